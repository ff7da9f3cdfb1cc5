// Generated from the contract by `npm run calls`. Do not edit.
import type * as m1 from '@power/domain/inventory/adjust-stock';
import type * as m2 from '@power/domain/inventory/move-stock';
import type * as m3 from '@power/domain/inventory/receive-stock';
import type * as m4 from '@power/domain/inventory/release-orphan-commitments';
import type * as m5 from '@power/domain/inventory/repair-order-stock';
import type * as m6 from '@power/domain/inventory/settle-order-stock';
import type * as m7 from '@power/domain/inventory/views/product-stock';
import type * as m8 from '@power/domain/masters';
import { wire } from '../api/wire.ts';

export const adjustStock = /* #__PURE__ */ wire<typeof m1.adjustStock>({ kind: 'command', method: 'POST', path: '/inventarios/modificar', accion: 'ajustar', access: {'perfiles':['Administrador','Jefe de Logistica']} });
export const committedStock = /* #__PURE__ */ wire<typeof m7.committedStock>({ kind: 'query', method: 'POST', path: '/productos/listar', accion: 'stock_comprometido', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Finanzas','Cobrador']}, topic: 'stock', scope: {'marca':'marca'} });
export const moveStock = /* #__PURE__ */ wire<typeof m2.moveStock>({ kind: 'command', method: 'POST', path: '/movimientos/crear', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const productPhysicalStock = /* #__PURE__ */ wire<typeof m7.productPhysicalStock>({ kind: 'query', method: 'POST', path: '/productos/listar', accion: 'getStockFisicoProducto', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Finanzas','Cobrador','Marketing','Servicio Tecnico']}, topic: 'stock', scope: {'marca':'marca'} });
export const receiveStock = /* #__PURE__ */ wire<typeof m3.receiveStock>({ kind: 'command', method: 'POST', path: '/entradas/crear', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const releaseOrphanCommitments = /* #__PURE__ */ wire<typeof m4.releaseOrphanCommitments>({ kind: 'command', method: 'POST', path: '/inventarios/modificar', accion: 'liberarhuerfanos', access: {'perfiles':['Administrador','Jefe de Logistica']} });
export const repairOrderStock = /* #__PURE__ */ wire<typeof m5.repairOrderStock>({ kind: 'command', method: 'POST', path: '/inventarios/modificar', accion: 'repararpedido', access: {'perfiles':['Administrador']} });
export const settleOrderStock = /* #__PURE__ */ wire<typeof m6.settleOrderStock>({ kind: 'command', method: 'POST', path: '/inventarios/modificar', accion: 'cuadrarpedido', access: {'perfiles':['Administrador','Jefe de Logistica']} });
export const warehouses = {
  change: wire<typeof m8.warehouses.change>({ kind: 'command', method: 'POST', path: '/bodegas/modificar', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']} }),
  create: wire<typeof m8.warehouses.create>({ kind: 'command', method: 'POST', path: '/bodegas/crear', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']} }),
  dropdown: wire<typeof m8.warehouses.dropdown>({ kind: 'query', method: 'POST', path: '/bodegas/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Bodega','Brand Manager','Pre-Venta','Ejecutivo de Ventas','Jefe de Logistica']}, topic: 'warehouse_list', scope: 'everyone' }),
  export: wire<typeof m8.warehouses.export>({ kind: 'query', method: 'POST', path: '/bodegas/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Bodega','Brand Manager','Pre-Venta','Ejecutivo de Ventas','Jefe de Logistica'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof m8.warehouses.grid>({ kind: 'query', method: 'POST', path: '/bodegas/listar', accion: 'grid', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Bodega','Brand Manager','Pre-Venta','Ejecutivo de Ventas','Jefe de Logistica']}, topic: 'warehouse_list', scope: 'everyone' }),
  import: wire<typeof m8.warehouses.import>({ kind: 'command', method: 'POST', path: '/bodegas/importar', accion: 'importar', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']} }),
  readFile: wire<typeof m8.warehouses.readFile>({ kind: 'query', method: 'POST', path: '/bodegas/importar', accion: 'lectura', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof m8.warehouses.rehearse>({ kind: 'query', method: 'POST', path: '/bodegas/importar', accion: 'ensayo', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof m8.warehouses.remove>({ kind: 'command', method: 'POST', path: '/bodegas/eliminar', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']} }),
};
