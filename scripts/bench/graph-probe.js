// Runs in the page before anything else, and tells when the map was drawn on: nothing is asked of the product itself.
;(() => {
  /** Resolved at the next drawing on a canvas that is in the page; cytoscape also draws on some that are not. */
  let waiting = []
  let firstDrawnAt = null
  const prototype = CanvasRenderingContext2D.prototype
  for (const method of ["fillText", "drawImage", "fill", "stroke"]) {
    const draw = prototype[method]
    prototype[method] = function (...args) {
      if (this.canvas.isConnected) {
        firstDrawnAt ??= performance.now()
        for (const resolve of waiting.splice(0)) resolve()
      }
      return draw.apply(this, args)
    }
  }
  /** A task after the next frame: what was drawn is on the screen. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      })
    })
  const drawn = () =>
    new Promise((resolve) => {
      waiting.push(resolve)
    })
  /** Until the map has been still for some frames. */
  const still = async () => {
    for (let quiet = 0; quiet < 15; quiet += 1) {
      let isDrawn = false
      drawn().then(() => {
        isDrawn = true
      })
      await painted()
      if (isDrawn) quiet = -1
    }
    waiting = []
  }
  const timeAct = async (act) => {
    await still()
    const isDrawn = drawn()
    const startedAt = performance.now()
    act()
    await isDrawn
    return (await painted()) - startedAt
  }
  window.graphProbe = {
    /** From the start of the navigation, ms. */
    timeOfPaint: painted,
    timeOfFirstMap: async () => {
      if (firstDrawnAt === null) await drawn()
      const startedAt = performance.now()
      // Where it was drawn before this was asked, the frame after it is the one that counts.
      const frameMs = (await painted()) - startedAt
      return firstDrawnAt + frameMs
    },
    frames: async (count) => {
      const times = []
      let last = await painted()
      for (let frame = 0; frame < count; frame += 1) {
        const now = await painted()
        times.push(now - last)
        last = now
      }
      return times
    },
    click: (element) => timeAct(() => element.click()),
    type: (element, text) =>
      timeAct(() => {
        // As a key does it: React hears only of what the native setter set.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(element, text)
        element.dispatchEvent(new Event("input", { bubbles: true }))
      }),
  }
})()
