// Generated from the contract by `npm run calls`. Do not edit.
import type * as finance_invoice_order from '@power/domain/finance/invoice-order';
import type * as finance_views_sales from '@power/domain/finance/views/sales';
import type * as masters from '@power/domain/masters';
import { wire } from '../api/wire.ts';

export const erpConditions = {
  change: wire<typeof masters.erpConditions.change>({ kind: 'command', method: 'POST', path: '/condiciones/modificar', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.erpConditions.dropdown>({ kind: 'query', method: 'POST', path: '/condiciones/listar', accion: 'dropdown', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
  grid: wire<typeof masters.erpConditions.grid>({ kind: 'query', method: 'POST', path: '/condiciones/listar', accion: 'grid', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
  second: wire<NonNullable<typeof masters.erpConditions.second>>({ kind: 'query', method: 'POST', path: '/condiciones/listar', accion: 'dropdownMetodo', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
};
export const invoiceOrder = /* #__PURE__ */ wire<typeof finance_invoice_order.invoiceOrder>({ kind: 'command', method: 'POST', path: '/pedido_ventas/facturar', access: {'perfiles':['Administrador','Finanzas']} });
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
export const salesLineExport = /* #__PURE__ */ wire<typeof finance_views_sales.salesLineExport>({ kind: 'query', method: 'POST', path: '/ventas/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas','Ejecutivo de Ventas'],'permiso':'exportar'}, topic: 'ventas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marca'} });
export const salesLineGrid = /* #__PURE__ */ wire<typeof finance_views_sales.salesLineGrid>({ kind: 'query', method: 'POST', path: '/ventas/listar', accion: 'grid', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas','Ejecutivo de Ventas']}, topic: 'ventas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marca'}, compared: true });
export const salesSheet = /* #__PURE__ */ wire<typeof finance_views_sales.salesSheet>({ kind: 'query', method: 'POST', path: '/sap/document/dashboard-ventas', accion: 'sabana', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Marketing','Finanzas','Ejecutivo de Ventas']}, topic: 'ventas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marca'} });
export const salesYear = /* #__PURE__ */ wire<typeof finance_views_sales.salesYear>({ kind: 'query', method: 'POST', path: '/sap/document/dashboard-ventas-year', access: {'perfiles':['Administrador','Marketing','Finanzas']}, topic: 'ventas', scope: {'ejecutivo':'ejecutivo_id','cliente':'cliente_id','marca':'marca'} });
