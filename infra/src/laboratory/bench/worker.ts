import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Time that all processes of this machine share, ms. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Another process of the bench, asked and answered by messages, one question at a time. */
export class Worker {
  readonly #child: ChildProcess;

  constructor(module: URL, args: readonly string[] = [], execArgv: readonly string[] = []) {
    this.#child = fork(module, [...args], {
      execArgv: [...execArgv],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async ask<T>(question: object): Promise<T> {
    const ended = new AbortController();
    const over = once(this.#child, 'exit', { signal: ended.signal }).then(() => {
      throw new Error('a process of the bench ended before its answer');
    });
    over.catch(() => undefined);
    this.#child.send(question);
    try {
      const [answer] = (await Promise.race([once(this.#child, 'message', { signal: ended.signal }), over])) as [
        { error?: string; value: T },
      ];
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    } finally {
      ended.abort();
    }
  }

  /** Ends it; resolves when it is gone. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    if (this.#child.connected) this.#child.disconnect();
    await gone;
  }
}

/** The other side: answers the questions of the bench until it goes away. */
export function serve<Q extends object>(answer: (question: Q) => Promise<unknown>): void {
  process.on('message', (question: Q) => {
    answer(question).then(
      (value) => process.send?.({ value }),
      (error: Error) => process.send?.({ error: error.stack ?? String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
