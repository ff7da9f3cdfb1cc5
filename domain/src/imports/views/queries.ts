import { z } from 'zod';
import { hoja, sheetRead } from '../../kernel/master-files.ts';
import { importOutcome } from '../../kernel/master-import.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { IMPORTERS, UPLOADERS } from '../kinds.shared.ts';
import { importId, uploadedRows, wrongRows } from '../parts.shared.ts';

const base = {
  context: 'imports',
  path: '/importaciones/listar',
  access: { perfiles: IMPORTERS },
  asOf: { none: 'Se importa sobre lo que hay ahora.' },
};

/** Wrong rows as they came, for the file that tells them with their reasons. */
const { filas } = wrongRows;

/** Headings of an uploaded file, the field that each seems to be, and its first rows. */
export const readImport = defineQuery({
  ...base,
  scope: everyone,
  name: 'read-import',
  access: { perfiles: UPLOADERS },
  accion: 'lectura',
  reads: [],
  summary: 'Columnas y primeras filas de una planilla subida',
  request: z.strictObject({ accion: z.literal('lectura'), id: importId, hoja }),
  reply: sheetRead.extend({ ok: z.literal(true), total: z.number().int() }),
});

/** What an import would do, without writing anything. */
export const rehearseImport = defineQuery({
  ...base,
  scope: everyone,
  name: 'rehearse-import',
  accion: 'ensayo',
  reads: [
    'customers/customer-list',
    'access/user-list',
    'finance/payment-option-list',
    'finance/payment-list',
    'finance/refund-list',
    'orders/order-list',
    'products/product-list',
    'inventory/stock-list',
    'inventory/warehouse-list',
  ],
  summary: 'Ensaya la importación de una planilla subida, sin escribir nada',
  request: z.strictObject({ accion: z.literal('ensayo'), ...uploadedRows }),
  /** `avisos`: rows that are written and of which a person should know something. */
  reply: importOutcome.extend({ ok: z.literal(true), filas, avisos: importOutcome.shape.rechazados }),
});

/** How far an import is; once it is done, its wrong rows as they came. */
export const importProgress = defineQuery({
  ...base,
  scope: everyone,
  name: 'import-progress',
  accion: 'avance',
  reads: [],
  summary: 'Avance de una importación',
  request: z.strictObject({ accion: z.literal('avance'), id: importId }),
  reply: importOutcome.extend({
    ok: z.literal(true),
    terminado: z.boolean(),
    /** Rows to import, and those that were. */
    total: z.number().int(),
    hechas: z.number().int(),
    /** Once it is done, where in the log its rows are: whoever asks for their list then waits for all of them. */
    posicion: z.string().nullable(),
    /** Why it does not go on by itself, and what to do; null while it does. */
    detenida: z.string().nullable(),
    filas,
  }),
});
