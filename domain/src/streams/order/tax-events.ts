import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { persona } from '../../kernel/person.ts';
import { clienteFacturado, lineaFacturada } from './billed.shared.ts';
import { correctedOrderId } from './order-id.ts';
import { estatusPedido, guiaDespacho, notaCredito, refPedido, traslado } from './parts.ts';

const base = { pedido: refPedido, estatus: estatusPedido };
const { folio, neto, iva, total } = notaCredito.shape;

/** Part of what was billed, or all of it, is billed no more; goods that come back enter by a note of their own. */
export const CreditNoteIssued = defineEvent('CreditNoteIssued', {
  label: 'Nota de crédito',
  data: z.object({
    ...base,
    folio,
    motivo: z.string(),
    neto,
    iva,
    total,
    /** The tax document that it corrects. */
    referencia: z.object({ folio: z.number().int(), tipo_dte: z.number().int(), fecha: z.string() }),
    /** Units that are billed no more, at the price and cost that they were billed with. */
    lineas: z.array(lineaFacturada).min(1),
    cliente: clienteFacturado,
    emitida_por: persona,
  }),
  ...correctedOrderId,
});

/** The goods go with a guide: one for each order. */
export const DispatchGuideIssued = defineEvent('DispatchGuideIssued', {
  label: 'Guía de despacho',
  data: z.object({
    ...base,
    folio,
    neto,
    iva,
    total,
    lineas: guiaDespacho.shape.lineas.min(1),
    emitida_por: persona,
    /** Absent of guides of before. */
    traslado: traslado.optional(),
  }),
  ...correctedOrderId,
});
