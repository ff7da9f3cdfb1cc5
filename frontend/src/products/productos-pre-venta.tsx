import { sellerListGrid } from '../calls/products.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { presaleColumns, priceCard } from './product-columns.shared.tsx';
import { ProductDialogs } from './product-dialogs.shared.tsx';
import { useProductSheet } from './use-product-sheet.shared.ts';

/** *Productos* of Pre-Venta: catalogue, prices and units for showing; no cost. */
export function Component() {
  const { show } = useProductSheet();
  return (
    <ListPage
      name="productos-pre-venta"
      title="Productos"
      context="Lo que se vende: su stock, sus precios y lo que se sabe de cada uno."
      unit={['producto', 'productos']}
      query={sellerListGrid}
      columns={presaleColumns}
      rowId={(p) => p._id}
      card={priceCard}
      onOpen={(p) => show(p._id)}
      empty={{
        title: 'Todavía no hay productos',
        hint: 'Un administrador los crea en Productos; aquí completas su ficha y su contenido web.',
      }}
    >
      <ProductDialogs />
    </ListPage>
  );
}
