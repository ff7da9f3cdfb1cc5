import { createStore } from './store.ts';

const KEY = 'reloj';
/** Less than this is the way that a reply takes, and its whole seconds; ms. */
const APART_MS = 30_000;

const known = (): number => {
  try {
    return Number(localStorage.getItem(KEY) ?? 0) || 0;
  } catch {
    return 0;
  }
};

/** Server time minus this machine's, in ms; what an earlier page found, until the server has said it. */
export const clockOffset = createStore(known());

/** What time it is, epoch ms: as the server has it, whatever this machine's clock says. */
export const serverNow = (): number => Date.now() + clockOffset.get();

/** The server told its time, epoch ms. */
export function tellServerTime(at: number): void {
  const offset = at - Date.now();
  clockOffset.set(offset);
  try {
    if (Math.abs(offset) > APART_MS) localStorage.setItem(KEY, String(offset));
    else localStorage.removeItem(KEY);
  } catch {
    // Nobody remembers it: the next page asks again.
  }
}

/** What a reply says by the way, in whole seconds: used while it is far from what is known. */
export function noteReplyTime(date: string | null): void {
  const at = Date.parse(date ?? '');
  if (Math.abs(at - serverNow()) > APART_MS) tellServerTime(at);
}
