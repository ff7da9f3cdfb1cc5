import type { Expected } from './judge.ts';
import type { Outcome, StandInLog } from './log.ts';
import type { Proposed } from './stored.ts';

/** How long a server keeps those waiting who write, at once, what another is writing, ms. */
const PATIENCE = 2000;

/**
 * Writes in the order of arrival and answers a moment later, as a server that flushes its disk does. Of those who write
 * the same ids before the first has its answer, some hear the repeat's answer and most wait in vain.
 */
export class Writer {
  readonly #log: StandInLog;
  readonly #underWay = new Map<string, number>();

  constructor(log: StandInLog) {
    this.#log = log;
  }

  async write(stream: string, expected: Expected, events: readonly Proposed[]): Promise<Outcome> {
    const same = `${stream} ${expected} ${events.map(({ id }) => id).join(' ')}`;
    const outcome = this.#log.append(stream, expected, events);
    const others = this.#underWay.get(same);
    if (others !== undefined && outcome.ok && outcome.repeated) {
      this.#underWay.set(same, others + 1);
      if (others % 3 < 2) {
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
        return { ok: false, refusal: 'timeout' };
      }
      return outcome;
    }
    this.#underWay.set(same, 0);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    this.#underWay.delete(same);
    return outcome;
  }
}
