import { mayOpen } from '@power/domain/access/menu';
import type { Perfil } from '@power/domain/kernel/perfiles';
import { currentUser } from '../access/current-user.ts';
import { call } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { createStore } from '../api/store.ts';
import { goTo } from '../shell/navigation.shared.ts';
import {
  allNotices,
  readAllNotifications,
  readNotification,
  seenNotices,
  unreadNotices,
} from '../calls/notifications.ts';
import type { Notice } from './notice.ts';

/** Location requests that ask to be taken; the first is on screen, the others wait for their turn. */
export const requests = createStore<readonly Notice[]>([]);

/** Requests that this person already said no to, until the page is loaded anew. */
const declined = new Set<string>();

/** Puts a request in the row of those that ask, once; not one that the person declined. */
export function offer(notice: Notice): void {
  if (notice.tomada_por || declined.has(notice._id)) return;
  if (!requests.get().some((r) => r._id === notice._id)) requests.set((old) => [...old, notice]);
}

/** Shows a request at once, also one that was declined: the person asked for it. */
export const ask = (notice: Notice): void => {
  requests.set((old) => [notice, ...old.filter((r) => r._id !== notice._id)]);
};

/** What the server says asks: what was taken or read meanwhile leaves the row. */
export function offerThese(waiting: readonly Notice[]): void {
  const ids = new Set(waiting.map((n) => n._id));
  requests.set((old) => old.filter((r) => ids.has(r._id)));
  for (const notice of waiting) offer(notice);
}

/** Takes a request out of the row; `decline`: it is not offered again. */
export function dropRequest(id: string, decline = false): void {
  if (decline) declined.add(id);
  requests.set((old) => old.filter((r) => r._id !== id));
}

const setUnread = (nots: readonly Notice[], total: number): void => {
  queryClient.setQueryData(queryKey(unreadNotices, {}), { nots, total, por_tomar: [] });
};
/** 'On failure the notification list is emptied' (document 1 §8). */
export const emptyUnread = (): void => setUnread([], 0);

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
    if (reply.ok && 'nots' in reply && 'total' in reply)
      setUnread(reply.nots as readonly Notice[], Number(reply.total));
  } finally {
    refreshNotices();
  }
}

/** Marks as read what the person was shown: everything up to the newest of the list. */
export async function readAll(newest: Notice | undefined): Promise<void> {
  try {
    await call(readAllNotifications, newest ? { hasta: newest.fecha } : {}, { commandId: crypto.randomUUID() });
  } finally {
    refreshNotices();
  }
}

/** Where a notification leads this person: an order opens on the screen of orders that they have. */
export function targetOf(enlace: string, perfil: Perfil): string {
  const ruta = enlace.replace(/^\/?(sistema\/)?/, '');
  const orders = ['pedidos-globales', 'pedidos-cobrador', 'picking'].find((screen) => mayOpen(perfil, screen));
  return `/sistema/${orders ? ruta.replace(/^pedidos-globales(?=\?|$)/, orders) : ruta}`;
}

/** Reads a notification and opens what it is about. */
export function follow(notice: Notice): void {
  if (!notice.leida) void read(notice._id).catch(() => undefined);
  const perfil = currentUser.get()?.perfiles.perfil;
  if (notice.enlace && perfil) goTo(targetOf(notice.enlace, perfil));
}
