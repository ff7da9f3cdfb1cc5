// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/finance/invoice-order';
import type * as m2 from '@power/domain/masters';
import { wire } from '../api/wire.ts';

export const erpConditions = {
  change: wire<typeof m2.erpConditions.change>({ kind: 'command', method: 'POST', path: '/condiciones/modificar', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof m2.erpConditions.dropdown>({ kind: 'query', method: 'POST', path: '/condiciones/listar', accion: 'dropdown', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
  grid: wire<typeof m2.erpConditions.grid>({ kind: 'query', method: 'POST', path: '/condiciones/listar', accion: 'grid', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
  second: wire<NonNullable<typeof m2.erpConditions.second>>({ kind: 'query', method: 'POST', path: '/condiciones/listar', accion: 'dropdownMetodo', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
};
export const invoiceOrder = /* #__PURE__ */ wire<typeof m1.invoiceOrder>({ kind: 'command', method: 'POST', path: '/pedido_ventas/facturar', access: {'perfiles':['Administrador','Finanzas']} });
export const paymentMethods = /* #__PURE__ */ wire<typeof m2.paymentMethods>({ kind: 'query', method: 'POST', path: '/condiciones_pago/listar', accion: 'dropdownMetodo', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' });
export const paymentOptions = {
  change: wire<typeof m2.paymentOptions.change>({ kind: 'command', method: 'POST', path: '/condiciones_pago/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof m2.paymentOptions.create>({ kind: 'command', method: 'POST', path: '/condiciones_pago/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof m2.paymentOptions.dropdown>({ kind: 'query', method: 'POST', path: '/condiciones_pago/listar', accion: 'dropdown', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
  export: wire<typeof m2.paymentOptions.export>({ kind: 'query', method: 'POST', path: '/condiciones_pago/listar', accion: 'exportacion', access: {'perfiles':'todos','permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof m2.paymentOptions.grid>({ kind: 'query', method: 'POST', path: '/condiciones_pago/listar', accion: 'grid', access: {'perfiles':'todos'}, topic: 'payment_option_list', scope: 'everyone' }),
  import: wire<typeof m2.paymentOptions.import>({ kind: 'command', method: 'POST', path: '/condiciones_pago/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof m2.paymentOptions.readFile>({ kind: 'query', method: 'POST', path: '/condiciones_pago/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof m2.paymentOptions.rehearse>({ kind: 'query', method: 'POST', path: '/condiciones_pago/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof m2.paymentOptions.remove>({ kind: 'command', method: 'POST', path: '/condiciones_pago/eliminar', access: {'perfiles':['Administrador']} }),
};
