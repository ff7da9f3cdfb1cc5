import { z } from 'zod';
import { hoja, sheetRead } from '../kernel/master-files.ts';
import { wrongRow } from '../kernel/master-import.ts';

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

/** What names the rows of an uploaded file in a request. */
export const uploadedRows = { id: importId, columnas, hoja };
/** What a reply tells of rows that are wrong, and how they came. */
export const wrongRows = { rechazados: z.array(wrongRow), filas: sheetRead.shape.filas };
