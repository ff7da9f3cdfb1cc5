import type pg from 'pg';
import { listen, type Listener } from '../../adapters/postgres/listen.ts';
import type { FeedRow } from './feed-row.ts';

const BATCH = 1000;
const RING = 20_000;
const PACE_MS = 8;
/** Nobody waits longer for a change than this, however much there is to tell. */
const MOST_PACE_MS = 500;

export interface FeedFollowerOptions {
  /** Address for the LISTEN connection. */
  readonly url: string;
  readonly pool: pg.Pool;
  /** New rows in feed order, each exactly once. */
  readonly onRows: (rows: readonly FeedRow[]) => void;
  /** Asked before, while nothing of them is known to anybody yet: what it gathers for their delivery. */
  readonly prepare?: (rows: readonly FeedRow[]) => Promise<unknown>;
  readonly onError?: (error: Error) => void;
  /** Backstop for lost notifications. Default 500 ms. */
  readonly pollMs?: number;
  /**
   * Least time between two deliveries: a lone row leaves at once, many share a read and a write to each client. Default 8 ms.
   * A delivery that itself took longer is followed by as long a rest, up to half a second: what changes meanwhile travels
   * together, and at least half of the process is left to whoever asks it for lists.
   */
  readonly paceMs?: number;
}

/** Rows after a cursor, or `lost` when the feed no longer holds all of them. */
export type Since = readonly FeedRow[] | 'lost';

/**
 * Follows ops.change_feed from its end: NOTIFY `feed` wakes it, a poll catches what a lost connection missed. Numbers
 * appear in commit order, so that `seq > last` never misses one. The newest rows stay in memory for clients that resume.
 */
export class FeedFollower {
  /** Last row handed over; undefined until started. */
  last: bigint | undefined;
  private ring: FeedRow[] = [];
  private reading: Promise<void> | undefined;
  private again = false;
  private listener: Listener | undefined;
  private timer: NodeJS.Timeout | undefined;
  private delivered = 0;
  private took = 0;
  private closed = false;

  constructor(private readonly options: FeedFollowerOptions) {}

  async start(): Promise<void> {
    const { rows } = await this.options.pool.query<{ seq: bigint }>(
      'SELECT coalesce(max(seq), 0) AS seq FROM ops.change_feed',
    );
    this.last = BigInt(rows[0]!.seq);
    this.listener = listen({
      url: this.options.url,
      channels: ['feed'],
      onNotification: () => this.wake(),
      onConnected: () => this.wake(),
    });
    this.timer = setInterval(() => this.wake(), this.options.pollMs ?? 500);
  }

  /** Least time between two deliveries at present, ms. */
  get paceMs(): number {
    return Math.min(MOST_PACE_MS, Math.max(this.options.paceMs ?? PACE_MS, this.took));
  }

  /** Up to 1000 rows after a cursor, from memory where it reaches that far. Never answers beyond {@link last}. */
  since(cursor: bigint): Since | Promise<Since> {
    const [first] = this.ring;
    if (first && first.seq <= cursor + 1n) return this.ring.slice(firstAfter(this.ring, cursor)).slice(0, BATCH);
    return this.read(cursor, this.last ?? 0n, true);
  }

  /** Resolves once every row that is committed by now was handed over. */
  async flush(): Promise<void> {
    do {
      this.wake();
      await this.reading;
      // A look that was just ending did not see what it was woken for.
    } while (this.again && !this.closed);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.listener?.close();
    await this.reading;
  }

  private wake(): void {
    this.again = true;
    this.reading ??= this.drain()
      .catch((error: Error) => this.options.onError?.(error))
      .finally(() => {
        this.reading = undefined;
      });
  }

  private async drain(): Promise<void> {
    while (this.again && !this.closed) {
      const early = this.delivered + this.paceMs - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      this.again = false;
      const rows = (await this.read(this.last!, undefined, false)) as readonly FeedRow[];
      if (rows.length === 0) continue;
      await this.options.prepare?.(rows);
      this.last = rows.at(-1)!.seq;
      this.ring.push(...rows);
      if (this.ring.length > RING * 1.5) this.ring = this.ring.slice(-RING);
      const began = performance.now();
      this.options.onRows(rows);
      this.delivered = performance.now();
      this.took = this.delivered - began;
      if (rows.length === BATCH) this.again = true;
    }
  }

  private async read(after: bigint, upTo: bigint | undefined, mustHold: boolean): Promise<Since> {
    const limit = upTo === undefined ? '' : ` AND seq <= ${upTo}`;
    const { rows } = await this.options.pool.query<FeedRow>({
      name: upTo === undefined ? 'feed-after' : undefined,
      text: `SELECT seq, position, topic, key, op, scope, frame FROM ops.change_feed WHERE seq > $1${limit} ORDER BY seq LIMIT ${BATCH}`,
      values: [String(after)],
    });
    if (!mustHold) return rows;
    // Asked after the rows: what was trimmed meanwhile is noticed. A gap at the very start only costs a refetch.
    const oldest = await this.options.pool.query<{ seq: bigint | null }>('SELECT min(seq) AS seq FROM ops.change_feed');
    const first = oldest.rows[0]?.seq;
    return first === null || first === undefined || BigInt(first) > after + 1n
      ? after === this.last
        ? []
        : 'lost'
      : rows;
  }
}

function firstAfter(rows: readonly FeedRow[], cursor: bigint): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.seq > cursor) high = middle;
    else low = middle + 1;
  }
  return low;
}
