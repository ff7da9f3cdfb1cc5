import { CON_FLETE, CON_SEGURO } from '@power/domain/invoice/billed.shared';
import type { MonedaInvoice } from '@power/domain/invoice/parts';
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

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
const ofOrder = (column: string): string =>
  `(SELECT o.que FROM (SELECT _key AS cual, ${column} AS que FROM purchaseorder_list) o WHERE o.cual = orden_compra LIMIT 1)`;
const TERM = `coalesce(incoterm, ${ofOrder('incoterm')}, 'FOB')`;
/** What the supplier bills, in the invoice's currency (`billedOf` of the domain). */
const BILLED = `(fob + CASE WHEN ${TERM} IN (${list(CON_FLETE)}) THEN flete ELSE 0 END
  + CASE WHEN ${TERM} IN (${list(CON_SEGURO)}) THEN seguro ELSE 0 END)`;
const PAID_ABROAD = paid('p', 'pago_moneda');
const DEBT = `(${BILLED} - ${PAID_ABROAD})`;
/** The invoice's day and the term of its order; without one, of how its supplier is paid; without that it is to be paid at once. */
const PAYABLE_DUE = `(fecha + coalesce((SELECT m.dias FROM payment_method_list m WHERE m.codigo = coalesce(
  nullif(${ofOrder('payment_method')}, ''),
  (SELECT s.payment_method FROM supplier_list s WHERE s.razon_social = proveedor LIMIT 1)) LIMIT 1), 0)::int)`;
/** Pesos of one unit of the invoice's currency, as last published; null until there is a rate. */
const RATE = `CASE moneda WHEN 'CLP' THEN 1 ELSE (SELECT d.valor FROM (SELECT tipo, fecha AS cuando, valor FROM dollar_list) d
  WHERE d.tipo = CASE moneda WHEN 'EUR' THEN 'euro' ELSE 'dolar' END AND d.cuando <= ${TODAY}
  ORDER BY d.cuando DESC LIMIT 1) END`;
const dollarsOf = (amount: string): string => `CASE WHEN moneda = 'USD' THEN ${amount} END`;

/** Invoices of suppliers abroad that are not paid, those that fall due first. */
export const payables = gridOf(payableRow, {
  where: `estado = 'Vigente' AND ${DEBT} > 0`,
  computed: {
    facturado_proveedor: `${BILLED}::float8`,
    pagado_proveedor: `${PAID_ABROAD}::float8`,
    saldo_proveedor: `${DEBT}::float8`,
    pagado_usd: `${dollarsOf(PAID_ABROAD)}::float8`,
    saldo_usd: `${dollarsOf(DEBT)}::float8`,
    vence: PAYABLE_DUE,
    dias_vencida: daysOf(PAYABLE_DUE),
    tramo: ageOf(PAYABLE_DUE),
    dolar_hoy: `${RATE}::float8`,
    saldo_pesos: `round(${DEBT} * ${RATE})::bigint`,
    diferencia_saldo: `round(${DEBT} * (${RATE} - tipo_cambio))::bigint`,
    diferencia_realizada: `${paid('p', 'diferencia_pagada')}::bigint`,
  },
  defaultSort: [
    { colId: 'vence', sort: 'asc' },
    { colId: 'number', sort: 'asc' },
  ],
});
/** What of a currency is owed, and what of it should have been paid by now. */
export const owedIn = (moneda: MonedaInvoice): string => `CASE WHEN moneda = '${moneda}' THEN ${DEBT} ELSE 0 END`;
export const overdueIn = (moneda: MonedaInvoice): string =>
  `CASE WHEN moneda = '${moneda}' AND ${PAYABLE_DUE} <= ${TODAY} THEN ${DEBT} ELSE 0 END`;

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
