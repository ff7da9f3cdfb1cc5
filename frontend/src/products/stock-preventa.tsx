import { sellerListGrid } from '../calls/products.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { presaleColumns, priceCard } from './product-columns.shared.tsx';
import { ProductDialogs } from './product-dialogs.shared.tsx';
import { useProductSheet } from './use-product-sheet.shared.ts';

/** *Stock* of Pre-Venta: what is free of each product, and what stands for showing. */
export function Component() {
  const { show } = useProductSheet();
  return (
    <ListPage
      name="stock-preventa"
      title="Stock"
      context="Disponible, unidades de demostración y precios por tipo de cliente"
      unit={['producto', 'productos']}
      query={sellerListGrid}
      columns={presaleColumns}
      rowId={(p) => p._id}
      card={priceCard}
      topic="stock"
      onOpen={(p) => show(p._id, 'stock')}
      empty={{
        title: 'Todavía no hay productos',
        hint: 'Un administrador los crea en Productos; aquí verás su stock y su precio al momento.',
      }}
    >
      <ProductDialogs />
    </ListPage>
  );
}
