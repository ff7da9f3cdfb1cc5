import { addDays, addMonths, dayOf, formatDay } from '@power/domain/kernel/dates';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { type StatementRefund, statementOf } from '@power/domain/finance/statement/statement.shared';
import { NOTA_CREDITO } from '@power/domain/streams/order/billing.shared';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';

interface Asked {
  readonly id: string;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
}
export type Statement = ReturnType<typeof statementOf> & {
  readonly cliente: { readonly _id: string; readonly nombre: string; readonly legalcode: string };
  readonly desde: string;
  readonly hasta: string;
};
const TITLE = 'Estado de cuenta';

/**
 * The account of a customer of theirs. Its documents are unscoped: whoever may see the customer weighs all that it owes, as
 * *Cupo usado* does. Documents are those of *Facturas impagas*: invoiced on credit, in force and not charged by Webpay.
 */
export async function readStatement(
  { id, desde, hasta }: Asked,
  { rows, now }: QueryContext,
): Promise<Statement | Rejection> {
  const today = dayOf(now);
  const to = hasta ?? today;
  const from = desde ?? addDays(addMonths(to, -12), 1);
  if (to > today) return reject('FECHA_FUTURA', TITLE, `La fecha no puede ser posterior a hoy, ${formatDay(today)}.`);
  if (from > to) return reject('FECHAS_AL_REVES', TITLE, 'El primer día es posterior al último. Corrígelo.');
  const cliente = await rows
    .from('customer_list')
    .select(['_id', 'nombre', 'legalcode'])
    .where('_key', '=', id)
    .executeTakeFirst();
  if (!cliente) return reject('CLIENTE_NO_EXISTE', TITLE, 'El cliente no existe o no está a tu cargo.');
  const onCredit = rows.unscoped
    .selectFrom('order_list as o')
    .innerJoin('payment_option_list as c', (join) =>
      join.onRef('c.codigo', '=', 'o.condicion_pago').on('c.tipo', '=', 'condicion'),
    )
    .where('o.cliente_id', '=', id)
    .where('o.facturado', '=', true)
    .where('o.estatus', '<>', 'Anulado')
    .where('o.datos_wp', 'is', null)
    .where(sql<boolean>`jsonb_array_length(c.dias) > 0`);
  const [documents, payments, refunds] = await Promise.all([
    onCredit
      .innerJoin('sales_line_list as l', 'l.number', 'o.number')
      .select(['l.number', 'l.documento', 'l.folio', 'l.tipo_dte', 'l.fecha', 'c.dias'])
      .select(sql<string>`sum(l.total)`.as('total'))
      .groupBy(['l.number', 'l.documento', 'l.folio', 'l.tipo_dte', 'l.fecha', 'c.dias'])
      .execute(),
    onCredit
      .innerJoin('payment_list as p', (join) => join.on('p.documento_id', '=', sql<string>`'c' || o._id`))
      .select(['o.number', 'p.fecha', 'p.pago_pesos', 'p.referencia'])
      .where('p.estado', '=', 'Vigente')
      .execute(),
    rows.unscoped
      .selectFrom('order_list as o')
      .innerJoin('refund_list as r', 'r.number', 'o.number')
      .select(['o.number', 'r.movimientos'])
      .where('o.cliente_id', '=', id)
      .execute(),
  ]);
  return {
    cliente,
    desde: from,
    hasta: to,
    ...statementOf(
      documents.map(({ number, documento, folio, tipo_dte, fecha, dias, total }) => ({
        ...{ pedido: number, documento, folio: Number(folio), fecha, total: Number(total) },
        cobra: tipo_dte !== NOTA_CREDITO,
        dias: dias as readonly number[],
      })),
      payments.map(({ number, fecha, pago_pesos, referencia }) => ({
        ...{ pedido: number, fecha, referencia },
        monto: Number(pago_pesos),
      })),
      from,
      to,
      refunds.flatMap(({ number, movimientos }) =>
        (movimientos as readonly Omit<StatementRefund, 'pedido'>[]).map((one) => ({ ...one, pedido: number })),
      ),
    ),
  };
}
