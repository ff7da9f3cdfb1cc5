import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { QUOTERS } from '../guards.ts';
import { QUOTATION_LIST, quotationScope, QUOTATIONS_TOPIC } from './quotation-row.ts';

/** Net pesos and documents of a stretch of time. */
const stretch = z.object({
  cotizado: z.number(),
  cotizaciones: z.number().int(),
  pedido: z.number(),
  pedidos: z.number().int(),
  facturado: z.number(),
  /** Percent of what was quoted that is not cost, by amount; null where none is known. */
  margen: z.number().nullable().optional(),
});
export type SalesStretch = z.infer<typeof stretch>;

/** *Mis Ventas* (requirements §3): today and the month, each beside the same stretch before; of the rows that the person may see. */
export const mySales = defineQuery({
  context: 'quotations',
  path: '/ventas/misventas',
  name: 'my-sales',
  access: { perfiles: QUOTERS },
  reads: [QUOTATION_LIST, 'orders/order-list'],
  scope: quotationScope,
  topic: QUOTATIONS_TOPIC,
  costFields: ['margen'],
  summary: 'Cotizado, pedido y facturado hoy y en el mes',
  request: z.strictObject({}),
  reply: z.object({
    ok: z.literal(true),
    hoy: stretch,
    ayer: stretch,
    mes: stretch,
    /** Last month until the same day and hour. */
    mes_anterior: stretch,
  }),
});
