import { z } from 'zod';

const units = z.number().int();

/** Units of a product that somebody asked for and the house did not have. */
export const lacking = z.object({
  producto: z.object({ _id: z.string(), part_number: z.string(), nombre: z.string() }),
  solicitado: units,
  disponible: units,
});
export type Lacking = z.infer<typeof lacking>;
