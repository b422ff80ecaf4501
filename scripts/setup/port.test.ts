import net from "node:net"
import { expect, test } from "vitest"
import { checkPort } from "./port.mjs"

function listen(): Promise<{ port: number; close: () => Promise<void> }> {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      resolve({ port, close: () => new Promise((done) => server.close(() => done())) })
    })
  })
}

test("a busy port is told with one that is free, and a free one is not told at all", async () => {
  const { port, close } = await listen()
  const line = new RegExp(`^Port ${port} is in use by another program: .* npm start -- --port \\d+$`)
  await expect(checkPort("127.0.0.1", port)).rejects.toThrow(line)
  await close()
  await expect(checkPort("127.0.0.1", port)).resolves.toBeUndefined()
})

test("an address of another machine is told in one line", async () => {
  await expect(checkPort("192.0.2.1", 3000)).rejects.toThrow(
    "192.0.2.1 is no address of this machine: set --host (or HOST) to one, such as 127.0.0.1.",
  )
})
