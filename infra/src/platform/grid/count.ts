/** Above this many rows a grid says "more than" instead of counting (docs/PERFORMANCE.md). */
export const COUNT_CAP = 10_000;
const MANY_MS = 10_000;

/** Remembers for 10 s which selections hold more rows than the cap. Smaller ones are always counted anew, so that a new row shows at once. */
export class Many {
  private readonly seen = new Map<string, number>();

  has(signature: string): boolean {
    const at = this.seen.get(signature);
    return at !== undefined && performance.now() - at < MANY_MS;
  }

  add(signature: string): void {
    this.seen.delete(signature);
    this.seen.set(signature, performance.now());
    for (const oldest of this.seen.keys()) if (this.seen.size > 1000) this.seen.delete(oldest);
  }
}

/** How people read a count: `1.284`, `más de 10.000`. */
export const countInWords = (n: number | undefined): string =>
  n === undefined ? 'más de 10.000' : String(n).replace(/\B(?=(\d{3})+$)/g, '.');
