import { z } from 'zod';

export const importId = z.string().regex(/^[\w-]{1,100}$/, 'No es una importación');
/** The field that each column of the file is; null: not imported. */
export const columnas = z
  .array(z.string().max(60).nullable())
  .min(1)
  .max(60)
  .refine((fields) => {
    const named = fields.filter((field) => field !== null);
    return new Set(named).size === named.length;
  }, 'Dos columnas son el mismo campo. Deja una de ellas sin importar.');
