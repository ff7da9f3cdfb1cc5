import { z } from 'zod';
import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { segmento } from '../parts.ts';
import { SENDERS } from '../sending-input.shared.ts';
import { notificationRow, readingRow } from './notification-row.ts';
import { recipientRow, sendingRow, shownRecipient } from './sending-row.ts';

const base = { context: 'notifications', path: '/app/notificaciones/listar', access: { perfiles: SENDERS } };

/** What was sent, is being sent and will be. */
export const sendingGrid = defineGridQuery(sendingRow, {
  ...base,
  name: 'sending-grid',
  summary: 'Notificaciones masivas y su avance',
});

export const sendingExport = defineQuery({
  ...base,
  name: 'sending-export',
  access: { perfiles: SENDERS, permiso: 'exportar' },
  reads: [sendingRow.projection],
  scope: everyone,
  summary: 'Exporta a Excel las notificaciones masivas filtradas',
  ...exportCall('exportacion'),
});

/** How many a segment reaches now, before anything is sent. */
export const sendingAudience = defineQuery({
  ...base,
  name: 'sending-audience',
  accion: 'conteo',
  scope: everyone,
  asOf: { now: 'Cuenta a quienes llegaría ahora.' },
  reads: ['access/user-list', 'customers/customer-list', 'orders/order-line-list'],
  summary: 'A cuántas personas llega un segmento',
  request: z.strictObject({ accion: z.literal('conteo'), segmento }),
  reply: z.object({
    ok: z.literal(true),
    personas: z.number().int(),
    perfiles: z.array(z.object({ perfil: z.string(), personas: z.number().int() })),
  }),
});

/** What became of it, person by person. */
export const sendingResult = defineQuery({
  ...base,
  name: 'sending-result',
  accion: 'detalle',
  scope: everyone,
  topic: recipientRow.topic!,
  asOf: { now: 'Dice qué pasó con el envío hasta ahora.' },
  reads: [recipientRow.projection, notificationRow.projection, readingRow.projection],
  summary: 'Resultado de un envío por persona',
  request: z.strictObject({
    accion: z.literal('detalle'),
    id: z.string().min(1).max(60),
    startRow: z.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.object({ ok: z.literal(true), total: z.number().int(), personas: z.array(shownRecipient) }),
});
