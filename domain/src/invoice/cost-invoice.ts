import type { DomainEvent } from '../kernel/event.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { ImportInvoiceCosted, ImportInvoiceUncosted } from './events.ts';
import { type ImportInvoiceState, refOf } from './import-invoice.ts';

type Decide = (state: ImportInvoiceState) => readonly DomainEvent[] | Rejection;

/** An invoice is of one landed cost that was posted; again of the same one it writes nothing. */
export const invoiceCosted =
  (titulo: string, costeo: number): Decide =>
  (state) => {
    const s = state!;
    if (s.costeo === costeo) return [];
    if (s.costeo !== null)
      return reject(
        'INVOICE_COSTEADA',
        titulo,
        `La Invoice N° ${s.number} ya es la del Precio de Entrega N° ${s.costeo}. Edita este y elige otra, o revierte aquel.`,
      );
    return [ImportInvoiceCosted({ invoice: refOf(s), costeo })];
  };

/** It may be costed again, and changed; where that cost does not have it, nothing is written. */
export const invoiceUncosted =
  (costeo: number): Decide =>
  (state) =>
    state?.costeo === costeo ? [ImportInvoiceUncosted({ invoice: refOf(state), costeo })] : [];
