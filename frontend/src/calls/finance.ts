// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/finance/invoice-order';
import type * as m2 from '@power/domain/finance/register-payment-option';
import type * as m3 from '@power/domain/finance/views/payment-options';
import { wire } from '../api/wire.ts';

export const invoiceOrder = /* #__PURE__ */ wire<typeof m1.invoiceOrder>({ kind: 'command', method: 'POST', path: '/pedido_ventas/facturar', access: {'perfiles':['Administrador','Finanzas']} });
export const paymentConditions = /* #__PURE__ */ wire<typeof m3.paymentConditions>({ kind: 'query', method: 'POST', path: '/condiciones_pago/listar', accion: 'dropdown', access: {'perfiles':'todos'}, scope: 'everyone' });
export const paymentMethods = /* #__PURE__ */ wire<typeof m3.paymentMethods>({ kind: 'query', method: 'POST', path: '/condiciones_pago/listar', accion: 'dropdownMetodo', access: {'perfiles':'todos'}, scope: 'everyone' });
export const registerPaymentOption = /* #__PURE__ */ wire<typeof m2.registerPaymentOption>({ kind: 'command', method: 'POST', path: '/condiciones_pago/crear', access: {'perfiles':['Administrador']} });
