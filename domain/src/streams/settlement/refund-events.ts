import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { persona } from '../../kernel/person.ts';
import { documentoPagado } from './parts.ts';
import { CAUSAS_DEVOLUCION } from './refund-terms.shared.ts';

const pesos = z.number().int().nonnegative();
/** One refund of a document: its number counts from 1. */
const refund = {
  documento: documentoPagado,
  devolucion: z.number().int().positive(),
  monto: z.number().int().positive(),
};

/** The customer paid more than the order is worth now, or no longer does: the whole amount, returned or not. */
export const RefundDue = defineEvent('RefundDue', {
  label: 'Dinero por devolver',
  data: z.object({
    documento: documentoPagado,
    cliente_id: z.string(),
    /** Seller of the order, who hears of it. */
    ejecutivo: z.string(),
    causa: z.enum(CAUSAS_DEVOLUCION),
    monto: pesos,
    /** The amount before this event. */
    antes: pesos,
    /** Pesos that Webpay charged, and those of payments that were registered. */
    tarjeta: pesos,
    banco: pesos,
    /** Pesos of the card payment whose transaction is known: Webpay can return no more. */
    por_webpay: pesos,
  }),
});

/** Somebody decided to return money through Webpay. It is in the log before Webpay is asked. */
export const RefundRequested = defineEvent('RefundRequested', {
  label: 'Devolución pedida a Webpay',
  data: z.object({ ...refund, solicitada_por: persona }),
});

/** Webpay returned the money: it answered so, its transaction says so, or a person looked it up. */
export const RefundPaid = defineEvent('RefundPaid', {
  label: 'Devuelto por Webpay',
  data: z.object({
    ...refund,
    /** `REVERSED`, `NULLIFIED` or, by a person, what they saw. */
    detalle: z.string(),
    autorizacion: z.string().nullable(),
    fuente: z.enum(['respuesta', 'consulta', 'persona']),
  }),
});

/** Nothing was returned: the amount is to be returned again. */
export const RefundRefused = defineEvent('RefundRefused', {
  label: 'Devolución no realizada',
  data: z.object({ ...refund, motivo: z.string() }),
});

/** Webpay was asked and its answer was lost: nobody asks again until it is known what became of it. */
export const RefundUnanswered = defineEvent('RefundUnanswered', {
  label: 'Devolución sin respuesta',
  data: z.object({ ...refund, motivo: z.string() }),
});

/** Somebody returned the money by a transfer. */
export const RefundTransferred = defineEvent('RefundTransferred', {
  label: 'Devuelto por transferencia',
  data: z.object({ ...refund, fecha: z.string(), referencia: z.string(), transferida_por: persona }),
});

/** What was to be returned pays another document of the customer instead. */
export const RefundApplied = defineEvent('RefundApplied', {
  label: 'Saldo a favor aplicado',
  data: z.object({ ...refund, destino: documentoPagado, aplicada_por: persona }),
});

/** The other document did not take it, or its payment was reversed: the amount is to be returned again. */
export const RefundApplicationReversed = defineEvent('RefundApplicationReversed', {
  label: 'Aplicación de saldo reversada',
  data: z.object({ ...refund, motivo: z.string() }),
});
