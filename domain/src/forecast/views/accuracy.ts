import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { asOf, withSales } from './base.ts';

const monto = z.number().int();
const prometido = {
  /** Weighted forecast of the month as it stood when the month began in Santiago. */
  prometido: monto,
  /** Invoiced within the month. */
  facturado: monto,
  /** 100: what was promised was invoiced; 0: nothing of it, or nothing was promised. Null: neither. */
  precision: z.number().nullable(),
};

/** How near each seller's forecast came, over the last twelve months that are over. */
export const forecastAccuracy = defineQuery({
  ...withSales,
  reads: [...withSales.reads, 'access/user-list'],
  name: 'forecast-accuracy',
  path: '/forecast/ficha',
  accion: 'precision',
  summary: 'Precisión del forecast por ejecutivo en los últimos 12 meses',
  request: z.strictObject({
    accion: z.literal('precision'),
    ejecutivo: z.string().min(1).max(80).optional(),
    asOf,
  }),
  reply: z.object({
    ok: z.literal(true),
    ejecutivos: z.array(
      z.object({
        usuario: z.string(),
        nombre: z.string(),
        ...prometido,
        meses: z.array(z.object({ year: z.number().int(), month: z.number().int(), ...prometido })),
      }),
    ),
  }),
});
