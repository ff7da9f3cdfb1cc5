// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/products/change-product';
import type * as m2 from '@power/domain/products/register-product';
import type * as m3 from '@power/domain/products/set-product-prices';
import type * as m4 from '@power/domain/products/views/product-search';
import { wire } from '../api/wire.ts';

export const changeProduct = /* #__PURE__ */ wire<typeof m1.changeProduct>({ kind: 'command', method: 'POST', path: '/productos/modificar', accion: 'simple', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica','Brand Manager']} });
export const productByEan = /* #__PURE__ */ wire<typeof m4.productByEan>({ kind: 'query', method: 'POST', path: '/productos/buscar', accion: 'ean', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Bodega','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador','Servicio Tecnico'],'concesion':'productos'}, scope: {'marca':'marca'} });
export const productDropdown = /* #__PURE__ */ wire<typeof m4.productDropdown>({ kind: 'query', method: 'POST', path: '/productos/buscar', accion: 'dropdown', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Bodega','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador','Servicio Tecnico'],'concesion':'productos'}, scope: {'marca':'marca'} });
export const productSearch = /* #__PURE__ */ wire<typeof m4.productSearch>({ kind: 'query', method: 'POST', path: '/productos/buscar', accion: 'simple', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Bodega','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Marketing','Finanzas','Cobrador','Servicio Tecnico'],'concesion':'productos'}, scope: {'marca':'marca'} });
export const registerProduct = /* #__PURE__ */ wire<typeof m2.registerProduct>({ kind: 'command', method: 'POST', path: '/productos/crear', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager']} });
export const setProductPrices = /* #__PURE__ */ wire<typeof m3.setProductPrices>({ kind: 'command', method: 'POST', path: '/productos/actualizar', access: {'perfiles':['Administrador']} });
