import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { instantText } from '../../kernel/when.ts';
import { MEDIDAS, MOVIMIENTOS } from '../movements.shared.ts';
import { month, year } from '../parts.ts';
import { withSales } from './base.ts';
import { cifras } from './figures.ts';

const monto = z.number().int();

/** What moved in the forecast of a month between two instants: the steps of a waterfall, whose sum is the difference. */
export const forecastComparison = defineQuery({
  ...withSales,
  reads: [...withSales.reads, 'settings/brand-list', 'access/user-list'],
  name: 'forecast-comparison',
  path: '/forecast/ficha',
  accion: 'comparar',
  summary: 'Qué se movió en el forecast de un mes entre dos momentos',
  request: z.strictObject({
    accion: z.literal('comparar'),
    month,
    year,
    desde: instantText,
    /** Default: now, or the moment that is shown. */
    hasta: instantText.optional(),
    /** Of one seller's forecast; of the share of a brand (name or `_id`), or of the brands of a Brand Manager (`_id`). */
    ejecutivo: z.string().min(1).max(80).optional(),
    brand: z.string().min(1).max(200).optional(),
    medida: z.enum(MEDIDAS).default('ponderado'),
  }),
  reply: z.object({
    ok: z.literal(true),
    desde: z.string(),
    hasta: z.string(),
    antes: cifras,
    despues: cifras,
    medida: z.enum(MEDIDAS),
    inicial: monto,
    final: monto,
    pasos: z.array(
      z.object({
        movimiento: z.enum(MOVIMIENTOS),
        monto,
        cantidad: z.number().int(),
        /** Those that moved most, up to five hundred. */
        oportunidades: z.array(
          z.object({
            _id: z.string(),
            number: z.number().int(),
            cliente_nombre: z.string(),
            usuario_nombre: z.string(),
            antes: monto,
            despues: monto,
            cambio: monto,
          }),
        ),
      }),
    ),
  }),
});
