import { z } from 'zod';
import { adjunto } from '../../kernel/attachments.ts';
import { datosInvoice, ESTADOS_INVOICE } from '../parts.ts';

/** An import invoice as its sheet shows it: its stream replayed. */
export const invoiceSheet = datosInvoice.extend({
  _id: z.string(),
  number: z.number().int(),
  estado: z.enum(ESTADOS_INVOICE),
  creado_por: z.object({ _id: z.string(), nombre: z.string() }),
  createdAt: z.string(),
  motivo_anulacion: z.string().nullable(),
  costeo: z.number().int().nullable(),
  adjuntos: z.array(adjunto).optional(),
  version: z.number().int(),
  updatedAt: z.string(),
  estatus_at: z.string(),
});
export type InvoiceSheet = z.infer<typeof invoiceSheet>;
