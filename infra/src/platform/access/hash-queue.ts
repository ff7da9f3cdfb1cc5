import { Tally } from '../http/tally.ts';

/** Who waits for a hash: `key` shares its places with others of the same address; `first` has shown to be welcome. */
export interface Turn {
  readonly key: string;
  readonly first?: boolean;
}

export interface QueueBounds {
  /** Pieces of work under way at once. */
  readonly concurrency: number;
  /** How many of one key may wait; of these the newest is served first, the oldest is sent away. */
  readonly perKey: number;
  /** How many may wait in all, those who go first not counted. */
  readonly total: number;
  /** How many of those who go first may wait. */
  readonly first: number;
}

/** There are more waiting than can be served soon. */
export class Crowded extends Error {}

interface Waiting {
  readonly key: string;
  readonly start: () => void;
  readonly refuse: (reason: Crowded) => void;
}

/**
 * Bounds costly work. Whoever goes first is served in order; the others by key in turns, and of one key never as many
 * at once that nobody else finds a place. Two hundred guesses from one address so cost a stranger elsewhere one piece of
 * work at most, and somebody at the same address little more, since the newest is served first.
 */
export class HashQueue {
  private running = 0;
  private readonly runningOf = new Tally();
  private readonly first: Waiting[] = [];
  private readonly others: Waiting[] = [];
  private lastKey = '';

  constructor(private readonly bounds: QueueBounds) {}

  /** Throws {@link Crowded} instead of working when too many wait. */
  async run<T>({ key, first }: Turn, work: () => Promise<T>): Promise<T> {
    const mine = first ? `first:${key}` : key;
    await this.place(mine, first === true);
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.runningOf.change(mine, -1);
      this.next();
    }
  }

  private place(key: string, first: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { key, start: resolve, refuse: reject };
      if (first) {
        if (this.first.length >= this.bounds.first) return reject(new Crowded());
        this.first.push(waiting);
      } else {
        this.others.push(waiting);
        if (this.others.filter((one) => one.key === key).length > this.bounds.perKey) this.sendAway(key);
        else if (this.others.length > this.bounds.total) this.sendAway(this.mostWaiting());
      }
      this.next();
    });
  }

  private next(): void {
    while (this.running < this.bounds.concurrency) {
      const chosen = this.first.shift() ?? this.chooseOther();
      if (!chosen) return;
      this.running += 1;
      this.runningOf.change(chosen.key, 1);
      chosen.start();
    }
  }

  /** The newest of the key whose turn it is; one key alone leaves a place free. */
  private chooseOther(): Waiting | undefined {
    const keys = [...new Set(this.others.map((one) => one.key))]
      .filter((key) => this.runningOf.of(key) < Math.max(1, this.bounds.concurrency - 1))
      .sort();
    const key = keys.find((one) => one > this.lastKey) ?? keys[0];
    if (key === undefined) return undefined;
    this.lastKey = key;
    const at = this.others.findLastIndex((one) => one.key === key);
    return this.others.splice(at, 1)[0];
  }

  private sendAway(key: string): void {
    const at = this.others.findIndex((one) => one.key === key);
    this.others.splice(at, 1)[0]?.refuse(new Crowded());
  }

  private mostWaiting(): string {
    const counts = new Map<string, number>();
    for (const { key } of this.others) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a)[0]![0];
  }
}
