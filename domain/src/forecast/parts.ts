import { z } from 'zod';
import { shortText } from '../kernel/text.ts';
import { type Cierre, FIRST_YEAR, LAST_YEAR, MESES, writeMonth } from './tracking.ts';

/** What a month's forecast is of: a seller's, a brand's, or the whole company's. */
export const ALCANCES = ['ejecutivo', 'marca', 'global'] as const;
export type Alcance = (typeof ALCANCES)[number];

/** A forecast by what it is of; `de` is the seller's `_id` or the brand's name, empty of the company's. */
export interface Forecast extends Cierre {
  readonly alcance: Alcance;
  readonly de: string;
}

const GLOBAL = 'global';
const BRAND = 'marca:';

/** `_id` of a forecast: whose, and its month: `<usuario>.2026-11`, `marca:<nombre>.2026-11`, `global.2026-11`. */
export function forecastIdOf({ alcance, de, ...cierre }: Forecast): string {
  const whose = alcance === 'global' ? GLOBAL : alcance === 'marca' ? `${BRAND}${de}` : de;
  return `${whose}.${writeMonth(cierre)}`;
}

/** The forecast that an `_id` names; undefined for what is none. */
export function forecastOf(id: string): Forecast | undefined {
  const [, whose, year, month] = /^(.+)\.(\d{4})-(0[1-9]|1[0-2])$/.exec(id) ?? [];
  const year_cierre = Number(year);
  if (whose === undefined || year_cierre < FIRST_YEAR || year_cierre > LAST_YEAR) return undefined;
  const cierre = { year_cierre, mes_cierre: Number(month) };
  if (whose === GLOBAL) return { alcance: 'global', de: '', ...cierre };
  return whose.startsWith(BRAND)
    ? { alcance: 'marca', de: whose.slice(BRAND.length), ...cierre }
    : { alcance: 'ejecutivo', de: whose, ...cierre };
}

/** `_id` of the forecast that an opportunity is in. */
export const ownForecast = (usuario: string, { year_cierre, mes_cierre }: Cierre): string =>
  forecastIdOf({ alcance: 'ejecutivo', de: usuario, year_cierre, mes_cierre });

export const forecastId = z.string().min(1).max(160);
/** An opportunity as requests name it: the number of its quotation, or `m` and its own number. */
export const oportunidadId = z.union([z.number().int().positive(), z.string().min(1).max(60)]).transform(String);
const YEARS = `Elige un año de ${FIRST_YEAR} a ${LAST_YEAR}`;
export const year = z.number().int().min(FIRST_YEAR, YEARS).max(LAST_YEAR, YEARS);
const MONTHS = 'Elige un mes de 1 a 12';
export const month = z.number().int().min(1, MONTHS).max(MESES.length, MONTHS);

/** Share of a brand in the amount of an opportunity, whole pesos. */
export const montoMarca = z.object({ marca: z.string(), monto: z.number().int() });
export type MontoMarca = z.infer<typeof montoMarca>;

/** One step of following an opportunity (document 3 §3). */
export const seguimiento = z.object({
  estatus: z.literal('PENDIENTE'),
  /** When it was written, ISO UTC. */
  fecha: z.string(),
  /** Day of the next action, `yyyy-MM-dd`; none of a lost opportunity. */
  fechaAccion: z.string().nullable(),
  porcentaje: z.number().int(),
  etapa: z.string(),
  comentario: z.string(),
  next_step: z.string(),
  year_cierre: z.number().int(),
  mes_cierre: z.number().int(),
});
export type EntradaSeguimiento = z.infer<typeof seguimiento>;

/** A date of an opportunity in its owner's calendar. */
export const eventoOportunidad = z.object({
  _id: z.string(),
  /** Instant, ISO UTC. */
  fecha: z.string(),
  titulo: z.string(),
  comentario: z.string(),
});

/** Pesos per dollar: what the request said, which decides nothing, and the server's own, by which dollars count. */
export const dolares = z.object({ informado: z.number().nullable(), servidor: z.number().nullable() });

/** What every event of an opportunity repeats, so that lists and live frames need no other row. */
export const refOportunidad = z.object({
  _id: z.string(),
  number: z.number().int(),
  usuario: z.object({ _id: z.string(), nombre: z.string() }),
  cliente_nombre: z.string(),
  cotizacion: z.number().int().nullable(),
});
export type RefOportunidad = z.infer<typeof refOportunidad>;

/** Stage, amounts and month of an opportunity as they stand. */
export const avance = z.object({
  porcentaje: z.number().int(),
  etapa: z.string(),
  estado: z.string(),
  monto_total: z.number().int(),
  monto_asegurado: z.number().int(),
});

/** An opportunity as it begins. */
export const oportunidadCreada = refOportunidad.extend({
  creado_por: refOportunidad.shape.usuario,
  cliente_id: z.string().nullable(),
  ...avance.shape,
  montos: z.array(montoMarca),
  /** Of one by hand that is told in dollars: how many; null when it is in pesos or of a quotation. */
  monto_dolares: z.number().nullable(),
  dolar: dolares,
  forecast: z.string(),
  year_cierre: z.number().int(),
  mes_cierre: z.number().int(),
  createdAt: z.string(),
});

/** Names of the values that are set for a month. */
export const VALORES = ['meta', 'comprometido'] as const;
export const nombreMarca = shortText;
