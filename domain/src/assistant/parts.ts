import { z } from 'zod';

export const TIENDAS = ['google', 'apple'] as const;

export const cifraTienda = z.object({
  tienda: z.enum(TIENDAS),
  app: z.string(),
  /** Track of the store: `production`, `beta`. */
  pista: z.string(),
  version: z.string(),
  estado: z.string(),
  /** Santiago day of the figures. */
  fecha: z.string(),
  /** Downloads of that day. */
  descargas: z.number().int(),
});
export type CifraTienda = z.infer<typeof cifraTienda>;
