import { z } from 'zod';
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
export const series = z.array(serie).max(MAX_SERIALS, `A lo más ${MAX_SERIALS} series a la vez`);
