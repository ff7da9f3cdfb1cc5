import { z } from 'zod';
import { uploadedRows, wrongRows } from '../../../imports/parts.shared.ts';
import { defineQuery, everyone } from '../../../kernel/query.ts';
import { productRow } from '../../../products/views/product-row.ts';
import { WAREHOUSE } from '../../access.ts';

/** An uploaded spreadsheet as the lines of a note; nothing is written. */
export const noteLines = defineQuery({
  name: 'note-lines',
  context: 'inventory',
  path: '/entradas/importar',
  accion: 'lineas',
  access: { perfiles: WAREHOUSE },
  reads: [productRow.projection],
  scope: everyone,
  asOf: { none: 'Se importa sobre lo que hay ahora.' },
  summary: 'Lee una planilla como líneas de una nota de entrada o salida, sin escribir nada',
  request: z.strictObject({ accion: z.literal('lineas'), ...uploadedRows }),
  reply: z.object({
    ok: z.literal(true),
    lineas: z.array(
      z.object({
        producto: z.string(),
        part_number: z.string(),
        nombre: z.string(),
        serializable: z.boolean(),
        cantidad: z.number().int(),
        /** As the file says it; who sees no costs does not send it. */
        costo: z.number().nullable(),
        series: z.array(z.string()),
      }),
    ),
    ...wrongRows,
  }),
});
