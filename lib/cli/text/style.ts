// Six ways to set a piece of text apart, or none. Nothing is said by colour alone.
const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] } as const

export type Style = Record<keyof typeof CODES, (text: string) => string>

export function createStyle(colour: boolean): Style {
  const paint = (name: keyof typeof CODES) => {
    const [open, close] = CODES[name]
    return (text: string) => (colour && text !== "" ? `\u001b[${open}m${text}\u001b[${close}m` : text)
  }
  return {
    bold: paint("bold"),
    dim: paint("dim"),
    red: paint("red"),
    green: paint("green"),
    yellow: paint("yellow"),
    cyan: paint("cyan"),
  }
}
