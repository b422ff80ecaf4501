// Next calls this once when a server starts, before it answers anything.
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") await (await import("./instrumentation-node")).prepareDatabase()
}
