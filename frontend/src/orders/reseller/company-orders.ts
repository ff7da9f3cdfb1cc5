import { orderGridRow } from '@power/domain/orders/views/order-row';
import { atLeastOne, type ListTab, only } from '../../ui/list/list-tabs.tsx';
import { rowColumns } from '../../ui/list/row-columns.tsx';

/** What people of a company see of its orders in their list. */
export const companyOrderColumns = rowColumns(orderGridRow, [
  ['number', { headerName: 'N°', width: 84, pinned: 'left' }],
  ['orden_compra', { headerName: 'Tu orden', minWidth: 120, flex: 1 }],
  ['estatus', { headerName: 'Estado' }],
  ['createdAt', { headerName: 'Enviada', width: 150 }],
  ['unidades', { width: 100 }],
  'total',
  ['total_facturado', { width: 140 }],
  ['tipo_documento', { width: 120 }],
  ['folio', { width: 100 }],
  ['tipo_entrega', { headerName: 'Entrega', width: 150 }],
  ['faltantes', { width: 120 }],
  ['condicion', { width: 140 }],
  ['dinero_por_devolver', { width: 160 }],
  ['dinero_devuelto', { width: 140 }],
  ['facturado_at', { initialHide: true }],
  ['ejecutivo_nombre', { initialHide: true }],
  ['bodega_entrega', { initialHide: true }],
  ['neto', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
export const companyOrderCard = {
  first: ['number', 'orden_compra', 'total'],
  second: ['estatus', 'createdAt', 'unidades'],
} as const;
export const companyOrderTabs: readonly ListTab[] = [
  { label: 'Por validar', filters: { estatus: only('Pendiente Validacion Administrativa') } },
  { label: 'En preparación', filters: { estatus: only('Pendiente Picking', 'En Picking', 'Pendiente Despacho') } },
  { label: 'En ruta', filters: { estatus: only('En Ruta') } },
  { label: 'Entregadas', filters: { estatus: only('Entregado') } },
  { label: 'Con faltantes', filters: { faltantes: atLeastOne } },
];
