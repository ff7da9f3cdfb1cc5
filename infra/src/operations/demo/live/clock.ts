/** Time of the played day: minutes of it pass `speed` times as fast as on the wall. */
export interface Clock {
  readonly signal: AbortSignal;
  /** Resolves after so many minutes of the day; rejects with {@link DayOver} when it is stopped. */
  sleep(minutes: number): Promise<void>;
}

/** Somebody stopped the day. */
export class DayOver extends Error {}

export const clockAt = (speed: number, signal: AbortSignal): Clock => ({
  signal,
  sleep: (minutes) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(new DayOver());
      const stop = (): void => {
        clearTimeout(timer);
        reject(new DayOver());
      };
      const timer = setTimeout(
        () => {
          signal.removeEventListener('abort', stop);
          resolve();
        },
        (minutes * 60_000) / speed,
      );
      signal.addEventListener('abort', stop, { once: true });
    }),
});
