// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/customers/change-customer';
import type * as m2 from '@power/domain/customers/register-customer';
import type * as m3 from '@power/domain/customers/views/customer-search';
import { wire } from '../api/wire.ts';

export const changeCustomer = /* #__PURE__ */ wire<typeof m1.changeCustomer>({ kind: 'command', method: 'POST', path: '/clientes/modificar', accion: 'simple', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador']} });
export const customerSearch = /* #__PURE__ */ wire<typeof m3.customerSearch>({ kind: 'query', method: 'POST', path: '/clientes/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Jefe de Bodega','Jefe de Logistica','Marketing','Finanzas','Cobrador']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'_id'} });
export const registerCustomer = /* #__PURE__ */ wire<typeof m2.registerCustomer>({ kind: 'command', method: 'POST', path: '/clientes/crear', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing']} });
