import { z } from 'zod';

/** A product as everything that moves or holds its stock repeats it. */
export const productoStock = z.object({
  _id: z.string(),
  codigo: z.string(),
  codigo_sap: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  marca: z.string(),
});
export type ProductoStock = z.infer<typeof productoStock>;
