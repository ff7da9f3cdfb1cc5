import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { creditoPedido } from './parts.ts';

const ofCase = { rma: z.object({ _id: z.string(), number: z.number().int() }) };

export const RmaCreditAsked = defineEvent('RmaCreditAsked', {
  label: 'Nota de crédito pedida',
  data: z.object({ ...ofCase, credito: creditoPedido }),
});
export const RmaCreditIssued = defineEvent('RmaCreditIssued', {
  label: 'Nota de crédito emitida',
  data: z.object({
    ...ofCase,
    n: z.number().int(),
    pedido: z.number().int(),
    folio: z.number().int(),
    total: z.number().int(),
  }),
});
/** The order did not take it after all; it may be asked for again. */
export const RmaCreditRefused = defineEvent('RmaCreditRefused', {
  label: 'Nota de crédito no emitida',
  data: z.object({ ...ofCase, n: z.number().int(), pedido: z.number().int(), motivo: z.string() }),
});
