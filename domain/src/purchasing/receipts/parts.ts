import { z } from 'zod';
import { persona } from '../../kernel/person.ts';
import { ESTADOS_ENTRADA } from './terms.shared.ts';

/** What came of a line of an order, beside what was ordered and what had come before. */
export const lineaEntrada = z.object({
  linea: z.number().int(),
  producto_id: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  pedido: z.number().int(),
  recibido_antes: z.number().int(),
  cantidad: z.number().int(),
  danado: z.number().int(),
  /** What has come in all, less what was ordered: below zero it is still to come, or short. */
  diferencia: z.number().int(),
});
export type LineaEntrada = z.infer<typeof lineaEntrada>;

export const datosEntrada = z.object({
  _id: z.string(),
  number: z.number().int(),
  orden: z.string(),
  recepcion: z.number().int(),
  proveedor: z.string(),
  bodega: z.string(),
  bodega_danados: z.string().nullable(),
  /** Dispatch note or invoice that it came with. */
  guia: z.string().nullable(),
  /** When it was received. */
  recibida_at: z.string(),
  lineas: z.array(lineaEntrada),
});

/** What the ERP answered. */
export const respuestaErp = z.object({ erp: z.string(), doc_entry: z.number().int(), folio: z.number().int() });

/** A goods receipt as its stream folds it. */
export const entrada = datosEntrada.extend({
  estado: z.enum(ESTADOS_ENTRADA),
  erp: z.string().nullable(),
  doc_entry: z.number().int().nullable(),
  folio: z.number().int().nullable(),
  contabilizado_por: persona.nullable(),
  contabilizado: z.string().nullable(),
  createdAt: z.string(),
});
