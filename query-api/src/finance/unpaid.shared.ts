import { payableRow, receivableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { dteName, TIPOS_DTE } from '@power/domain/streams/order/billing.shared';
import { gridOf } from '@power/infra/platform/rows/grid';
import { paymentName } from '../kernel/payment-names.ts';

const TODAY = "(now() AT TIME ZONE 'America/Santiago')::date";
/** What was paid of the document of this row. What other tables call as this one does is named otherwise. */
const paid = (letter: 'c' | 'p', column: 'pago_pesos' | 'pago_dolares' | 'diferencia_pagada'): string =>
  `(SELECT coalesce(sum(p.cuanto), 0) FROM (SELECT documento_id AS que, ${column} AS cuanto FROM payment_list
    WHERE estado = 'Vigente') p WHERE p.que = '${letter}' || _id)`;
/** By how long ago something fell due. */
const ageOf = (due: string): string =>
  `CASE WHEN ${due} > ${TODAY} THEN 'Por vencer' WHEN ${due} > ${TODAY} - 31 THEN '0–30'
    WHEN ${due} > ${TODAY} - 61 THEN '31–60' WHEN ${due} > ${TODAY} - 91 THEN '61–90' ELSE '90+' END`;
const daysOf = (due: string): string => `greatest(0, ${TODAY} - ${due})`;

const PAID_USD = paid('p', 'pago_dolares');
const OWED_USD = `(fob - ${PAID_USD})`;
/** The invoice's day and the term of how its supplier is paid; one without a term is to be paid at once. */
const PAYABLE_DUE = `(fecha + coalesce((SELECT m.dias FROM supplier_list s JOIN payment_method_list m
  ON m.codigo = s.payment_method WHERE s.razon_social = proveedor LIMIT 1), 0)::int)`;
const DOLLAR = `(SELECT d.valor FROM (SELECT tipo, fecha AS cuando, valor FROM dollar_list) d
  WHERE d.tipo = 'dolar' AND d.cuando <= ${TODAY} ORDER BY d.cuando DESC LIMIT 1)`;

/** Invoices of suppliers abroad that are not paid, those that fall due first. The supplier charges the FOB. */
export const payables = gridOf(payableRow, {
  where: `estado = 'Vigente' AND ${OWED_USD} > 0`,
  computed: {
    pagado_usd: `${PAID_USD}::float8`,
    saldo_usd: `${OWED_USD}::float8`,
    vence: PAYABLE_DUE,
    dias_vencida: daysOf(PAYABLE_DUE),
    tramo: ageOf(PAYABLE_DUE),
    dolar_hoy: `${DOLLAR}::float8`,
    saldo_pesos: `round(${OWED_USD} * ${DOLLAR})::bigint`,
    diferencia_saldo: `round(${OWED_USD} * (${DOLLAR} - tipo_cambio))::bigint`,
    diferencia_realizada: `${paid('p', 'diferencia_pagada')}::bigint`,
  },
  defaultSort: [
    { colId: 'vence', sort: 'asc' },
    { colId: 'number', sort: 'asc' },
  ],
});
/** Dollars that should have been paid by now. */
export const OVERDUE_USD = `CASE WHEN ${PAYABLE_DUE} <= ${TODAY} THEN ${OWED_USD} ELSE 0 END`;

const TOTAL = '(coalesce(total_facturado, total) - acreditado)';
const PAID = paid('c', 'pago_pesos');
/** SQL of the pesos of an order that nobody has paid yet and no credit note took back: as billed, as ordered until then. */
export const OWED = `(${TOTAL} - ${PAID})`;
const INVOICED = "(facturado_at AT TIME ZONE 'America/Santiago')::date";
/** Due dates of the order's condition: `n` of `m` equal parts. Paid at once, it has none: nobody delivers before. */
const TERMS = `(SELECT q.d::int AS dias, row_number() OVER (ORDER BY q.d::int) AS n, count(*) OVER () AS m
  FROM payment_option_list o CROSS JOIN LATERAL jsonb_array_elements_text(o.dias) AS q(d)
  WHERE o.tipo = 'condicion' AND o.codigo = condicion_pago)`;
const upTo = (n: string): string => `floor(${TOTAL}::numeric * ${n} / t.m)`;
/** Over the parts: what is still owed of each, for payments settle the oldest first, and when it falls due. */
const parts = (of: string, which = 'true'): string =>
  `(SELECT ${of} FROM (SELECT ${INVOICED} + t.dias AS cuando,
      greatest(0, ${upTo('t.n')} - greatest(${PAID}, ${upTo('(t.n - 1)')})) AS debe FROM ${TERMS} t) c
    WHERE c.debe > 0 AND ${which})`;
const owed = (which: string): string => parts('coalesce(sum(c.debe), 0)::bigint', which);
const between = (from: number, to: number): string =>
  owed(`c.cuando <= ${TODAY} - ${from} AND c.cuando > ${TODAY} - ${to}`);
const DUE = parts('min(c.cuando)');

/** What of an order is owed by its customer at all: invoiced on credit, in force, and not paid by card. */
const OWES = `facturado AND estatus <> 'Anulado' AND datos_wp IS NULL AND EXISTS (SELECT 1 FROM ${TERMS} t) AND ${OWED} > 0`;
/** SQL of the pesos that a customer should have paid by now. `customer` is an expression of ours, never outside input. */
export const overdueOf = (customer: string): string =>
  `SELECT coalesce(sum(${owed(`c.cuando <= ${TODAY}`)}), 0)::bigint FROM order_list WHERE cliente_id = ${customer} AND ${OWES}`;

/**
 * Invoices of customers on credit that are not paid, those that fell due first. What is paid before delivery was told to
 * whoever validated the order, what Webpay charged is paid, and what was annulled is owed by nobody.
 */
export const receivables = gridOf(receivableRow, {
  where: OWES,
  computed: {
    tipo_documento: `CASE tipo_dte ${TIPOS_DTE.map((tipo) => `WHEN ${tipo} THEN '${dteName(tipo)}'`).join(' ')} END`,
    condicion: paymentName('condicion', 'condicion_pago'),
    pagado: `${PAID}::bigint`,
    saldo_factura: `${OWED}::bigint`,
    vence: DUE,
    dias_vencida: daysOf(DUE),
    tramo: ageOf(DUE),
    por_vencer: owed(`c.cuando > ${TODAY}`),
    vencido_30: between(0, 31),
    vencido_60: between(31, 61),
    vencido_90: between(61, 91),
    vencido_mas: owed(`c.cuando <= ${TODAY} - 91`),
  },
  defaultSort: [
    { colId: 'vence', sort: 'asc' },
    { colId: 'number', sort: 'asc' },
  ],
});
