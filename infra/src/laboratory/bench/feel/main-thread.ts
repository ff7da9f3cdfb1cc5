import type { CDPSession, Page } from 'playwright-core';

/** A middling phone beside the machines that this is written on. */
export const SLOWDOWN = 4;

/** What the main thread of a page has worked so far, seconds: all its tasks, and scripts alone. */
interface Worked {
  readonly tasks: number;
  readonly scripts: number;
}

/** Milliseconds of processor time between two moments. */
export interface Spent {
  readonly all: number;
  readonly scripts: number;
}

/**
 * Counts the processor time of a page's main thread, slowed down: by the thread's own clock, so that a busy machine
 * makes nothing dearer. (The emulation keeps the thread busy for the rest of each slice, which that clock counts.)
 */
export class MainThread {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<MainThread> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return new MainThread(session);
  }

  /** What `work` costs until it resolves. */
  async spentBy(work: () => Promise<unknown>): Promise<Spent> {
    const before = await this.#worked();
    await work();
    const after = await this.#worked();
    return { all: (after.tasks - before.tasks) * 1000, scripts: (after.scripts - before.scripts) * 1000 };
  }

  async #worked(): Promise<Worked> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { tasks: of('TaskDuration'), scripts: of('ScriptDuration') };
  }
}
