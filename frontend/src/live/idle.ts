import { activity } from '../api/activity.ts';
import { upToDate } from './socket.ts';

/** Where a browser has no order of tasks, what came is drawn within two frames; ms. */
const REST_MS = 30;

/** Calls back once what is queued now is done, and what that queues. Returns what gives it up. */
function whenDrawn(run: () => void): () => void {
  if (!('scheduler' in globalThis)) {
    const timer = setTimeout(run, REST_MS);
    return () => clearTimeout(timer);
  }
  let isWanted = true;
  const after = (then: () => void): Promise<void> =>
    scheduler.postTask(() => isWanted && then(), { priority: 'background' }).then(() => undefined);
  void after(() => void after(run));
  return () => {
    isWanted = false;
  };
}

/**
 * Marks the document's root with `data-idle` while nothing is under way and everything that this page wrote was told back
 * to it: whoever drives the page from outside knows by it when to look. Returns what stops it. Draws nothing.
 */
export function showIdle(root: HTMLElement = document.documentElement): () => void {
  let giveUp: (() => void) | undefined;
  const look = (): void => {
    if (activity.get() === 0 && upToDate.get()) giveUp ??= whenDrawn(() => root.setAttribute('data-idle', ''));
    else {
      giveUp?.();
      giveUp = undefined;
      root.removeAttribute('data-idle');
    }
  };
  const stops = [activity.subscribe(look), upToDate.subscribe(look)];
  look();
  return () => {
    for (const stop of stops) stop();
    giveUp?.();
  };
}
