import { LOCATION_REQUEST, TAKERS } from '@power/domain/notifications/audience.shared';
import { useEffect, useEffectEvent } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useConnection, useLiveEvent } from '../live/hooks.ts';
import { dropToast, showToast } from '../ui/feedback/toasts.ts';
import { unreadNotices } from '../calls/notifications.ts';
import { dropRequest, follow, offer, offerThese, refreshNotices, requests } from './notice-state.ts';
import { dropNoticeToasts, readNoticeEvent, toastOf } from './notice-words.ts';

/** Notifications of the person, live: toasts for what is new, the take-it dialog for each location request. */
export function useNotices(): { unread: number } {
  const { _id, perfiles } = useCurrentUser();
  const takes = TAKERS.includes(perfiles.perfil);
  const connection = useConnection();
  const { data, dataUpdatedAt } = useQueryCall(unreadNotices, {}, { staleTime: Infinity });
  useLiveEvent('notificacion', (datos) => {
    const event = readNoticeEvent(datos);
    if (!event) return;
    refreshNotices();
    if (event.kind === 'leida') return dropToast(`notificacion-${event.id}`);
    if (event.kind === 'todas') return dropNoticeToasts();
    if (event.kind === 'nueva')
      return event.notice.tipo === LOCATION_REQUEST
        ? takes
          ? offer(event.notice)
          : undefined
        : showToast({ ...toastOf(event.notice), onClick: () => follow(event.notice) });
    const onScreen = requests.get()[0]?._id === event.id;
    dropRequest(event.id);
    if (onScreen && event.por._id !== _id) {
      showToast({
        id: `notificacion-${event.id}`,
        titulo: 'Requerimiento tomado',
        texto: `El requerimiento ya fue tomado por ${event.por.nombre}.`,
        tono: 'info',
      });
    }
  });
  const told = useEffectEvent(() => {
    if (takes && data) offerThese(data.por_tomar);
  });
  useEffect(() => told(), [dataUpdatedAt]);
  // What was told while the connection was away is asked for; the socket repeats only what it still holds.
  useEffect(() => {
    if (connection === 'conectado') refreshNotices();
  }, [connection]);
  return { unread: data?.total ?? 0 };
}
