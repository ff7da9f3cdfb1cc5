import { z } from 'zod';
import { defineQuery } from '../../../kernel/query.ts';
import { customerRow } from '../../../customers/views/customer-row.ts';
import { productRow } from '../../../products/views/product-row.ts';
import { RMA_QUOTERS, rmaId } from '../guards.ts';
import { caseRow } from './case-row.ts';

/** *Cotizar reparación*: what the editor of a quotation begins with, of a case that warranty does not cover. */
export const caseToQuote = defineQuery({
  kit: 'document',
  context: 'service',
  path: '/rma/listar',
  name: 'rma-to-quote',
  accion: 'acotizar',
  access: { perfiles: RMA_QUOTERS },
  asOf: { none: 'Una cotización se hace ahora.' },
  reads: [caseRow.projection, customerRow.projection, productRow.projection],
  scope: caseRow.scope,
  summary: 'Cliente, repuestos y mano de obra con los que se cotiza la reparación de un RMA',
  request: z.strictObject({ accion: z.literal('acotizar'), id: rmaId }),
  reply: z.object({
    ok: z.literal(true),
    number: z.number().int(),
    cliente: customerRow.schema.pick({
      _id: true,
      nombre: true,
      legalcode: true,
      tipo_cliente: true,
      condicion_pago: true,
      direcciones: true,
    }),
    lineas: z.array(
      z.object({
        producto: z.string(),
        part_number: z.string(),
        nombre: z.string(),
        cantidad: z.number().int(),
        /** The product of the case that it repairs. */
        seccion: z.string(),
        comentario: z.string().nullable(),
      }),
    ),
    /** What cannot be sold, or there is none of. */
    avisos: z.array(z.string()),
  }),
});
