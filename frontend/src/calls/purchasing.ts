// Generated from the contract by `npm run calls`. Do not edit.
import type * as masters from '@power/domain/masters';
import type * as purchasing_views_purchase_order_count from '@power/domain/purchasing/views/purchase-order-count';
import type * as purchasing_views_purchases from '@power/domain/purchasing/views/purchases';
import { wire } from '../api/wire.ts';

export const purchaseLineExport = /* #__PURE__ */ wire<typeof purchasing_views_purchases.purchaseLineExport>({ kind: 'query', method: 'POST', path: '/compras/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Finanzas'],'permiso':'exportar'}, topic: 'compras', scope: {'marca':'marca'} });
export const purchaseLineGrid = /* #__PURE__ */ wire<typeof purchasing_views_purchases.purchaseLineGrid>({ kind: 'query', method: 'POST', path: '/compras/listar', accion: 'grid', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Finanzas']}, topic: 'compras', scope: {'marca':'marca'}, compared: true });
export const purchaseOrderCount = /* #__PURE__ */ wire<typeof purchasing_views_purchase_order_count.purchaseOrderCount>({ kind: 'query', method: 'POST', path: '/orden_compras/listar', accion: 'conteo', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica','Brand Manager','Pre-Venta','Cobrador','Finanzas']}, scope: 'everyone' });
export const purchasesSheet = /* #__PURE__ */ wire<typeof purchasing_views_purchases.purchasesSheet>({ kind: 'query', method: 'POST', path: '/sap/document/dashboard-compras', accion: 'sabana', access: {'perfiles':['Administrador','Jefe de Logistica','Brand Manager','Finanzas']}, topic: 'compras', scope: {'marca':'marca'} });
export const suppliers = {
  change: wire<typeof masters.suppliers.change>({ kind: 'command', method: 'POST', path: '/proveedores/modificar', access: {'perfiles':['Administrador']} }),
  create: wire<typeof masters.suppliers.create>({ kind: 'command', method: 'POST', path: '/proveedores/crear', access: {'perfiles':['Administrador']} }),
  dropdown: wire<typeof masters.suppliers.dropdown>({ kind: 'query', method: 'POST', path: '/proveedores/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas']}, topic: 'supplier_list', scope: 'everyone' }),
  export: wire<typeof masters.suppliers.export>({ kind: 'query', method: 'POST', path: '/proveedores/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.suppliers.grid>({ kind: 'query', method: 'POST', path: '/proveedores/listar', accion: 'grid', access: {'perfiles':['Administrador','Brand Manager','Jefe de Logistica','Finanzas']}, topic: 'supplier_list', scope: 'everyone', compared: true }),
  import: wire<typeof masters.suppliers.import>({ kind: 'command', method: 'POST', path: '/proveedores/importar', accion: 'importar', access: {'perfiles':['Administrador']} }),
  readFile: wire<typeof masters.suppliers.readFile>({ kind: 'query', method: 'POST', path: '/proveedores/importar', accion: 'lectura', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.suppliers.rehearse>({ kind: 'query', method: 'POST', path: '/proveedores/importar', accion: 'ensayo', access: {'perfiles':['Administrador']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.suppliers.remove>({ kind: 'command', method: 'POST', path: '/proveedores/eliminar', access: {'perfiles':['Administrador']} }),
};
