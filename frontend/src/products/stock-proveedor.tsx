import { type SupplierStockRow, supplierStockRow } from '@power/domain/products/views/partner-stock-row';
import { supplierStock, supplierStockExport } from '../calls/products.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { SupplierTabs } from './supplier-tabs.shared.tsx';

const columns = rowColumns(supplierStockRow, [
  ['part_number', { width: 190 }],
  ['nombre', { minWidth: 200, flex: 2 }],
  ['marca', { width: 130 }],
  ['stock_proveedor', { width: 100 }],
  ['ventas_90', { width: 130 }],
  ['meses_stock', { width: 140 }],
  'categoria',
  'codigo',
]);

/** `stock-proveedor`: own brands, what is there and what was sold in ninety days. */
export function Component() {
  return (
    <ListPage<typeof supplierStock, SupplierStockRow>
      name="stock-proveedor"
      title="Stock"
      context="Los productos de tus marcas: unidades en bodega y ventas de los últimos 90 días."
      unit={['producto', 'productos']}
      query={supplierStock}
      exportCall={supplierStockExport}
      columns={columns}
      above={<SupplierTabs tab="" />}
      rowId={(product) => product._id}
      card={{ first: ['part_number', 'nombre', 'stock_proveedor'], second: ['ventas_90', 'meses_stock'] }}
      empty={{
        title: 'No hay productos de tus marcas',
        hint: 'Pide a un administrador que vincule tu usuario a tus marcas.',
      }}
    />
  );
}
