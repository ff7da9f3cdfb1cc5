import { z } from 'zod';
import { adjunto } from '../../../kernel/attachments.ts';
import { confirmacionOc, datosOc, envioOc, ESTADOS_OC, lineaOc, recepcionCosteable } from '../parts.ts';

const linea = lineaOc.extend({ totalrecepcionado: z.number().int(), danado: z.number().int() });

/** An import order as its sheet shows it: its stream replayed. Who may not see what it costs gets no price and no total. */
export const purchaseOrderSheet = datosOc.extend({
  _id: z.string(),
  number: z.number().int(),
  estado: z.enum(ESTADOS_OC),
  lineas: z.array(linea.partial({ precio: true, total: true })),
  total: z.number().optional(),
  recepciones: z.array(recepcionCosteable),
  documento: z.string().nullable(),
  confirmacion: confirmacionOc.extend({ confirmado_at: z.string() }).nullable(),
  revision_oc: z.number().int(),
  envio: envioOc.extend({ enviado_at: z.string() }).nullable(),
  motivo: z.string().nullable(),
  creado_por: z.object({ _id: z.string(), nombre: z.string() }),
  createdAt: z.string(),
  adjuntos: z.array(adjunto).optional(),
  version: z.number().int(),
  updatedAt: z.string(),
  estatus_at: z.string(),
});
export type PurchaseOrderSheet = z.infer<typeof purchaseOrderSheet>;
