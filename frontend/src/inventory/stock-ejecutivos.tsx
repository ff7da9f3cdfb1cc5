import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ProductFinder } from './product-finder.tsx';
import { ProductStock } from './product-stock.tsx';
import styles from './product-stock.module.css';

/** *Stock* of one product (`?codigo_sap`): where *Revisar Stock* leads, for whoever may open it. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const codigo_sap = params.get('codigo_sap')?.trim() ?? '';
  return (
    <div className={styles.page}>
      <PageHeader
        title="Stock"
        context="Qué hay de un producto en cada bodega y qué pedidos lo comprometen"
        action={<ProductFinder onPick={(codigo) => setParams({ codigo_sap: codigo })} />}
      />
      {codigo_sap === '' ? (
        <EmptyState title="Busca un producto" hint="Por código, part number o nombre." />
      ) : (
        <ProductStock key={codigo_sap} codigo_sap={codigo_sap} />
      )}
    </div>
  );
}
