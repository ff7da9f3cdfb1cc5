import { stockReportRow } from '@power/domain/products/views/stock-report-row';
import { useMay } from '../access/use-may.ts';
import { monthStock, stockReport, stockReportExport } from '../calls/products.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { movementsOf } from './movements-of.ts';
import { MonthStock } from './month-stock.tsx';
import { StockTotals } from './stock-totals.tsx';

/** Green over nought, red under it (document 3 §9). */
const coloured = {
  cellClassRules: {
    'cell-over': ({ value }: { value?: unknown }) => Number(value ?? 0) > 0,
    'cell-under': ({ value }: { value?: unknown }) => Number(value ?? 0) < 0,
  },
};

const columns = rowColumns(stockReportRow, [
  ['part_number', { width: 180 }],
  ['nombre', { minWidth: 180, flex: 2 }],
  ['marca', { width: 120 }],
  ['bodega', { width: 110 }],
  'fisico',
  ['comprometido', { width: 128 }],
  ['reservado', { width: 104 }],
  ['disponible', { ...coloured, width: 110 }],
  ['por_recibir', { width: 112 }],
  ['llega', { width: 104 }],
  ['fisico_erp', { width: 140 }],
  ['diferencia', { ...coloured, width: 112 }],
  'codigo',
  'codigo_sap',
  'updatedAt',
]);

/** `reportes/stock-productos`: each product in each warehouse; a row opens what moved it there. */
export function Component() {
  const may = useMay();
  return (
    <ListPage
      name="stock-productos"
      title="Stock de productos"
      context="Qué hay de cada producto en cada bodega, qué está comprometido y qué queda libre."
      unit={['saldo', 'saldos']}
      query={stockReport}
      columns={columns}
      rowId={(balance) => balance._id}
      card={{ first: ['part_number', 'nombre', 'disponible'], second: ['bodega', 'fisico', 'comprometido'] }}
      asOf
      above={<StockTotals />}
      {...(may(monthStock) ? { action: <MonthStock /> } : {})}
      onOpen={({ producto_id, part_number }) => goTo(movementsOf({ _id: producto_id, nombre: part_number }))}
      {...(may(stockReportExport) ? { exportCall: stockReportExport } : {})}
      empty={{
        title: 'Todavía no hay stock',
        hint: 'Al registrar la primera entrada de un producto, su saldo aparece aquí.',
      }}
    />
  );
}
