import { codeText } from '../../kernel/text.ts';

export const ESTADOS_SERIE = ['En bodega', 'En pedido', 'Entregada'] as const;
export type EstadoSerie = (typeof ESTADOS_SERIE)[number];

/** Serials of one request: as many as a pallet has. */
export const MAX_SERIALS = 500;

/** A serial as people type and scanners read it: in any case, with any hyphen. */
export const serialText = (typed: string): string => codeText(typed).toUpperCase();

/** Name of the stream of a unit. */
export const unitId = (producto: string, typed: string): string => `${producto}-${serialText(typed)}`;
