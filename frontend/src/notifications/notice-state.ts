import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { createStore } from '../api/store.ts';
import { goTo } from '../shell/navigation.ts';
import { currentUser } from '../access/current-user.ts';
import { allNotices, type Notice, readNotification, seenNotices, unreadNotices } from './calls.ts';

/** The location request that asks to be taken. */
export const openRequest = createStore<Notice | undefined>(undefined);

const setUnread = (nots: readonly Notice[]): void => {
  queryClient.setQueryData(queryKey(unreadNotices, {}), { nots });
};

/** 'On failure the notification list is emptied' (document 1 §8). */
export const emptyUnread = (): void => setUnread([]);

export function refreshNotices(): void {
  for (const list of [unreadNotices, seenNotices, allNotices])
    void queryClient.invalidateQueries({ queryKey: queryKey(list) });
}

/** Marks one as read; the answer is the list that is left. */
export async function read(id: string): Promise<void> {
  try {
    const reply = await call(
      readNotification,
      { notification: id, user: currentUser.get()?.nombre ?? '' },
      { commandId: crypto.randomUUID() },
    );
    // What a command adds to its acceptance is not in the inferred type of the client.
    if (reply.ok && 'nots' in reply) setUnread(reply.nots as readonly Notice[]);
  } finally {
    void queryClient.invalidateQueries({ queryKey: queryKey(seenNotices) });
    void queryClient.invalidateQueries({ queryKey: queryKey(allNotices) });
  }
}

/** Reads a notification and opens what it is about. */
export function follow(notice: Notice): void {
  if (!notice.leida) void read(notice._id).catch(() => undefined);
  const path = notice.enlace?.replace(/^\/?(sistema\/)?/, '/sistema/');
  if (path) goTo(path);
}
