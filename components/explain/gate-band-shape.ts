// The outlines of one gate's piece of the flow, in a 100 × 100 box: the band that goes through, what falls out of it and
// what joins it. Pieces of neighbouring gates meet at the box's edges.
import type { GateStage } from "./gate-flow"

export interface GateBandShape {
  /** Outline of the band; null where nobody comes or joins. */
  band: string | null
  /** What falls out of the band; null where nobody is removed. */
  fall: string | null
  /** What joins from outside; null where nobody does. */
  rise: string | null
}

export type FlowDirection = "right" | "down"

/** The widest band leaves this much of the box free, so that what falls can be seen falling. */
const BAND_SHARE = 0.72
/** So that one skill of ten thousand is still a line. */
const THINNEST = 3

/** `down` is the same picture turned on its diagonal: along becomes down, falling becomes rightward. */
export function shapeGateBand(
  stage: Pick<GateStage, "inWidth" | "joinedWidth" | "outWidth" | "removed" | "joined" | "in" | "out">,
  direction: FlowDirection,
): GateBandShape {
  const at = (along: number, across: number) => {
    const [x, y] = direction === "right" ? [along, across] : [across, along]
    return `${round(x)},${round(y)}`
  }
  const entering = extent(stage.inWidth, stage.in - stage.joined)
  const swollen =
    stage.joined > 0
      ? Math.min(BAND_SHARE * 100, Math.max(entering, extent(stage.joinedWidth, stage.joined)))
      : entering
  const leaving = extent(stage.outWidth, stage.out)
  const isEmpty = entering === 0 && swollen === 0
  return {
    band: isEmpty
      ? null
      : [
          `M${at(0, 0)} L${at(100, 0)} L${at(100, leaving)}`,
          `C${at(80, leaving)} ${at(78, swollen)} ${at(60, swollen)}`,
          `L${at(38, swollen)} C${at(22, swollen)} ${at(20, entering)} ${at(0, entering)} Z`,
        ].join(" "),
    fall:
      stage.removed === 0
        ? null
        : [
            `M${at(52, swollen)} L${at(60, swollen)} C${at(78, swollen)} ${at(80, leaving)} ${at(94, leaving)}`,
            `C${at(82, leaving + 4)} ${at(80, 88)} ${at(80, 100)}`,
            `L${at(66, 100)} C${at(66, 84)} ${at(64, swollen + 4)} ${at(52, swollen)} Z`,
          ].join(" "),
    rise:
      stage.joined === 0
        ? null
        : [
            `M${at(10, 100)} L${at(24, 100)} C${at(25, 82)} ${at(28, swollen)} ${at(42, swollen)}`,
            `L${at(38, swollen)} C${at(22, swollen)} ${at(20, entering)} ${at(4, entering)}`,
            `C${at(10, entering + 6)} ${at(10, 84)} ${at(10, 100)} Z`,
          ].join(" "),
  }
}

function extent(width: number, count: number): number {
  return count === 0 ? 0 : Math.max(THINNEST, width * BAND_SHARE * 100)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
