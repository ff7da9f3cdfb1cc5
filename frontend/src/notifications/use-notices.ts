import { LOCATION_REQUEST, TAKERS } from '@power/domain/notifications/audience.shared';
import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useConnection, useLiveEvent } from '../live/hooks.ts';
import { dropToast, showToast } from '../ui/feedback/toasts.ts';
import { type Notice, unreadNotices } from './calls.ts';
import { follow, openRequest, refreshNotices } from './notice-state.ts';
import { readNoticeEvent, toastOf } from './notice-words.ts';

/** Requests that this person already said no to, until the page is loaded anew. */
const declined = new Set<string>();
export const decline = (id: string): void => {
  declined.add(id);
};

/** Notifications of the person, live: toasts for what is new, the take-it dialog for location requests. */
export function useNotices(): { unread: readonly Notice[] } {
  const { _id, perfiles } = useCurrentUser();
  const takes = TAKERS.includes(perfiles.perfil);
  const connection = useConnection();
  const { data } = useQueryCall(unreadNotices, {}, { staleTime: Infinity });
  const unread = data?.nots ?? [];

  const offer = (notice: Notice): void => {
    if (takes && !notice.tomada_por && !declined.has(notice._id) && !openRequest.get()) openRequest.set(notice);
  };
  useLiveEvent('notificacion', (datos) => {
    const event = readNoticeEvent(datos);
    if (!event) return;
    refreshNotices();
    if (event.kind === 'leida') return dropToast(`notificacion-${event.id}`);
    if (event.kind === 'nueva')
      return event.notice.tipo === LOCATION_REQUEST
        ? offer(event.notice)
        : showToast({ ...toastOf(event.notice), onClick: () => follow(event.notice) });
    if (openRequest.get()?._id === event.id && event.por._id !== _id) {
      openRequest.set(undefined);
      showToast({
        id: `notificacion-${event.id}`,
        titulo: 'Requerimiento tomado',
        texto: `El requerimiento ya fue tomado por ${event.por.nombre}.`,
        tono: 'info',
      });
    }
  });
  const waiting = unread.find((n) => n.tipo === LOCATION_REQUEST && !n.tomada_por);
  const offerWaiting = useEffectEvent(() => {
    if (waiting) offer(waiting);
  });
  useEffect(() => offerWaiting(), [waiting?._id]);
  // What was told while the connection was away is asked for; the socket repeats only what it still holds.
  useEffect(() => {
    if (connection === 'conectado') refreshNotices();
  }, [connection]);
  return { unread };
}
