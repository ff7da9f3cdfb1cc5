// Generated from the contract by `npm run calls`. Do not edit.
import type * as inventory_adjust_stock from '@power/domain/inventory/adjust-stock';
import type * as inventory_import_opening_stock from '@power/domain/inventory/import-opening-stock';
import type * as inventory_move_stock from '@power/domain/inventory/move-stock';
import type * as inventory_receive_stock from '@power/domain/inventory/receive-stock';
import type * as inventory_release_orphan_commitments from '@power/domain/inventory/release-orphan-commitments';
import type * as inventory_repair_order_stock from '@power/domain/inventory/repair-order-stock';
import type * as inventory_settle_order_stock from '@power/domain/inventory/settle-order-stock';
import type * as inventory_views_product_movements from '@power/domain/inventory/views/product-movements';
import type * as inventory_views_product_stock from '@power/domain/inventory/views/product-stock';
import type * as masters from '@power/domain/masters';
import { wire } from '../api/wire.ts';

export const adjustStock = /* #__PURE__ */ wire<typeof inventory_adjust_stock.adjustStock>({ kind: 'command', method: 'POST', path: '/inventarios/modificar', accion: 'ajustar', access: {'perfiles':['Administrador','Jefe de Logistica']} });
export const committedStock = /* #__PURE__ */ wire<typeof inventory_views_product_stock.committedStock>({ kind: 'query', method: 'POST', path: '/productos/listar', accion: 'stock_comprometido', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Finanzas','Cobrador']}, topic: 'stock', scope: {'marca':'marca'} });
export const importOpeningStock = /* #__PURE__ */ wire<typeof inventory_import_opening_stock.importOpeningStock>({ kind: 'command', method: 'POST', path: '/entradas/crear', accion: 'importar', access: {'perfiles':['Administrador']} });
export const moveStock = /* #__PURE__ */ wire<typeof inventory_move_stock.moveStock>({ kind: 'command', method: 'POST', path: '/movimientos/crear', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const productMovements = /* #__PURE__ */ wire<typeof inventory_views_product_movements.productMovements>({ kind: 'query', method: 'POST', path: '/productos/listar', accion: 'movimientos', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']}, topic: 'stock', scope: {'marca':'marca'} });
export const productPhysicalStock = /* #__PURE__ */ wire<typeof inventory_views_product_stock.productPhysicalStock>({ kind: 'query', method: 'POST', path: '/productos/listar', accion: 'getStockFisicoProducto', access: {'perfiles':['Administrador','Jefe de Bodega','Bodega y Despacho','Asistente Bodega','Bodega','Jefe de Logistica','Ejecutivo de Ventas','Brand Manager','Pre-Venta','Finanzas','Cobrador','Marketing','Servicio Tecnico']}, topic: 'stock', scope: {'marca':'marca'} });
export const receiveStock = /* #__PURE__ */ wire<typeof inventory_receive_stock.receiveStock>({ kind: 'command', method: 'POST', path: '/entradas/crear', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica']} });
export const releaseOrphanCommitments = /* #__PURE__ */ wire<typeof inventory_release_orphan_commitments.releaseOrphanCommitments>({ kind: 'command', method: 'POST', path: '/inventarios/modificar', accion: 'liberarhuerfanos', access: {'perfiles':['Administrador','Jefe de Logistica']} });
export const repairOrderStock = /* #__PURE__ */ wire<typeof inventory_repair_order_stock.repairOrderStock>({ kind: 'command', method: 'POST', path: '/inventarios/modificar', accion: 'repararpedido', access: {'perfiles':['Administrador']} });
export const settleOrderStock = /* #__PURE__ */ wire<typeof inventory_settle_order_stock.settleOrderStock>({ kind: 'command', method: 'POST', path: '/inventarios/modificar', accion: 'cuadrarpedido', access: {'perfiles':['Administrador','Jefe de Logistica']} });
export const warehouses = {
  change: wire<typeof masters.warehouses.change>({ kind: 'command', method: 'POST', path: '/bodegas/modificar', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']} }),
  create: wire<typeof masters.warehouses.create>({ kind: 'command', method: 'POST', path: '/bodegas/crear', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']} }),
  dropdown: wire<typeof masters.warehouses.dropdown>({ kind: 'query', method: 'POST', path: '/bodegas/listar', accion: 'dropdown', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Bodega','Brand Manager','Pre-Venta','Ejecutivo de Ventas','Jefe de Logistica']}, topic: 'warehouse_list', scope: 'everyone' }),
  export: wire<typeof masters.warehouses.export>({ kind: 'query', method: 'POST', path: '/bodegas/listar', accion: 'exportacion', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Bodega','Brand Manager','Pre-Venta','Ejecutivo de Ventas','Jefe de Logistica'],'permiso':'exportar'}, scope: 'everyone' }),
  grid: wire<typeof masters.warehouses.grid>({ kind: 'query', method: 'POST', path: '/bodegas/listar', accion: 'grid', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Bodega','Brand Manager','Pre-Venta','Ejecutivo de Ventas','Jefe de Logistica']}, topic: 'warehouse_list', scope: 'everyone' }),
  import: wire<typeof masters.warehouses.import>({ kind: 'command', method: 'POST', path: '/bodegas/importar', accion: 'importar', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']} }),
  readFile: wire<typeof masters.warehouses.readFile>({ kind: 'query', method: 'POST', path: '/bodegas/importar', accion: 'lectura', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  rehearse: wire<typeof masters.warehouses.rehearse>({ kind: 'query', method: 'POST', path: '/bodegas/importar', accion: 'ensayo', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']}, scope: 'everyone', asOf: {'none':'Se importa sobre lo que hay ahora.'} }),
  remove: wire<typeof masters.warehouses.remove>({ kind: 'command', method: 'POST', path: '/bodegas/eliminar', access: {'perfiles':['Administrador','Jefe de Bodega','Jefe de Logistica']} }),
};
