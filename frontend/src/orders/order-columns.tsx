import { type OrderGridRow, orderGridRow } from '@power/domain/orders/views/order-row';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import { textColumn } from '../ui/list/columns.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { Column } from '../ui/list/types.ts';
import { PickingProgress } from './picking-progress.shared.tsx';

const finished = ['Entregado', 'Facturado Sin Picking', 'Anulado'];

const age: Column<OrderGridRow> = {
  field: 'estatus_at',
  headerName: 'Edad',
  headerTooltip: 'Tiempo en su estado actual',
  filter: 'agDateColumnFilter',
  width: 160,
  cellDataType: false,
  cellRenderer: ({ data }: { data?: OrderGridRow }) =>
    !data || finished.includes(data.estatus) ? null : <ElapsedTime since={data.estatus_at} variant="words" />,
};

const progress: Column<OrderGridRow> = {
  field: 'pickeadas',
  headerName: 'Picking',
  filter: 'agNumberColumnFilter',
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
  ['number', { headerName: 'N°', width: 100, pinned: 'left' }],
  ['estatus', { headerName: 'Estatus' }],
  ['cliente_nombre', { minWidth: 220, flex: 2 }],
  'total',
  ['total_facturado', { headerTooltip: 'Lo que dice la factura: menos que el pedido si hubo faltantes' }],
  textColumn('tipo_entrega', 'Entrega', { minWidth: 120, flex: 0, width: 140 }),
  'createdAt',
  age,
  ['ejecutivo_nombre', { minWidth: 150 }],
  progress,
  'facturado',
  'entregado',
  ['condicion', { headerName: 'Condición', minWidth: 130, flex: 0, width: 150 }],
  ['bodega_entrega', { headerName: 'Bodega', minWidth: 90, width: 100 }],
  ['legalcode', { minWidth: 120 }],
  'tipo_documento',
  ['folio', { cellClass: '' }],
  ['por_aprobar', { initialHide: true }],
  ['orden_compra', { initialHide: true }],
  ['picking_usuario', { initialHide: true }],
]);

/** Of somebody who sees own orders alone: the seller is always the same. */
export const ownOrderColumns = orderColumns.map((c) =>
  c.field === 'ejecutivo_nombre' ? { ...c, initialHide: true } : c,
);
