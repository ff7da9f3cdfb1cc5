import { currentUser, currentUserId } from '../access/current-user.ts';
import { CallError, isOffline } from '../api/call-error.ts';
import { lostConnection, online } from '../api/network.ts';
import type { Store } from '../api/store.ts';

/** Somebody else is signed in, or nobody: what this person did is never sent in another's name. */
class NotMine extends Error {}

/** Throws while anybody but this person is signed in. */
export function onlyMine(user: string): void {
  if (currentUserId() !== user) throw new NotMine();
}

/** A session that ended, or an update of the system, is no refusal of the scan: it waits. */
export const isAway = (error: unknown): boolean =>
  error instanceof NotMine ||
  isOffline(error) ||
  (error instanceof CallError && (error.updating || error.status === 401 || error.status === 429));

const until = <T>(store: Store<T>, holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (holds()) return resolve();
    const stop = store.subscribe(() => {
      if (holds()) {
        stop();
        resolve();
      }
    });
  });
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves when this person's deeds may be sent again. */
export async function untilBack(user: string, error: unknown): Promise<void> {
  await until(currentUser, () => currentUserId() === user);
  if (error instanceof NotMine) return;
  if (error instanceof CallError && error.updating) return pause(60_000);
  if (online.get()) return pause(2000);
  lostConnection();
  await until(online, () => online.get());
}

/** One queue per person and phone: that of whoever is signed in. */
export function perPerson<Q>(open: (user: string) => Q): () => Q {
  const queues = new Map<string, Q>();
  return () => {
    const user = currentUserId() ?? 'nadie';
    const queue = queues.get(user) ?? open(user);
    queues.set(user, queue);
    return queue;
  };
}
