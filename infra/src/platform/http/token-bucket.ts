export interface Rate {
  /** How many per second may be kept up. */
  readonly perSecond: number;
  /** How many may come at once. */
  readonly burst: number;
}

/** Allows `perSecond`, with bursts. */
export class TokenBucket {
  private tokens: number;
  private at = performance.now();
  constructor(private readonly rate: Rate) {
    this.tokens = rate.burst;
  }

  take(): boolean {
    this.refill();
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }

  /** Nothing was taken for so long that a new one would allow the same. */
  get full(): boolean {
    this.refill();
    return this.tokens >= this.rate.burst;
  }

  private refill(): void {
    const now = performance.now();
    this.tokens = Math.min(this.rate.burst, this.tokens + ((now - this.at) / 1000) * this.rate.perSecond);
    this.at = now;
  }
}

const SWEEP_MS = 10_000;

/** One bucket for each key (an address), forgotten once it is full again. */
export class Buckets {
  private readonly buckets = new Map<string, TokenBucket>();
  private swept = performance.now();
  constructor(private readonly rate: Rate) {}

  take(key: string): boolean {
    this.sweep();
    let bucket = this.buckets.get(key);
    if (!bucket) this.buckets.set(key, (bucket = new TokenBucket(this.rate)));
    return bucket.take();
  }

  private sweep(): void {
    if (performance.now() - this.swept < SWEEP_MS) return;
    this.swept = performance.now();
    for (const [key, bucket] of this.buckets) if (bucket.full) this.buckets.delete(key);
  }
}
