import type { OrderGridRow } from '@power/domain/orders/views/order-row';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import {
  booleanColumn,
  dateColumn,
  idColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
  textColumn,
} from '../ui/list/columns.tsx';
import type { Column } from '../ui/list/types.ts';
import { PickingProgress } from './picking-progress.shared.tsx';
import { toneOfStatus } from './order-status.shared.ts';

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
export const orderColumns: readonly Column<OrderGridRow>[] = [
  idColumn('number', 'N°', { width: 100, pinned: 'left' }),
  statusColumn('estatus', 'Estatus', toneOfStatus, { minWidth: 270 }),
  textColumn('cliente_nombre', 'Cliente', { minWidth: 220, flex: 2 }),
  moneyColumn('total', 'Total'),
  moneyColumn('total_facturado', 'Total facturado', 'CLP', {
    headerTooltip: 'Lo que dice la factura: menos que el pedido si hubo faltantes',
  }),
  textColumn('tipo_entrega', 'Entrega', { minWidth: 120, flex: 0, width: 140 }),
  dateColumn('createdAt', 'Creado'),
  age,
  textColumn('ejecutivo_nombre', 'Ejecutivo', { minWidth: 150 }),
  progress,
  booleanColumn('facturado', 'Facturado', { width: 110 }),
  booleanColumn('entregado', 'Entregado', { width: 110 }),
  textColumn('condicion', 'Condición', { minWidth: 130, flex: 0, width: 150 }),
  textColumn('bodega_entrega', 'Bodega', { minWidth: 90, flex: 0, width: 100 }),
  textColumn('legalcode', 'RUT', { minWidth: 120, flex: 0, width: 130 }),
  textColumn('tipo_documento', 'Documento', { minWidth: 110, flex: 0, width: 130 }),
  idColumn('folio', 'Folio', { cellClass: '' }),
  numberColumn('por_aprobar', 'Precios por aprobar', { initialHide: true }),
  textColumn('orden_compra', 'Orden de compra', { initialHide: true }),
  textColumn('picking_usuario', 'Pickea', { initialHide: true }),
];

/** Of somebody who sees own orders alone: the seller is always the same. */
export const ownOrderColumns = orderColumns.map((c) =>
  c.field === 'ejecutivo_nombre' ? { ...c, initialHide: true } : c,
);
