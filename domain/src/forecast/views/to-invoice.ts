import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { asOf, forecastBase } from './base.ts';

/** Orders of opportunities at 100 % that have no invoice yet, oldest promise first. */
export const forecastToInvoice = defineQuery({
  ...forecastBase,
  reads: [...forecastBase.reads, 'orders/order-list'],
  name: 'forecast-to-invoice',
  path: '/forecast/porfacturar',
  summary: 'Pedidos de oportunidades al 100 % que no están facturados',
  request: z.strictObject({
    accion: z.string().max(40).optional(),
    /** Of these orders alone; absent: of all. */
    pedidosNumber: z.array(z.number().int().positive()).max(2000).optional(),
    /** Of this seller (id) alone; absent: of all that one sees. */
    ejecutivo: z.string().min(1).max(80).optional(),
    asOf,
  }),
  reply: z.object({
    ok: z.literal(true),
    /** How many wait, and net pesos of all of them: the oldest are listed. */
    total_pedidos: z.number().int(),
    monto_total: z.number().int(),
    pedidos: z.array(
      z.object({
        number: z.number().int(),
        oportunidad: z.string(),
        cotizacion: z.number().int().nullable(),
        cliente_nombre: z.string(),
        usuario: z.string(),
        usuario_nombre: z.string(),
        /** Net pesos of the opportunity. */
        monto_total: z.number().int(),
        year_cierre: z.number().int(),
        mes_cierre: z.number().int(),
        /** State of the order; null where the person does not see orders of it. */
        estatus: z.string().nullable(),
      }),
    ),
  }),
});
