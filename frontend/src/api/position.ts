import { createStore } from './store.ts';

/** The furthest log position that this person has written. */
export const lastPosition = createStore(0n);

/** Keeps the furthest log position that this person has written, so that later queries wait for it (ARCHITECTURE, *A command*). */
export function rememberPosition(position: unknown): void {
  if (typeof position !== 'string' || !/^\d+$/.test(position)) return;
  const seen = BigInt(position);
  if (seen > lastPosition.get()) lastPosition.set(seen);
}

export const positionHeader = (): Record<string, string> =>
  lastPosition.get() > 0n ? { 'x-posicion': String(lastPosition.get()) } : {};
