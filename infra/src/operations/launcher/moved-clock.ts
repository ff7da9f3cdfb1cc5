import { readFileSync } from 'node:fs';

const LOOK_MS = 100;

/**
 * Moves this process's clock: `Date` is ahead of the machine's by the milliseconds that stand in `file`, read again every
 * tenth of a second; what cannot be read moves nothing. So the fault suite sets the clock of every process, libraries
 * included, forth and back. Timers and `performance.now()` go on as ever, as they do when a machine's clock is set.
 */
export function followClockFile(file: string): void {
  let ahead = 0;
  const look = (): void => {
    try {
      ahead = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      ahead = 0;
    }
  };
  look();
  setInterval(look, LOOK_MS).unref();
  const Machine = globalThis.Date;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + ahead] : given, made) as object,
    apply: (target) => new target(target.now() + ahead).toString(),
    get: (target, name) => (name === 'now' ? () => target.now() + ahead : (Reflect.get(target, name) as unknown)),
  });
}
