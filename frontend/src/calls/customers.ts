// Generated from the contract by `npm run calls`. Do not edit.
import type * as customers_change_customer from '@power/domain/customers/change-customer';
import type * as customers_register_customer from '@power/domain/customers/register-customer';
import type * as customers_views_customer_search from '@power/domain/customers/views/customer-search';
import { wire } from '../api/wire.ts';

export const changeCustomer = /* #__PURE__ */ wire<typeof customers_change_customer.changeCustomer>({ kind: 'command', method: 'POST', path: '/clientes/modificar', accion: 'simple', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador']} });
export const customerSearch = /* #__PURE__ */ wire<typeof customers_views_customer_search.customerSearch>({ kind: 'query', method: 'POST', path: '/clientes/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Jefe de Bodega','Jefe de Logistica','Marketing','Finanzas','Cobrador']}, scope: {'ejecutivo':'ejecutivo_id','cliente':'_id'} });
export const registerCustomer = /* #__PURE__ */ wire<typeof customers_register_customer.registerCustomer>({ kind: 'command', method: 'POST', path: '/clientes/crear', access: {'perfiles':['Administrador','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing']} });
