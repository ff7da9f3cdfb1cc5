import { type OrderGridRow, orderGridRow } from '@power/domain/orders/views/order-row';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { Column } from '../ui/list/types.ts';
import { PickingProgress } from './picking-progress.shared.tsx';

const progress: Column<OrderGridRow> = {
  field: 'pickeadas',
  headerName: 'Picking',
  context: { filter: 'number' },
  width: 130,
  cellRenderer: ({ data }: { data?: OrderGridRow }) =>
    data ? (
      <PickingProgress
        done={data.pickeadas}
        of={data.unidades}
        paused={data.picking_pausado}
        short={data.con_faltantes}
      />
    ) : null,
};

/** Columns of every order grid: number and status first, then whose, how much and how; money right-aligned (UX, Grids). */
export const orderColumns = rowColumns(orderGridRow, [
  ['number', { headerName: 'N°', width: 76, pinned: 'left' }],
  ['estatus', { headerName: 'Estatus' }],
  ['cliente_nombre', { chars: 24, flex: 2 }],
  'total',
  [
    'total_facturado',
    { headerName: 'Facturado $', headerTooltip: 'Lo que dice la factura: menos que el pedido si hubo faltantes' },
  ],
  ['acreditado', { initialHide: true }],
  ['tipo_entrega', { headerName: 'Entrega', width: 124 }],
  'estatus_at',
  ['ejecutivo_nombre', { minWidth: 130 }],
  'createdAt',
  progress,
  'facturado',
  'entregado',
  ['condicion', { headerName: 'Condición', width: 130 }],
  ['bodega_entrega', { headerName: 'Bodega', width: 96 }],
  'legalcode',
  'tipo_documento',
  ['folio', { cellClass: '' }],
  ['por_aprobar', { initialHide: true }],
  ['orden_compra', { initialHide: true }],
  ['picking_usuario', { initialHide: true }],
]);

/** An order on a phone: N° · cliente · total, below it state · kind · age. */
export const orderCard = {
  first: ['number', 'cliente_nombre', 'total'],
  second: ['estatus', 'tipo_entrega', 'estatus_at'],
  // With units missing less was billed than ordered.
  now: 'total_facturado',
} as const;

/** Of somebody who sees own orders alone: the seller is always the same. */
export const ownOrderColumns = orderColumns.map((c) =>
  c.field === 'ejecutivo_nombre' ? { ...c, initialHide: true } : c,
);
