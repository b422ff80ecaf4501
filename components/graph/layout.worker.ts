// Lays out off the thread that draws: one request in, one answer out.
import { type LayoutRequest, layOut } from "@/lib/graph"

addEventListener("message", ({ data }: MessageEvent<LayoutRequest>) => postMessage(layOut(data)))
