import { type Rejection, reject } from '../kernel/rejection.ts';
import type { Moneda } from './parts.ts';

/** Commercial rates of a month in pesos; no euro where nobody has said any. */
export interface MonthRates {
  readonly tc: number;
  readonly tc_euro: number | null;
}

/** What a quotation in this currency freezes: pesos per unit of it, and its units per US dollar. */
export function ratesIn(
  moneda: Moneda,
  { tc, tc_euro }: MonthRates,
  titulo: string,
): { readonly tipo_cambio: number; readonly por_dolar: number } | Rejection {
  if (moneda === 'pesos') return { tipo_cambio: 1, por_dolar: 1 };
  if (moneda === 'dolares') return { tipo_cambio: tc, por_dolar: 1 };
  return tc_euro === null
    ? reject(
        'SIN_TIPO_DE_CAMBIO',
        titulo,
        'El mes no tiene valor del euro. Pide que lo registren, o cotiza en dólares o pesos.',
      )
    : { tipo_cambio: tc_euro, por_dolar: tc / tc_euro };
}
