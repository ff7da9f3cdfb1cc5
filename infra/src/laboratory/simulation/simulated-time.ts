const RealDate = globalThis.Date;

/** Lets `new Date()` and `Date.now()` tell the instant of a simulated company. `stop` brings the machine's own time back. */
export function simulateTime(now: () => number): { readonly stop: () => void } {
  class SimulatedDate extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(now());
      else super(...(given as [number]));
    }
    static override now(): number {
      return now();
    }
  }
  globalThis.Date = SimulatedDate as DateConstructor;
  return { stop: () => void (globalThis.Date = RealDate) };
}

/** Milliseconds of the machine's own clock, whatever a simulated company says. */
export const realNow = (): number => RealDate.now();
