import { listen, type Listener } from '../../postgres/listen.ts';

/** Milliseconds after which a reader looks again although nothing was notified: LISTEN may be lost, data may not. */
const POLL = 500;

/** What one reader waits on. `count` rises with every ring, so that a ring between reading and waiting is not lost. */
export interface Bell {
  count(): number;
  ring(): void;
  /** Resolves when the count is no longer `heard`, or after `atMost` milliseconds. */
  wait(heard: number, atMost?: number): Promise<void>;
  remove(): void;
}

/** One LISTEN connection for all readers of a process, opened with the first. */
export class WakeUp {
  readonly #url: string;
  readonly #bells = new Set<Bell>();
  #listener: Listener | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  bell(): Bell {
    const ringAll = (): void => {
      for (const bell of this.#bells) bell.ring();
    };
    this.#listener ??= listen({ url: this.#url, channels: ['log'], onNotification: ringAll, onConnected: ringAll });
    const bell = createBell(() => this.#bells.delete(bell));
    this.#bells.add(bell);
    return bell;
  }

  async close(): Promise<void> {
    await this.#listener?.close();
    this.#listener = undefined;
  }
}

function createBell(remove: () => void): Bell {
  let count = 0;
  let wake: (() => void) | undefined;
  return {
    count: () => count,
    ring() {
      count += 1;
      wake?.();
    },
    async wait(heard, atMost = POLL) {
      if (count !== heard) return;
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, atMost);
      });
      clearTimeout(timer);
      wake = undefined;
    },
    remove,
  };
}
