import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { ImportInvoiceAnnulled } from './events.ts';
import { forInvoice, INVOICE_KEEPERS, invoiceId } from './guards.ts';
import { importInvoice, refOf } from './import-invoice.ts';
import { paidBeyond, type PaidFacts } from './paid-invoice.ts';

const TITLE = 'La invoice no se anuló';

/** Ends an invoice that should not have been captured; it stays to be read. */
export const annulInvoice = defineCommand({
  name: 'annul-invoice',
  context: 'invoice',
  path: '/invoice/anular',
  codigo: 'invoice',
  access: { perfiles: INVOICE_KEEPERS },
  summary: 'Anula una invoice de importación',
  request: z.strictObject({
    id: invoiceId,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().trim().max(4000).default(''),
    expectedVersion,
  }),
  aggregate: importInvoice,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forInvoice(TITLE),
  decide(state, { motivo }, { facts }: DecideContext<PaidFacts>) {
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    const beyond = paidBeyond(TITLE, facts ?? {}, null);
    if (beyond) return beyond;
    return [ImportInvoiceAnnulled({ invoice: refOf(state!), motivo })];
  },
  answer: ({ state }) => ({ mensaje: `La Invoice N° ${state!.number} fue anulada` }),
});
