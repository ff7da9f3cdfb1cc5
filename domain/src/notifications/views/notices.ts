import { z } from 'zod';
import { defineQuery, self } from '../../kernel/query.ts';
import { notificationRow, readingRow } from './notification-row.ts';
import { persona } from '../../kernel/person.ts';

/** A notification as one person sees it (document 1 §3). */
export const noticeRow = z.object({
  _id: z.string(),
  tipo: z.string(),
  titulo: z.string(),
  user_origen: persona,
  comentario: z.string(),
  comentario_adicional: z.string(),
  enlace: z.string().nullable(),
  fecha: z.string(),
  leida: z.boolean(),
  tomada_por: persona.nullable(),
});
export type Notice = z.infer<typeof noticeRow>;

const base = {
  context: 'notifications',
  path: '/notificaciones/listar',
  access: { perfiles: 'todos' as const },
  reads: [notificationRow.projection, readingRow.projection],
};
/** A stretch of a list, newest first, and how many there are in all. */
const page = {
  startRow: z.number().int().min(0).max(100_000).default(0),
  endRow: z.number().int().min(1).max(100_100),
};
const bounded = (r: { startRow: number; endRow: number }): boolean =>
  r.endRow > r.startRow && r.endRow - r.startRow <= 100;
const bounds = { message: 'endRow debe ser mayor que startRow y pedir a lo más 100 filas', path: ['endRow'] };
const list = z.object({ nots: z.array(noticeRow), total: z.number().int() });
export type NoticePage = z.infer<typeof list>;

export const unreadNotices = defineQuery({
  ...base,
  scope: self,
  name: 'unread-notices',
  asOf: { now: 'Las notificaciones son las de ahora.' },
  accion: 'simple',
  summary: 'Notificaciones sin leer',
  request: z
    .strictObject({ accion: z.literal('simple'), ...page, endRow: page.endRow.default(100) })
    .refine(bounded, bounds),
  /** `por_tomar`: requests that wait to be taken, for whoever may take them, however many newer notifications there are. */
  reply: list.extend({ por_tomar: z.array(noticeRow) }),
});
export const seenNotices = defineQuery({
  ...base,
  scope: self,
  name: 'seen-notices',
  asOf: { now: 'Las notificaciones son las de ahora.' },
  accion: 'vistas',
  summary: 'Notificaciones leídas',
  request: z
    .strictObject({ accion: z.literal('vistas'), ...page, endRow: page.endRow.default(100) })
    .refine(bounded, bounds),
  reply: list,
});
export const allNotices = defineQuery({
  ...base,
  scope: self,
  name: 'all-notices',
  asOf: { now: 'Las notificaciones son las de ahora.' },
  accion: 'todas',
  summary: 'Todas las notificaciones',
  request: z
    .strictObject({ accion: z.literal('todas'), ...page, endRow: page.endRow.default(20) })
    .refine(bounded, bounds),
  reply: list.extend({ lastRow: z.number().int() }),
});
