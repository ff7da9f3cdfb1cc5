import { z } from 'zod';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { codeText } from '../../kernel/text.ts';

export const ESTADOS_SERIE = ['En bodega', 'En pedido', 'Entregada'] as const;
export type EstadoSerie = (typeof ESTADOS_SERIE)[number];

/** Serials of one request: as many as a pallet has. */
export const MAX_SERIALS = 500;

/** A serial as people type and scanners read it: in any case, with any hyphen. */
export const serialText = (typed: string): string => codeText(typed).toUpperCase();

/** Name of the stream of a unit. */
export const unitId = (producto: string, typed: string): string => `${producto}-${serialText(typed)}`;

export const serie = z
  .string()
  .overwrite(serialText)
  .min(1, 'Escribe la serie')
  .max(60, 'A lo más 60 caracteres')
  .regex(/^[^|]*$/, 'Una serie no lleva «|»: escanea sólo la serie, o la etiqueta completa');
/** The first of these that was there before; undefined when each is there once. */
export function namedTwice(all: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return all.find((one) => seen.size === seen.add(one).size);
}
/** Why serials of one request are not each of a unit of its own. */
export function repeatedSerial(all: readonly string[], titulo: string): Rejection | undefined {
  const twice = namedTwice(all);
  return twice === undefined
    ? undefined
    : reject('SERIE_REPETIDA', titulo, `La serie ${twice} está dos veces. Quita una.`);
}

export const series = z.array(serie).max(MAX_SERIALS, `A lo más ${MAX_SERIALS} series a la vez`);
