// Generated from the contract by `npm run calls`. Do not edit.
import type * as finance_collection_note_collection from '@power/domain/finance/collection/note-collection';
import type * as finance_collection_send_reminder from '@power/domain/finance/collection/send-reminder';
import type * as finance_credit_rules_set_rules from '@power/domain/finance/credit-rules/set-rules';
import type * as finance_invoice_order from '@power/domain/finance/invoice-order';
import type * as finance_issue_credit_note from '@power/domain/finance/issue-credit-note';
import type * as finance_issue_dispatch_guide from '@power/domain/finance/issue-dispatch-guide';
import type * as finance_payments_allocate_payment from '@power/domain/finance/payments/allocate-payment';
import type * as finance_payments_import_bank_payment from '@power/domain/finance/payments/import-bank-payment';
import type * as finance_payments_pay_with_credit from '@power/domain/finance/payments/pay-with-credit';
import type * as finance_payments_register_customer_payment from '@power/domain/finance/payments/register-customer-payment';
import type * as finance_payments_reverse_payment from '@power/domain/finance/payments/reverse-payment';
import type * as finance_payments_views_queries from '@power/domain/finance/payments/views/queries';
import type * as finance_refunds_apply_credit from '@power/domain/finance/refunds/apply-credit';
import type * as finance_refunds_assess_refund from '@power/domain/finance/refunds/assess-refund';
import type * as finance_refunds_refund_by_webpay from '@power/domain/finance/refunds/refund-by-webpay';
import type * as finance_refunds_release_credit from '@power/domain/finance/refunds/release-credit';
import type * as finance_refunds_resolve_refund from '@power/domain/finance/refunds/resolve-refund';
import type * as finance_refunds_settle_refund from '@power/domain/finance/refunds/settle-refund';
import type * as finance_refunds_transfer_refund from '@power/domain/finance/refunds/transfer-refund';
import type * as finance_refunds_views_queries from '@power/domain/finance/refunds/views/queries';
import type * as finance_sale_cost_adjust_sale_cost from '@power/domain/finance/sale-cost/adjust-sale-cost';
import type * as finance_sale_cost_share_sold_cost from '@power/domain/finance/sale-cost/share-sold-cost';
import type * as finance_statement_views_statement from '@power/domain/finance/statement/views/statement';
import type * as finance_views_credit_rules from '@power/domain/finance/views/credit-rules';
import type * as finance_views_sales from '@power/domain/finance/views/sales';
import type * as masters from '@power/domain/masters';
import { wire } from '../api/wire.ts';

