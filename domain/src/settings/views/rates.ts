import { z } from 'zod';
import { exportCall } from '../../kernel/grid-export.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { monthlyRateMaster } from '../../pricing/views/monthly-rate-row.ts';
import { TIPOS_CAMBIO } from '../parts.ts';
import { RATE_READERS } from '../rate-input.shared.ts';
import { dollarRow } from './dollar.ts';

const base = { context: 'settings', path: '/tipo_cambio/listar', access: { perfiles: RATE_READERS } };
const point = z.object({ fecha: z.string(), valor: z.number() });

/** One rate over the year that ends today, with the days that have none: workdays of a daily rate, months of a monthly one. */
export const rateYear = defineQuery({
  ...base,
  name: 'rate-year',
  accion: 'anual',
  scope: everyone,
  reads: [dollarRow.projection, monthlyRateMaster.row.projection],
  topic: dollarRow.topic!,
  summary: 'Un tipo de cambio durante el último año y los días que faltan',
  request: z.strictObject({ accion: z.literal('anual'), tipo: z.enum([...TIPOS_CAMBIO, 'comercial']) }),
  reply: z.object({
    ok: z.literal(true),
    desde: z.string(),
    hasta: z.string(),
    serie: z.array(point),
    faltan: z.array(z.string()),
    /** The last value there is, whatever its age, and its age in days; null before the first. */
    ultimo: point.extend({ antiguedad: z.number().int() }).nullable(),
  }),
});

/** The values of the filtered list as Excel. */
export const rateExport = defineQuery({
  ...base,
  access: { perfiles: RATE_READERS, permiso: 'exportar' },
  name: 'rate-export',
  scope: everyone,
  reads: [dollarRow.projection],
  summary: 'Exporta a Excel los tipos de cambio filtrados',
  ...exportCall('exportacion'),
});
