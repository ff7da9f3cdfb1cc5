/** Why the server ends a socket; clients reconnect after all but 4001 and resume by cursor. */
export const CLOSE = {
  /** No valid session, or it was ended. */
  session: 4001,
  /** The client reads too slowly: it resumes by cursor. */
  slow: 4008,
  /** The client asks too much. */
  tooMuch: 4029,
  /** Other rights than when it connected: it connects again and hears what it may now. */
  rights: 4012,
  /** The service is going away. */
  stopping: 1001,
} as const;

/** Bytes that may wait for a client before it is cut off. */
export const MAX_BUFFERED = 1024 * 1024;
export const MAX_FRAME = 16 * 1024;

/** Allows `rate` per second with bursts of `burst`. */
export class TokenBucket {
  private tokens: number;
  private at = Date.now();
  constructor(private readonly rate = 20, private readonly burst = 60) {
    this.tokens = burst;
  }

  take(): boolean {
    const now = Date.now();
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.rate);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
