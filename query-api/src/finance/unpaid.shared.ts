import { payableRow, receivableRow } from '@power/domain/finance/payments/views/unpaid-row';
import { OWED, OWES, PAID, paid, parts, owed, TODAY } from '@power/domain/finance/views/debt-sql.shared';
import { dteName, TIPOS_DTE } from '@power/domain/streams/order/billing.shared';
import { gridOf } from '@power/infra/platform/rows/grid';
import { paymentName } from '../kernel/payment-names.ts';

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

const between = (from: number, to: number): string =>
  owed(`c.cuando <= ${TODAY} - ${from} AND c.cuando > ${TODAY} - ${to}`);
const DUE = parts('min(c.cuando)');
/** What was noted of asking the customer of this row to pay. */
const collected = (column: 'recordado_at' | 'fecha_prometida' | 'proxima_gestion'): string =>
  `(SELECT g.cuando FROM (SELECT cobrado_a AS cual, ${column} AS cuando FROM collection_list) g WHERE g.cual = cliente_id)`;

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
    recordado_at: collected('recordado_at'),
    fecha_prometida: collected('fecha_prometida'),
    proxima_gestion: collected('proxima_gestion'),
  },
  defaultSort: [
    { colId: 'vence', sort: 'asc' },
    { colId: 'number', sort: 'asc' },
  ],
});
