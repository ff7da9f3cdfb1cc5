import { z } from 'zod';
import { changesOf } from '../kernel/changes.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { expectedVersion } from '../kernel/text.ts';
import { ImportInvoiceChanged } from './events.ts';
import { forInvoice, INVOICE_KEEPERS, invoiceId, notYourBrand, ofBrand } from './guards.ts';
import { importInvoice, refOf } from './import-invoice.ts';
import { notOfOrder, type OfOrder, withTerms } from './of-order.ts';
import { paidBeyond, type PaidFacts, payableOf } from './paid-invoice.ts';
import { type DatosInvoice, invoiceCapturada } from './parts.ts';
import { completed } from './sums.shared.ts';

const TITLE = 'La invoice no se guardó';

/** Corrects an invoice; its sums are made anew. */
export const changeInvoice = defineCommand({
  name: 'change-invoice',
  context: 'invoice',
  path: '/invoice/modificar',
  codigo: 'invoice',
  access: { perfiles: INVOICE_KEEPERS },
  summary: 'Modifica una invoice de importación',
  request: z.strictObject({ id: invoiceId, invoice: invoiceCapturada, expectedVersion }),
  // One of a supplier that is deactivated may still arrive.
  refers: { 'invoice.proveedor': { master: 'supplier', field: 'razon_social', inactive: true } },
  aggregate: importInvoice,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forInvoice(TITLE),
  decide(state, { invoice }, { user, facts }: DecideContext<OfOrder & PaidFacts>) {
    if (!ofBrand(invoice.marca, user)) return notYourBrand(TITLE, invoice.marca);
    const odd = notOfOrder(TITLE, invoice, facts, user);
    if (odd) return odd;
    const next = completed(withTerms(invoice, facts));
    const beyond = paidBeyond(TITLE, facts ?? {}, payableOf(next));
    if (beyond) return beyond;
    const changes = changesOf<DatosInvoice>(state!, next);
    return changes ? [ImportInvoiceChanged({ invoice: refOf(state!), ...changes })] : [];
  },
  answer: ({ state }) => ({ mensaje: `La Invoice N° ${state!.number} fue modificada` }),
});
