import {
  bankReference,
  bankRowOf,
  folioOf,
  invoiceOf,
  rowNotPayable,
} from '@power/domain/finance/payments/bank-import.shared';
import { OWED } from '@power/domain/finance/views/debt-sql.shared';
import type { Values } from '@power/domain/kernel/master-events';
import { isRejection } from '@power/domain/kernel/rejection';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';

/** Judges rows of a bank by the rule of their command, against invoices and payments as the lists know them at `now`. */
export async function judgeBankPayments(rows: Reader, given: readonly Values[], now: string) {
  const all = given.map(bankRowOf);
  const folios = all.flatMap((row) => folioOf(row) ?? []);
  const ruts = all.map(({ legalcode }) => legalcode).filter((legalcode) => legalcode !== '');
  const orders = await rows
    .from('order_list')
    .select(['number', 'folio', 'legalcode', 'estatus'])
    .select(sql<string>`${sql.raw(OWED)}`.as('saldo'))
    .where('facturado', '=', true)
    .where('datos_wp', 'is', null)
    .where((of) => of.or([of('folio', 'in', [-1, ...folios]), of('legalcode', 'in', ['', ...ruts])]))
    .execute();
  const seen = await rows
    .from('payment_list')
    .select(['fecha', 'referencia'])
    .where('referencia', 'in', ['', ...all.map(bankReference)])
    .execute();
  const known = new Set(seen.map(({ fecha, referencia }) => `${fecha} ${referencia}`));
  const invoices = orders.map((o) => ({
    pedido: String(o.number),
    folio: Number(o.folio),
    legalcode: String(o.legalcode),
    saldo: Number(o.saldo),
    anulado: o.estatus === 'Anulado',
  }));
  return (values: Values) => {
    const row = bankRowOf(values);
    if (known.has(`${row.fecha} ${bankReference(row)}`)) return { resultado: 'sin_cambio' as const };
    const found = invoiceOf(row, invoices);
    if (isRejection(found)) return found;
    const paid = invoices.find(({ pedido }) => pedido === found.pedido)!;
    const refusal = rowNotPayable(row, paid, now);
    if (refusal) return refusal;
    // What rows before this one pay is owed no more.
    paid.saldo -= row.monto;
    return { resultado: 'nuevo' as const, ...(found.aviso !== undefined && { aviso: found.aviso }) };
  };
}
