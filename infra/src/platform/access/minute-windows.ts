const WINDOW_MS = 60_000;
/** Windows that are remembered; those that are over are forgotten first. */
const MOST = 10_000;

export interface Turn {
  readonly passed: boolean;
  /** How many more may come in this window. */
  readonly left: number;
  /** Whole seconds until the next window. */
  readonly seconds: number;
}

/** Calls of each key in a minute that begins with its first one. They live in the memory of this process (ADR 16). */
export function minuteWindows(now: () => number = () => performance.now()): (key: number, limit: number) => Turn {
  const windows = new Map<number, { readonly began: number; n: number }>();
  const sweep = (at: number): void => {
    for (const [key, { began }] of windows) if (at - began >= WINDOW_MS) windows.delete(key);
  };
  return (key, limit) => {
    const at = now();
    if (windows.size >= MOST) sweep(at);
    const open = windows.get(key);
    const current = open && at - open.began < WINDOW_MS ? open : { began: at, n: 0 };
    windows.set(key, current);
    const passed = current.n < limit;
    if (passed) current.n += 1;
    const seconds = Math.max(1, Math.ceil((current.began + WINDOW_MS - at) / 1000));
    return { passed, left: Math.max(0, limit - current.n), seconds };
  };
}
