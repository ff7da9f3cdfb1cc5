import { serverNow } from './server-time.ts';
import { createStore } from './store.ts';

/** Instant (epoch ms) that the oldest rows of the screen are of, as the server said; 0 while all are up to date. */
export const dataOf = createStore(0);

const late = new Map<string, number>();

const settle = (): void => dataOf.set(late.size === 0 ? 0 : Math.min(...late.values()));

/** Notes what a reply says of its own age: seconds in `x-atrasado`, nothing while it is up to date. */
export function noteLag(call: string, header: string | null): void {
  const seconds = Number(header ?? 0);
  if (seconds > 0) late.set(call, serverNow() - seconds * 1000);
  else if (!late.delete(call)) return;
  settle();
}

/** Another screen: what the last one showed is gone. */
export function forgetLag(): void {
  late.clear();
  settle();
}