export const adjustSaleCost = /* #__PURE__ */ wire<typeof finance_sale_cost_adjust_sale_cost.adjustSaleCost>({ kind: 'command', method: 'POST', path: '/ventas/modificar', accion: 'ajustarcosto', access: {'perfiles':['Administrador']} });
export const allocatePayment = /* #__PURE__ */ wire<typeof finance_payments_allocate_payment.allocatePayment>({ kind: 'command', method: 'POST', path: '/pagos/crear', accion: 'reparto', access: {'perfiles':['Administrador','Finanzas']} });
export const applyCredit = /* #__PURE__ */ wire<typeof finance_refunds_apply_credit.applyCredit>({ kind: 'command', method: 'POST', path: '/devoluciones_dinero/crear', accion: 'aplicar', access: {'perfiles':['Administrador','Finanzas']} });
export const assessRefund = /* #__PURE__ */ wire<typeof finance_refunds_assess_refund.assessRefund>({ kind: 'command', method: 'POST', path: '/devoluciones_dinero/modificar', accion: 'cuadrar', access: {'perfiles':['Administrador']} });
export const creditRulesNow = /* #__PURE__ */ wire<typeof finance_views_credit_rules.creditRulesNow>({ kind: 'query', method: 'POST', path: '/facturas/listar', accion: 'reglascredito', access: {'perfiles':['Administrador','Finanzas','Cobrador']}, scope: 'everyone' });
export const customerStatement = /* #__PURE__ */ wire<typeof finance_statement_views_statement.customerStatement>({ kind: 'query', method: 'POST', path: '/clientes/estadoCuenta', accion: 'ver', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Finanzas','Cobrador']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'_id'} });
export const customerStatementExcel = /* #__PURE__ */ wire<typeof finance_statement_views_statement.customerStatementExcel>({ kind: 'query', method: 'POST', path: '/clientes/estadoCuenta', accion: 'exportacion', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Finanzas','Cobrador'],'permiso':'exportar'}, scope: {'ejecutivo':'ejecutivo_id','cliente':'_id'} });
export const customerStatementPdf = /* #__PURE__ */ wire<typeof finance_statement_views_statement.customerStatementPdf>({ kind: 'query', method: 'POST', path: '/clientes/estadoCuenta', accion: 'pdf', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Finanzas','Cobrador']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'_id'} });
export const erpConditions = {
  change: wire<typeof masters.erpConditions.change>({ kind: 'command', method: 'POST', path: '/condiciones/modificar', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.erpConditions.dropdown>({ kind: 'query', method: 'POST', path: '/condiciones/listar', accion: 'dropdown', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
  grid: wire<typeof masters.erpConditions.grid>({ kind: 'query', method: 'POST', path: '/condiciones/listar', accion: 'grid', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
  second: wire<NonNullable<typeof masters.erpConditions.second>>({ kind: 'query', method: 'POST', path: '/condiciones/listar', accion: 'dropdownMetodo', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
};
export const importBankPayment = /* #__PURE__ */ wire<typeof finance_payments_import_bank_payment.importBankPayment>({ kind: 'command', method: 'POST', path: '/pagos/crear', accion: 'importar', access: {'perfiles':['Administrador','Finanzas']} });
export const invoiceOrder = /* #__PURE__ */ wire<typeof finance_invoice_order.invoiceOrder>({ kind: 'command', method: 'POST', path: '/pedido_ventas/facturar', access: {'perfiles':['Administrador','Finanzas']} });
export const issueCreditNote = /* #__PURE__ */ wire<typeof finance_issue_credit_note.issueCreditNote>({ kind: 'command', method: 'POST', path: '/facturas/crear', accion: 'nota_credito', access: {'perfiles':['Administrador','Finanzas']} });
export const issueDispatchGuide = /* #__PURE__ */ wire<typeof finance_issue_dispatch_guide.issueDispatchGuide>({ kind: 'command', method: 'POST', path: '/facturas/crear', accion: 'guia_despacho', access: {'perfiles':['Administrador','Finanzas','Jefe de Bodega','Jefe de Logistica']} });
export const noteCollection = /* #__PURE__ */ wire<typeof finance_collection_note_collection.noteCollection>({ kind: 'command', method: 'POST', path: '/cobranza/crear', accion: 'gestion', access: {'perfiles':['Administrador','Finanzas']} });
export const payWithCredit = /* #__PURE__ */ wire<typeof finance_payments_pay_with_credit.payWithCredit>({ kind: 'command', method: 'POST', path: '/pagos/crear', accion: 'saldo_a_favor', access: {'perfiles':['Administrador']} });
export const payableExport = /* #__PURE__ */ wire<typeof finance_payments_views_queries.payableExport>({ kind: 'query', method: 'POST', path: '/facturas_impagas/listar', accion: 'exportacionproveedores', access: {'perfiles':['Administrador','Finanzas'],'permiso':'exportar'}, scope: {'marca':'marca'} });
export const payableGrid = /* #__PURE__ */ wire<typeof finance_payments_views_queries.payableGrid>({ kind: 'query', method: 'POST', path: '/facturas_impagas/listar', accion: 'proveedores', access: {'perfiles':['Administrador','Finanzas']}, scope: {'marca':'marca'}, compared: true });
export const payableTotals = /* #__PURE__ */ wire<typeof finance_payments_views_queries.payableTotals>({ kind: 'query', method: 'POST', path: '/facturas_impagas/listar', accion: 'totalesproveedores', access: {'perfiles':['Administrador','Finanzas']}, scope: {'marca':'marca'} });
export const paymentExport = /* #__PURE__ */ wire<typeof finance_payments_views_queries.paymentExport>({ kind: 'query', method: 'POST', path: '/facturas_impagas/listar', accion: 'exportacionpagos', access: {'perfiles':['Administrador','Finanzas'],'permiso':'exportar'}, scope: 'everyone' });
export const paymentGrid = /* #__PURE__ */ wire<typeof finance_payments_views_queries.paymentGrid>({ kind: 'query', method: 'POST', path: '/facturas_impagas/listar', accion: 'pagos', access: {'perfiles':['Administrador','Finanzas']}, topic: 'pagos', scope: 'everyone', compared: true });
export const paymentMethods = /* #__PURE__ */ wire<typeof masters.paymentMethods>({ kind: 'query', method: 'POST', path: '/condiciones_pago/listar', accion: 'dropdownMetodo', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' });
export const paymentOptions = {
  change: wire<typeof masters.paymentOptions.change>({ kind: 'command', method: 'POST', path: '/condiciones_pago/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof masters.paymentOptions.create>({ kind: 'command', method: 'POST', path: '/condiciones_pago/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.paymentOptions.dropdown>({ kind: 'query', method: 'POST', path: '/condiciones_pago/listar', accion: 'dropdown', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
  export: wire<typeof masters.paymentOptions.export>({ kind: 'query', method: 'POST', path: '/condiciones_pago/listar', accion: 'exportacion', access: {'perfiles':'todos','permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.paymentOptions.grid>({ kind: 'query', method: 'POST', path: '/condiciones_pago/listar', accion: 'grid', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.paymentOptions.import>({ kind: 'command', method: 'POST', path: '/condiciones_pago/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof masters.paymentOptions.readFile>({ kind: 'query', method: 'POST', path: '/condiciones_pago/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.paymentOptions.rehearse>({ kind: 'query', method: 'POST', path: '/condiciones_pago/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.paymentOptions.remove>({ kind: 'command', method: 'POST', path: '/condiciones_pago/eliminar', access: {'perfiles':['Administrador']} }),
};
export const receivableExport = /* #__PURE__ */ wire<typeof finance_payments_views_queries.receivableExport>({ kind: 'query', method: 'POST', path: '/facturas_impagas/listar', accion: 'exportacionclientes', access: {'perfiles':['Administrador','Finanzas'],'permiso':'exportar'}, scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const receivableGrid = /* #__PURE__ */ wire<typeof finance_payments_views_queries.receivableGrid>({ kind: 'query', method: 'POST', path: '/facturas_impagas/listar', accion: 'clientes', access: {'perfiles':['Administrador','Finanzas']}, topic: 'pedidos', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'}, compared: true });
export const receivableTotals = /* #__PURE__ */ wire<typeof finance_payments_views_queries.receivableTotals>({ kind: 'query', method: 'POST', path: '/facturas_impagas/listar', accion: 'totalesclientes', access: {'perfiles':['Administrador','Finanzas']}, topic: 'pedidos', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marcas'} });
export const refundByWebpay = /* #__PURE__ */ wire<typeof finance_refunds_refund_by_webpay.refundByWebpay>({ kind: 'command', method: 'POST', path: '/devoluciones_dinero/crear', accion: 'webpay', access: {'perfiles':['Administrador','Finanzas']} });
export const refundExport = /* #__PURE__ */ wire<typeof finance_refunds_views_queries.refundExport>({ kind: 'query', method: 'POST', path: '/devoluciones_dinero/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Finanzas'],'permiso':'exportar'}, scope: 'everyone' });
export const refundGrid = /* #__PURE__ */ wire<typeof finance_refunds_views_queries.refundGrid>({ kind: 'query', method: 'POST', path: '/devoluciones_dinero/listar', accion: 'grid', access: {'perfiles':['Administrador','Finanzas']}, topic: 'devoluciones_dinero', scope: 'everyone', compared: true });
export const registerCustomerPayment = /* #__PURE__ */ wire<typeof finance_payments_register_customer_payment.registerCustomerPayment>({ kind: 'command', method: 'POST', path: '/pagos/crear', accion: 'cliente', access: {'perfiles':['Administrador','Finanzas']} });
export const releaseCredit = /* #__PURE__ */ wire<typeof finance_refunds_release_credit.releaseCredit>({ kind: 'command', method: 'POST', path: '/devoluciones_dinero/modificar', accion: 'liberar', access: {'perfiles':['Administrador']} });
export const resolveRefund = /* #__PURE__ */ wire<typeof finance_refunds_resolve_refund.resolveRefund>({ kind: 'command', method: 'POST', path: '/devoluciones_dinero/modificar', accion: 'confirmar', access: {'perfiles':['Administrador','Finanzas']} });
export const reversePayment = /* #__PURE__ */ wire<typeof finance_payments_reverse_payment.reversePayment>({ kind: 'command', method: 'POST', path: '/pagos/modificar', accion: 'reversar', access: {'perfiles':['Administrador','Finanzas']} });
export const salesLineExport = /* #__PURE__ */ wire<typeof finance_views_sales.salesLineExport>({ kind: 'query', method: 'POST', path: '/ventas/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas','Ejecutivo de Ventas'],'permiso':'exportar'}, topic: 'ventas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marca'} });
export const salesLineGrid = /* #__PURE__ */ wire<typeof finance_views_sales.salesLineGrid>({ kind: 'query', method: 'POST', path: '/ventas/listar', accion: 'grid', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas','Ejecutivo de Ventas']}, topic: 'ventas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marca'}, compared: true });
export const salesSheet = /* #__PURE__ */ wire<typeof finance_views_sales.salesSheet>({ kind: 'query', method: 'POST', path: '/sap/document/dashboard-ventas', accion: 'sabana', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas','Ejecutivo de Ventas']}, topic: 'ventas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marca'} });
export const salesYear = /* #__PURE__ */ wire<typeof finance_views_sales.salesYear>({ kind: 'query', method: 'POST', path: '/sap/document/dashboard-ventas-year', access: {'perfiles':['Administrador','Marketing','Finanzas']}, topic: 'ventas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marca'} });
export const sendReminder = /* #__PURE__ */ wire<typeof finance_collection_send_reminder.sendReminder>({ kind: 'command', method: 'POST', path: '/cobranza/crear', accion: 'recordatorio', access: {'perfiles':['Administrador','Finanzas']} });
export const setCreditRules = /* #__PURE__ */ wire<typeof finance_credit_rules_set_rules.setCreditRules>({ kind: 'command', method: 'POST', path: '/facturas/modificar', accion: 'reglascredito', access: {'perfiles':['Administrador']} });
export const settleRefund = /* #__PURE__ */ wire<typeof finance_refunds_settle_refund.settleRefund>({ kind: 'command', method: 'POST', path: '/devoluciones_dinero/modificar', accion: 'consultar', access: {'perfiles':['Administrador','Finanzas']} });
export const shareSoldCost = /* #__PURE__ */ wire<typeof finance_sale_cost_share_sold_cost.shareSoldCost>({ kind: 'command', method: 'POST', path: '/precio_entrega/modificar', accion: 'repartirvendido', access: {'perfiles':['Administrador']} });
export const transferRefund = /* #__PURE__ */ wire<typeof finance_refunds_transfer_refund.transferRefund>({ kind: 'command', method: 'POST', path: '/devoluciones_dinero/crear', accion: 'transferencia', access: {'perfiles':['Administrador','Finanzas']} });
