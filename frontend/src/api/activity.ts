import { createStore } from './store.ts';

/** How many calls, loads of code and planned refetches are under way. */
export const activity = createStore(0);

/** Counts one more as under way. Returns what ends it, once however often it is called; `given` ends it too. */
export function begin(given?: AbortSignal): () => void {
  if (given?.aborted) return () => undefined;
  let over = false;
  const end = (): void => {
    if (over) return;
    over = true;
    given?.removeEventListener('abort', end);
    activity.set((n) => n - 1);
  };
  given?.addEventListener('abort', end);
  activity.set((n) => n + 1);
  return end;
}

type Timer = ReturnType<typeof setTimeout>;
const plans = new Map<Timer, () => void>();

/** `setTimeout` for what loads or sends something: counts as under way from now on. */
export function plan(run: () => void, ms: number): Timer {
  const end = begin();
  const timer = setTimeout(() => {
    plans.delete(timer);
    try {
      run();
    } finally {
      end();
    }
  }, ms);
  plans.set(timer, end);
  return timer;
}

/** `clearTimeout` of what was planned. */
export function cancelPlan(timer: Timer | undefined): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  plans.get(timer)?.();
  plans.delete(timer);
}
