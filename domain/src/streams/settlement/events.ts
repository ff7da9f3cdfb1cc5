import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { persona } from '../../kernel/person.ts';
import { documentoPagado, pagoRegistrado, refundOrigin } from './parts.ts';

export const PaymentRegistered = defineEvent('PaymentRegistered', {
  label: 'Pago registrado',
  data: pagoRegistrado.extend({ documento: documentoPagado, registrado_por: persona }),
});
/** It repeats what was paid: whoever sums up needs no other event. */
export const PaymentReversed = defineEvent('PaymentReversed', {
  label: 'Pago reversado',
  data: z.object({
    documento: documentoPagado,
    pago: z.number().int().positive(),
    monto: z.number(),
    motivo: z.string(),
    /** Whose credit goes back, where credit paid. */
    desde: refundOrigin.optional(),
    reversado_por: persona,
  }),
});
