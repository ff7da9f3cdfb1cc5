import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { RESERVERS } from '../guards.ts';
import { reservationRow } from './reservation-row.ts';

const number = z.number().int().positive();

/** What a reservation begins with that comes from a quotation or an order: its customer and its goods. */
export const reservationOrigin = defineQuery({
  context: 'reservations',
  name: 'reservation-origin',
  path: '/reservas/listar',
  accion: 'origen',
  access: { perfiles: RESERVERS },
  scope: reservationRow.scope,
  reads: [],
  summary: 'Cliente y productos de la cotización o del pedido que se reserva',
  request: z
    .strictObject({ accion: z.literal('origen'), cotizacion: number.optional(), pedido: number.optional() })
    .refine(({ cotizacion, pedido }) => (cotizacion === undefined) !== (pedido === undefined), {
      error: 'Indica la cotización o el pedido',
    }),
  reply: z.object({
    cliente: z.object({ _id: z.string(), nombre: z.string(), legalcode: z.string() }),
    /** Warehouse of the order; null of a quotation. */
    bodega: z.string().nullable(),
    lineas: z.array(
      z.object({
        producto: z.object({ _id: z.string(), part_number: z.string(), nombre: z.string() }),
        cantidad: z.number().int(),
      }),
    ),
  }),
});
