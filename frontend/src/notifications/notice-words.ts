import { type Toast, toasts } from '../ui/feedback/toasts.ts';
import type { Notice } from './notice.ts';

const TYPES: Readonly<Record<string, string>> = {
  solicitud_ubicacion_cliente: 'Solicitud de ubicación de cliente',
  pedido_validado: 'Pedido validado',
  pedido_facturado: 'Pedido facturado',
  nota_credito_emitida: 'Nota de crédito',
  pedido_anulado: 'Pedido anulado',
  reserva_convertida: 'Reserva convertida en pedido',
  precios_por_aprobar: 'Precios por aprobar',
  cliente_sin_tipo: 'Cliente sin tipo',
  pedido_comentado: 'Comentario en un pedido',
  pedido_con_faltantes: 'Pedido con faltantes',
  actualizacion_por_terminar: 'Actualización por terminar',
};

/** What kind of notification it is, in words; a type that is not known here is written out. */
export const typeName = (tipo: string): string => {
  const words = TYPES[tipo] ?? tipo.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const TOAST = 'notificacion-';

/** Toast of a notification: type, requester, comment, additional comment; stays until it is clicked (document 1 §2). */
export const toastOf = (notice: Notice): Omit<Toast, 'onClick'> => ({
  id: `${TOAST}${notice._id}`,
  queda: true,
  tono: /anulado|faltantes|por_terminar/.test(notice.tipo) ? 'warn' : 'info',
  titulo: typeName(notice.tipo),
  texto: notice.comentario.startsWith(notice.user_origen.nombre)
    ? notice.comentario
    : `${notice.user_origen.nombre}: ${notice.comentario}`,
  ...(notice.comentario_adicional === '' ? {} : { detalle: notice.comentario_adicional }),
});

/** In another tab the person has read them all. */
export const dropNoticeToasts = (): void => toasts.set((old) => old.filter((t) => !t.id.startsWith(TOAST)));

/** What a `notificacion` event says: a new one, one taken by somebody, one read in another tab, all of them read. */
export type NoticeEvent =
  | { readonly kind: 'nueva'; readonly notice: Notice }
  | { readonly kind: 'tomada'; readonly id: string; readonly por: { readonly _id: string; readonly nombre: string } }
  | { readonly kind: 'leida'; readonly id: string }
  | { readonly kind: 'todas' };

export function readNoticeEvent(datos: unknown): NoticeEvent | undefined {
  const d = (datos ?? {}) as Partial<Notice>;
  if (typeof d._id !== 'string') return undefined;
  if (d._id === '*') return { kind: 'todas' };
  if (typeof d.comentario === 'string' && d.user_origen) return { kind: 'nueva', notice: d as Notice };
  if (d.tomada_por) return { kind: 'tomada', id: d._id, por: d.tomada_por };
  return { kind: 'leida', id: d._id };
}
