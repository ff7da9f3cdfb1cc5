// Generated from the contract by `npm run calls`. Do not edit.
import type * as purchasing_views_purchase_order_count from '@power/domain/purchasing/views/purchase-order-count';
import { wire } from '../api/wire.ts';

export const purchaseOrderCount = /* #__PURE__ */ wire<typeof purchasing_views_purchase_order_count.purchaseOrderCount>({ kind: 'query', method: 'POST', path: '/orden_compras/listar', accion: 'conteo', access: {'perfiles':['Administrador','Jefe de Bodega','Asistente Bodega','Bodega y Despacho','Jefe de Logistica','Brand Manager','Pre-Venta','Cobrador','Finanzas']}, scope: 'everyone' });
