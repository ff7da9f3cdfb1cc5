import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { sellerListGrid } from '../calls/products.ts';
import { priceCard, sellerColumns } from '../products/product-columns.shared.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ListPage } from '../ui/list/list-page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ProductFinder } from './product-finder.shared.tsx';
import { ProductStock } from './product-stock.shared.tsx';
import styles from './product-stock.module.css';

/** *Stock*: what is free of each product and its prices; with `?codigo_sap`, where *Revisar Stock* leads, of one. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const lists = useMay()(sellerListGrid);
  const codigo_sap = params.get('codigo_sap')?.trim() ?? '';
  const finder = useMemo(() => <ProductFinder onPick={(codigo) => setParams({ codigo_sap: codigo })} />, [setParams]);
  if (codigo_sap === '' && lists)
    return (
      <ListPage
        name="stock-ejecutivos"
        title="Stock"
        context="Disponible y precios por tipo de cliente"
        unit={['producto', 'productos']}
        query={sellerListGrid}
        columns={sellerColumns}
        topic="stock"
        rowId={(p) => p._id}
        card={priceCard}
        onOpen={(p) => setParams({ codigo_sap: p.codigo_sap })}
        empty={{
          title: 'Todavía no hay productos',
          hint: 'Un administrador los crea en Productos; aquí verás su stock y su precio al momento.',
        }}
      />
    );
  return (
    <div className={styles.page}>
      <PageHeader
        title="Stock"
        context="Qué hay de un producto en cada bodega y qué pedidos lo comprometen"
        action={finder}
      />
      {codigo_sap === '' ? (
        <EmptyState title="Busca un producto" hint="Por código, part number o nombre." />
      ) : (
        <ProductStock key={codigo_sap} codigo_sap={codigo_sap} />
      )}
    </div>
  );
}
