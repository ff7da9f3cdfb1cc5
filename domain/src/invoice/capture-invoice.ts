import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { personOf } from '../kernel/principal.ts';
import { ImportInvoiceCaptured } from './events.ts';
import { INVOICE_KEEPERS, notYourBrand, ofBrand } from './guards.ts';
import { importInvoice } from './import-invoice.ts';
import { notOfOrder, type OfOrder, withTerms } from './of-order.ts';
import { invoiceCapturada } from './parts.ts';
import { completed } from './sums.shared.ts';

const TITLE = 'La invoice no se guardó';
export interface CaptureFacts extends OfOrder {
  readonly number: number;
}

/** *Invoice*: an import invoice as the supplier sent it; totals and duties follow from it (document 3 §3). */
export const captureInvoice = defineCommand({
  name: 'capture-invoice',
  context: 'invoice',
  path: '/invoice/crear',
  codigo: 'invoice',
  access: { perfiles: INVOICE_KEEPERS },
  summary: 'Ingresa una invoice de importación',
  request: z.strictObject({ invoice: invoiceCapturada }),
  reply: z.object({ number: z.number().int() }),
  // One of a supplier that is deactivated may still arrive.
  refers: { 'invoice.proveedor': { master: 'supplier', field: 'razon_social', inactive: true } },
  aggregate: importInvoice,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<CaptureFacts>) => facts.number,
  decide(_state, { invoice }, { user, now, facts }: DecideContext<CaptureFacts>) {
    if (!ofBrand(invoice.marca, user)) return notYourBrand(TITLE, invoice.marca);
    const odd = notOfOrder(TITLE, invoice, facts, user);
    if (odd) return odd;
    const { number } = facts;
    return [
      ImportInvoiceCaptured({
        ...completed(withTerms(invoice, facts)),
        _id: String(number),
        number,
        creado_por: personOf(user),
        createdAt: now,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La Invoice N° ${state!.number} fue ingresada`, number: state!.number }),
});
