import { z } from 'zod';
import { persona } from '../kernel/person.ts';
import { estadoCotizacion, moneda } from './parts.ts';

/** What every event of a quotation repeats, so that lists by customer, seller or day need no other row. */
export const refCotizacion = z.object({
  _id: z.string(),
  number: z.number().int(),
  cliente: z.object({ _id: z.string(), nombre: z.string() }),
  ejecutivo: persona,
  moneda,
  createdAt: z.string(),
  neto: z.number(),
  total: z.number(),
});
export type RefCotizacion = z.infer<typeof refCotizacion>;

/** What every event after the first says besides its own. */
export const change = { cotizacion: refCotizacion, estado: estadoCotizacion };
