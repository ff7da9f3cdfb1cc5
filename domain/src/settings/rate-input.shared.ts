import { z } from 'zod';
import type { Perfil } from '../kernel/perfiles.ts';
import type { TipoCambio } from './parts.ts';

/** Stream of each rate, below `dollar-`: that of the dollar is older than the others. */
export const rateStream = (tipo: TipoCambio): string => (tipo === 'dolar' ? 'empresa' : tipo);

const BOUNDS = 'El valor debe estar entre 1 y 100.000';
/** Pesos for one unit, two decimals at most. */
export const rateValue = z
  .number()
  .min(1, BOUNDS)
  .max(100_000, BOUNDS)
  .multipleOf(0.01, 'El valor lleva a lo más dos decimales');

export const RATE_WRITERS: readonly Perfil[] = ['Administrador', 'Finanzas'];
export const RATE_READERS: readonly Perfil[] = [...RATE_WRITERS, 'Jefe de Logistica'];

export const TIPO_EN_PALABRAS: Readonly<Record<TipoCambio, string>> = {
  dolar: 'dólar',
  euro: 'euro',
  aduanero: 'dólar aduanero',
};
