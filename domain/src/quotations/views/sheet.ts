import { z } from 'zod';
import { COST_FIELDS } from '../../kernel/costs.ts';
import { adjunto } from '../../kernel/attachments.ts';
import { defineQuery } from '../../kernel/query.ts';
import { instantText } from '../../kernel/when.ts';
import { persona } from '../../kernel/person.ts';
import { cotizacionCreada } from '../events.ts';
import { ladoCliente } from '../parts.ts';
import { cotizacionId, QUOTERS } from '../guards.ts';
import { lineaVista } from './check.ts';
import { quotationScope } from './quotation-row.ts';

const linea = lineaVista.extend({
  /** Share in the net amount, services left out, percent; null for services. */
  ponderacion: z.number().nullable(),
});

/** A quotation as its dialogs show it: its stream replayed (ARCHITECTURE, *Projections*), never a projection. */
export const quotationSheet = z.object({
  ...cotizacionCreada.partial({ margen: true }).shape,
  productos_cotizacion: z.array(linea),
  chat_validacion: z.array(z.object({ texto: z.string(), fecha: z.string(), usuario: persona })),
  version_guardada: z.number().int(),
  revisada: z.boolean(),
  visible_web: z.boolean(),
  pedido: z.number().int().nullable(),
  motivo_anulacion: z.string().nullable(),
  ...ladoCliente.shape,
  adjuntos: z.array(adjunto).optional(),
  version: z.number().int(),
  updatedAt: z.string(),
  estatus_at: z.string(),
});
export type QuotationSheet = z.infer<typeof quotationSheet>;

const base = {
  context: 'quotations',
  path: '/web/cotizaciones/listar',
  access: { perfiles: QUOTERS },
  reads: [] as string[],
  scope: quotationScope,
  costFields: [...COST_FIELDS],
};

/** One quotation with its lines, now or at a moment. */
export const quotationOne = defineQuery({
  ...base,
  name: 'quotation-one',
  accion: 'unica',
  summary: 'Una cotización con sus líneas',
  request: z.strictObject({ accion: z.literal('unica'), cotizacion: cotizacionId, asOf: instantText.optional() }),
  reply: z.object({ ok: z.literal(true), cotizacion: quotationSheet }),
});

/** Preview by number (document 1 §9: response with `ok` and `doc`). */
export const quotationDocument = defineQuery({
  ...base,
  name: 'quotation-document',
  accion: 'documento',
  summary: 'Vista previa de una cotización por su número',
  request: z.strictObject({ accion: z.literal('documento'), numero: cotizacionId }),
  reply: z.object({ ok: z.literal(true), doc: quotationSheet }),
});
