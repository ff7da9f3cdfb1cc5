import { z } from 'zod';

export const importId = z.string().regex(/^[\w-]{1,100}$/, 'No es una importación');
/** The field that each column of the file is; null: not imported. */
export const columnas = z.array(z.string().max(60).nullable()).min(1).max(60);
