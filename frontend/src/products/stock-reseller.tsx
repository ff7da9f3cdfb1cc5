import { type ResellerStockRow, resellerStockRow } from '@power/domain/products/views/partner-stock-row';
import { resellerStock } from '../calls/products.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';

const columns = rowColumns(resellerStockRow, [
  ['part_number', { width: 190 }],
  ['nombre', { minWidth: 200, flex: 2 }],
  ['marca', { width: 130 }],
  ['disponibilidad', { width: 160 }],
  ['llega', { width: 120 }],
  ['precio_neto', { width: 130 }],
  'categoria',
  'codigo',
]);

/** `stock-reseller`: the catalogue at the own company's price, with availability in words. */
export function Component() {
  return (
    <ListPage<typeof resellerStock, ResellerStockRow>
      name="stock-reseller"
      title="Stock"
      context="El catálogo con el precio neto de tu empresa y lo que hay disponible."
      unit={['producto', 'productos']}
      query={resellerStock}
      columns={columns}
      rowId={(product) => product._id}
      card={{ first: ['part_number', 'nombre', 'precio_neto'], second: ['disponibilidad', 'llega'] }}
      empty={{ title: 'Todavía no hay productos', hint: 'Cuando se publiquen productos, aparecen aquí con tu precio.' }}
    />
  );
}
