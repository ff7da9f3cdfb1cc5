import { remember, remembered } from '../ui/remembered.ts';
import type { Hit } from './spotlight-store.ts';

const MOST = 6;
const HEADING = 'Recientes';
const keyOf = (user: string): string => `buscados-${user}`;

/** An address of ours with its name: what was written by another version, or by hand, is left out. */
const isRecent = (value: unknown): value is Hit & { readonly to: string } => {
  const { id, titulo, to } = (value ?? {}) as Partial<Record<keyof Hit, unknown>>;
  return typeof id === 'string' && typeof titulo === 'string' && typeof to === 'string' && /^\/sistema\//.test(to);
};

/** What this person last went to from Ctrl-K, the last one first; kept in this browser, by name and address alone. */
export function recentHits(user: string): readonly Hit[] {
  const kept = remembered(keyOf(user));
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
}

/** Remembers where a hit led; what only opens a card here has no address to come back to. */
export function rememberHit(user: string, { id, titulo, to }: Hit): void {
  if (typeof to !== 'string') return;
  const before = recentHits(user).filter((hit) => hit.to !== to);
  remember(keyOf(user), [{ id, titulo, grupo: HEADING, to }, ...before].slice(0, MOST));
}
