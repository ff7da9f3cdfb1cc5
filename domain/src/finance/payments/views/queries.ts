import { z } from 'zod';
import { invoiceRow } from '../../../invoice/views/invoice-row.ts';
import { exportCall } from '../../../kernel/grid-export.ts';
import { totalsFields } from '../../../kernel/grid.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { orderRow } from '../../../orders/views/order-row.ts';
import { PAYMENT_KEEPERS } from '../../../streams/settlement/guards.ts';
import { refundRow } from '../../refunds/views/refund-row.ts';
import { collectionRow } from '../../collection/views/collection-row.ts';
import { paymentRow } from './payment-row.ts';
import { payableRow, receivableRow } from './unpaid-row.ts';

const base = {
  context: 'finance',
  path: '/facturas_impagas/listar',
  access: { perfiles: PAYMENT_KEEPERS },
} as const;
const file = { ...base, access: { perfiles: PAYMENT_KEEPERS, permiso: 'exportar' } } as const;
/** What says when suppliers and customers are to be paid, and what was paid. */
const ofSuppliers = [
  'purchasing/purchase-order-list',
  paymentRow.projection,
  'purchasing/supplier-list',
  'settings/payment-method-list',
  'settings/dollar-list',
];
const ofCustomers = [
  paymentRow.projection,
  refundRow.projection,
  collectionRow.projection,
  'finance/payment-option-list',
];
const figure = z.number();

/** *Facturas impagas*, suppliers abroad. */
export const payableGrid = defineGridQuery(payableRow, {
  ...base,
  name: 'payable-grid',
  accion: 'proveedores',
  summary: 'Invoices impagas de proveedores extranjeros',
  reads: ofSuppliers,
});
export const payableExport = defineQuery({
  ...file,
  name: 'payable-export',
  summary: 'Invoices impagas en Excel',
  reads: [invoiceRow.projection, ...ofSuppliers],
  scope: invoiceRow.scope,
  ...exportCall('exportacionproveedores'),
});
/** What the filtered list adds up to, in dollars and in pesos. */
export const payableTotals = defineQuery({
  ...base,
  name: 'payable-totals',
  accion: 'totalesproveedores',
  summary: 'Totales de las invoices impagas con sus filtros',
  reads: [invoiceRow.projection, ...ofSuppliers],
  scope: invoiceRow.scope,
  request: z.strictObject({ accion: z.literal('totalesproveedores'), ...totalsFields }),
  reply: z.object({
    ok: z.literal(true),
    documentos: figure,
    saldo_usd: figure,
    vencido_usd: figure,
    saldo_eur: figure,
    vencido_eur: figure,
    saldo_pesos: figure,
    diferencia_saldo: figure,
    diferencia_realizada: figure,
  }),
});

/** *Facturas impagas*, customers. */
export const receivableGrid = defineGridQuery(receivableRow, {
  ...base,
  name: 'receivable-grid',
  accion: 'clientes',
  summary: 'Facturas impagas de clientes por antigüedad',
  reads: ofCustomers,
});
export const receivableExport = defineQuery({
  ...file,
  name: 'receivable-export',
  summary: 'Facturas impagas de clientes en Excel',
  reads: [orderRow.projection, ...ofCustomers],
  scope: orderRow.scope,
  ...exportCall('exportacionclientes'),
});
/** What the filtered list adds up to by age. */
export const receivableTotals = defineQuery({
  ...base,
  name: 'receivable-totals',
  accion: 'totalesclientes',
  summary: 'Totales por antigüedad de las facturas impagas con sus filtros',
  reads: [orderRow.projection, ...ofCustomers],
  scope: orderRow.scope,
  topic: orderRow.topic!,
  request: z.strictObject({ accion: z.literal('totalesclientes'), ...totalsFields }),
  reply: z.object({
    ok: z.literal(true),
    documentos: figure,
    saldo_factura: figure,
    por_vencer: figure,
    vencido_30: figure,
    vencido_60: figure,
    vencido_90: figure,
    vencido_mas: figure,
  }),
});

/** What was registered as paid. */
export const paymentGrid = defineGridQuery(paymentRow, {
  ...base,
  name: 'payment-grid',
  accion: 'pagos',
  summary: 'Pagos registrados',
});
export const paymentExport = defineQuery({
  ...file,
  name: 'payment-export',
  summary: 'Pagos registrados en Excel',
  reads: [paymentRow.projection],
  scope: paymentRow.scope,
  ...exportCall('exportacionpagos'),
});
