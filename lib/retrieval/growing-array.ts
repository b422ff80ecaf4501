// A typed array that grows by doubling: an index holds millions of small numbers, and plain arrays would box or over-allocate them.

/** @internal */
export class GrowingUint32 {
  private values: Uint32Array<ArrayBuffer>
  private used = 0

  constructor(capacity = 64) {
    this.values = new Uint32Array(capacity)
  }

  get length(): number {
    return this.used
  }

  push(value: number): void {
    if (this.used === this.values.length) {
      const larger = new Uint32Array(this.values.length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.used++] = value
  }

  /** 0 for what was never pushed. */
  at(index: number): number {
    return index < this.used ? (this.values[index] ?? 0) : 0
  }

  /** Changes a value that was pushed. */
  set(index: number, value: number): void {
    if (index < this.used) this.values[index] = value
  }
}
