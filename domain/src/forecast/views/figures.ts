import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { ALCANCES, forecastId, month, year } from '../parts.ts';
import { asOf, withValues } from './base.ts';
import { opportunityRow } from './opportunity-row.ts';

const monto = z.number().int();

const porPorcentaje = z.array(z.object({ porcentaje: z.number().int(), cantidad: z.number().int(), monto }));

/** Sums of a month, net pesos. */
export const cifras = z.object({
  /** Opportunities that close in the month and are not lost, and their amount. */
  cantidad: z.number().int(),
  total: monto,
  /** Σ monto × %. */
  ponderado: monto,
  asegurado: monto,
  perdido: monto,
  /** Billed within the month: of a forecast, every sale; between two instants, what opportunities came to. */
  facturado: monto,
  por_porcentaje: porPorcentaje,
});
export type Cifras = z.infer<typeof cifras>;

/** A forecast: whose, of which month, how it stands. */
export const resumen = cifras.extend({
  /** Of what was billed, how much came from opportunities, whichever month they were promised for. */
  facturado_forecast: monto,
  _id: z.string(),
  alcance: z.enum(ALCANCES),
  /** Seller's `_id`, or name of the brand. */
  de: z.string(),
  nombre: z.string(),
  year: z.number().int(),
  month: z.number().int(),
  /** Null where nobody has set it, or where it is not for this person to see. */
  meta: monto.nullable(),
  comprometido: monto.nullable(),
  /** Of the company, where nobody fixed one: the sum of its sellers'. */
  comprometido_suma: z.boolean().optional(),
  /** What is still to be invoiced of the goal; negative when it was passed. */
  brecha: monto.nullable(),
});
export type Resumen = z.infer<typeof resumen>;

/** Its opportunities, the first five hundred by amount; `total_oportunidades` and `columnas`, 0 of what was lost, are of all. */
const oportunidades = {
  oportunidades: z.array(opportunityRow.schema),
  total_oportunidades: z.number().int(),
  columnas: porPorcentaje,
};
const mes = { month, year, asOf };
const base = { ...withValues, reads: [...withValues.reads, 'settings/brand-list'], path: '/forecast/ficha' };
const own = z.object({ ok: z.literal(true), forecast: resumen, ...oportunidades });

/** One forecast by its `_id`: a seller's, a brand's, the company's. */
export const forecastById = defineQuery({
  ...base,
  name: 'forecast-by-id',
  accion: 'carga',
  summary: 'Un forecast con sus oportunidades',
  request: z.strictObject({ accion: z.literal('carga'), forecastID: forecastId, asOf }),
  reply: own,
});

export const forecastOfSeller = defineQuery({
  ...base,
  name: 'forecast-of-seller',
  accion: 'mensual',
  summary: 'Forecast mensual de un ejecutivo',
  request: z.strictObject({ accion: z.literal('mensual'), ejecutivo: z.string().min(1).max(80), ...mes }),
  reply: own,
});

/** `brand`: name or `_id` of a brand, or a Brand Manager's `_id`, for all brands that they manage; absent: all that the person sees. */
export const forecastOfBrand = defineQuery({
  ...base,
  reads: [...base.reads, 'access/user-list'],
  name: 'forecast-of-brand',
  accion: 'mensualbrand',
  access: { perfiles: ['Administrador', 'Brand Manager'] },
  summary: 'Forecast mensual por marca',
  request: z.strictObject({ accion: z.literal('mensualbrand'), brand: z.string().min(1).max(200).optional(), ...mes }),
  reply: z.object({ ok: z.literal(true), marcas: z.array(resumen), ...cifras.shape, ...oportunidades }),
});

export const globalForecast = defineQuery({
  ...base,
  name: 'global-forecast',
  accion: 'global',
  access: { perfiles: ['Administrador'] },
  summary: 'Forecast mensual de la empresa, por ejecutivo y por marca',
  request: z.strictObject({ accion: z.literal('global'), ...mes }),
  reply: z.object({
    ok: z.literal(true),
    forecast: resumen,
    ejecutivos: z.array(resumen),
    marcas: z.array(resumen),
  }),
});
