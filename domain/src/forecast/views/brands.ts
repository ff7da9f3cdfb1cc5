import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { month, year } from '../parts.ts';
import { asOf, withSales } from './base.ts';
import { cifras } from './figures.ts';

/** Amount by brand (requirements §3), of this month unless the request names another. */
export const forecastBrands = defineQuery({
  ...withSales,
  reads: [...withSales.reads, 'settings/brand-list'],
  name: 'forecast-brands',
  path: '/forecast/marcas',
  accion: 'carga',
  summary: 'Monto del forecast por marca',
  request: z.strictObject({
    accion: z.literal('carga'),
    /** `_id` of brands; absent: all. */
    marcasId: z.array(z.string().min(1).max(80)).max(500).optional(),
    month: month.optional(),
    year: year.optional(),
    asOf,
  }),
  reply: z.object({
    ok: z.literal(true),
    marcas: z.array(cifras.extend({ _id: z.string(), marca: z.string() })),
  }),
});
