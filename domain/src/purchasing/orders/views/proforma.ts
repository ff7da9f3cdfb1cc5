import { z } from 'zod';
import { defineQuery } from '../../../kernel/query.ts';
import { shortText } from '../../../kernel/text.ts';
import { uploadedRows, wrongRows } from '../../../imports/parts.shared.ts';
import { productRow } from '../../../products/views/product-row.ts';
import { BUYERS } from '../guards.ts';

/** An uploaded proforma as the lines of an order in this currency; nothing is written. */
export const proformaLines = defineQuery({
  name: 'proforma-lines',
  context: 'purchasing',
  path: '/orden_compras/importar',
  accion: 'proforma',
  access: { perfiles: BUYERS },
  reads: [productRow.projection],
  scope: productRow.scope,
  asOf: { none: 'Se importa sobre lo que hay ahora.' },
  summary: 'Lee la proforma de un proveedor como líneas de una orden de compra, sin escribir nada',
  request: z.strictObject({
    accion: z.literal('proforma'),
    ...uploadedRows,
    /** Of the order: what is in another is refused. */
    moneda: shortText,
    /** The same; empty: the brand of its rows. */
    marca: z.string().max(200).default(''),
  }),
  reply: z.object({
    ok: z.literal(true),
    lineas: z.array(
      z.object({
        producto: z.string(),
        part_number: z.string(),
        nombre: z.string(),
        marca: z.string(),
        cantidad: z.number().int(),
        precio: z.number(),
      }),
    ),
    ...wrongRows,
    /** Rows that are no product: totals, freight, terms. */
    fuera: z.array(z.object({ fila: z.number().int(), texto: z.string() })),
  }),
});
