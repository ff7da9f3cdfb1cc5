import { type Rejection, reject } from '../kernel/rejection.ts';
import { amountText } from '../streams/settlement/guards.ts';
import { paidOf, type SettlementState } from '../streams/settlement/settlement.ts';
import { billedOf } from './billed.shared.ts';
import { type OfOrder, withTerms } from './of-order.ts';
import type { DatosInvoice, MonedaInvoice } from './parts.ts';

/** What was paid of an invoice, as its settlement has it. */
export interface PaidFacts {
  readonly pagos?: SettlementState;
}

/** What the supplier bills by an invoice, in its currency; what it does not say itself its order says. */
export function payableOf(
  invoice: Pick<DatosInvoice, 'fob' | 'flete' | 'seguro' | 'moneda' | 'incoterm'>,
  order?: OfOrder,
): { readonly moneda: MonedaInvoice; readonly cobrado: number } {
  const { moneda, incoterm } = withTerms(invoice, order);
  return { moneda, cobrado: billedOf(invoice, incoterm) };
}

/** Why an invoice of which this was paid cannot become `next`; null: it is annulled. The money paid would be of nothing. */
export function paidBeyond(
  titulo: string,
  { pagos }: PaidFacts,
  next: ReturnType<typeof payableOf> | null,
): Rejection | undefined {
  const paid = paidOf(pagos);
  if (paid <= 0) return undefined;
  const moneda = pagos!.pagos.find(({ reversado }) => !reversado)!.moneda;
  if (next !== null && next.moneda === moneda && next.cobrado >= paid) return undefined;
  return reject(
    'INVOICE_PAGADA',
    titulo,
    `De la invoice se pagaron ${amountText[moneda](paid)}. Reversa primero el pago en Pagos${next === null ? '' : ', o deja un monto que no sea menor, en esa moneda'}.`,
  );
}
