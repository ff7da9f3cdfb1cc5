import { serverNow } from '../api/server-time.ts';
import { createStore } from '../api/store.ts';

const current = (): number => Math.floor(serverNow() / 1000) * 1000;

/** Server time in whole seconds, epoch ms. */
export const now = createStore(current());

let watchers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function tick(): void {
  now.set(current());
  // On the second, not 1000 ms later: the displays of one hall tick together.
  timer = setTimeout(tick, 1000 - (serverNow() % 1000));
}

/** Keeps the tick running while somebody shows it. Returns the release. */
export function watchSeconds(): () => void {
  watchers += 1;
  if (watchers === 1) tick();
  return () => {
    watchers -= 1;
    if (watchers === 0 && timer) clearTimeout(timer);
  };
}
