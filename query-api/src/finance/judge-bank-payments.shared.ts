import {
  bankReference,
  type BankRow,
  bankRowOf,
  folioOf,
  invoiceOf,
  type KnownPayment,
  rowNotPayable,
} from '@power/domain/finance/payments/bank-import.shared';
import { OWED } from '@power/domain/finance/views/debt-sql.shared';
import type { Values } from '@power/domain/kernel/master-events';
import { pesosText } from '@power/domain/kernel/money';
import { isRejection } from '@power/domain/kernel/rejection';
import { paidDocument } from '@power/domain/streams/settlement/terms.shared';
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
  const payments = await rows
    .from('payment_list')
    .select(['documento_id', 'fecha', 'referencia', 'pago_pesos', 'estado'])
    .where(sql<string>`lower(referencia)`, 'in', ['', ...new Set(all.map((row) => bankReference(row).toLowerCase()))])
    .execute();
  const earlier = payments.map(({ documento_id, fecha, referencia, pago_pesos, estado }) => ({
    documento_id,
    ...{ fecha, referencia, monto: Number(pago_pesos), reversado: estado === 'Reversado' },
  }));
  const invoices = orders.map((o) => ({
    pedido: String(o.number),
    folio: Number(o.folio),
    legalcode: String(o.legalcode),
    saldo: Number(o.saldo),
    anulado: o.estatus === 'Anulado',
    pagos: earlier.filter(({ documento_id }) => documento_id === paidDocument('Cliente', o.number)) as KnownPayment[],
  }));
  /** What to know of money of the same operation that another invoice got before this file. */
  const elsewhere = (row: BankRow, pedido: string): string | undefined => {
    const other = earlier.find(
      ({ documento_id, fecha, referencia, reversado }) =>
        !reversado &&
        row.operacion !== '' &&
        fecha === row.fecha &&
        referencia === bankReference(row) &&
        documento_id !== paidDocument('Cliente', pedido),
    );
    return (
      other &&
      `La operación ya pagó ${pesosText(other.monto)} de otra factura: revisa que esta sea otra parte del dinero`
    );
  };
  return (values: Values) => {
    const row = bankRowOf(values);
    const found = invoiceOf(row, invoices);
    if (isRejection(found)) return found;
    if (found.registrado) return { resultado: 'sin_cambio' as const };
    const paid = invoices.find(({ pedido }) => pedido === found.pedido)!;
    const refusal = rowNotPayable(row, paid, now);
    if (refusal) return refusal;
    // What rows before this one pay is owed no more.
    paid.saldo -= row.monto;
    paid.pagos.push({ fecha: row.fecha, referencia: bankReference(row), monto: row.monto, reversado: false });
    const avisos = [found.aviso, elsewhere(row, found.pedido)].filter((aviso) => aviso !== undefined);
    return { resultado: 'nuevo' as const, ...(avisos.length > 0 && { aviso: avisos.join('. ') }) };
  };
}
