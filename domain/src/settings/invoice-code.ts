import { defineAggregate, on } from '../kernel/aggregate.ts';
import { InvoiceCodeSet, InvoiceCodeTried } from './events.ts';

export const INVOICE_CODE_ID = 'empresa';

/** The code that all share who enter the invoice modules (document 1 §5); of no profile, and known by its hash alone. */
export const invoiceCode = defineAggregate<{ readonly hash?: string }>('invoicecode', {}, [
  on(InvoiceCodeSet, (_, d) => ({ hash: d.hash })),
  on(InvoiceCodeTried, (s) => s),
]);
