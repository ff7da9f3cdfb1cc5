import { type SalesLineGridRow, salesLineGridRow } from '@power/domain/finance/views/sales-line-row';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { salesLineExport, salesLineGrid } from '../calls/finance.ts';
import { orderGrid } from '../calls/orders.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { monthText } from '../ui/list/columns.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';

const shown = rowColumns(salesLineGridRow, [
  'fecha',
  ['folio', { width: 84 }],
  ['number', { width: 84 }],
  ['cliente_nombre', { chars: 24, flex: 2, context: { filter: 'text', key: 'cliente_id' } }],
  ['part_number', { width: 200 }],
  ['nombre', { minWidth: 180, flex: 2 }],
  ['cantidad', { width: 92 }],
  'neto',
  ['documento', { width: 100 }],
  'marca',
  ['ejecutivo_nombre', { minWidth: 140, context: { filter: 'text', key: 'ejecutivo_id' } }],
  'precio_venta',
  'total',
  'legalcode',
  'tipo_cliente',
  ['region', { width: 130, flex: 0 }],
  ['comuna', { width: 130, flex: 0 }],
  ['categoria', { width: 150, flex: 0 }],
  ['tipo_entrega', { width: 130 }],
  ['mes', { width: 96, valueFormatter: monthText }],
  ['anio', { width: 80 }],
  ['trimestre', { width: 100 }],
]);
const withCosts = [...shown, ...rowColumns(salesLineGridRow, ['costo', 'margen', 'ajuste_costo'])];

/** The lines behind figures of sales; each opens its order. */
export function Component() {
  const may = useMay();
  const { permisos } = useCurrentUser();
  return (
    <ListPage<typeof salesLineGrid, SalesLineGridRow>
      name="lineas-facturadas"
      title="Líneas facturadas"
      context="Cada línea de cada factura, como la cuenta el informe."
      unit={['línea', 'líneas']}
      query={salesLineGrid}
      columns={permisos.margenes ? withCosts : shown}
      rowId={(line) => line._id}
      card={{ first: ['folio', 'cliente_nombre', 'neto'], second: ['fecha', 'part_number', 'cantidad'] }}
      asOf
      {...(may(orderGrid) ? { onOpen: ({ number }) => goTo(`/sistema/pedido/${number}`) } : {})}
      {...(may(salesLineExport) ? { exportCall: salesLineExport } : {})}
      empty={{
        title: 'Todavía no hay líneas facturadas',
        hint: 'Al facturar un pedido, cada línea de su documento aparece aquí.',
      }}
    />
  );
}
