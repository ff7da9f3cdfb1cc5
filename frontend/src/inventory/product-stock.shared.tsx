import { committedStock, productPhysicalStock } from '../calls/inventory.ts';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { Button, Skeleton } from '@mantine/core';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { refusalOf } from '../orders/use-sheet.shared.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { CommittedBy } from './committed-by.tsx';
import styles from './product-stock.module.css';
import { IncomingOrders } from './incoming-orders.tsx';
import { PreferredPlaces } from './preferred-places.tsx';
import { StockByWarehouse } from './stock-by-warehouse.tsx';

/** What exists of a product, live: by warehouse, committed by which orders, to be received. No cost for anybody. Not `named` where its sheet says whose it is. */
export function ProductStock({ codigo_sap, named = true }: { codigo_sap: string; named?: boolean }) {
  const stock = useQueryCall(productPhysicalStock, { codigo_sap });
  const held = useQueryCall(committedStock, { codigo_sap });
  const refused = refusalOf(stock.data);
  const _id = refused === undefined ? stock.data?.producto._id : undefined;
  const concerns = (clave: string): boolean => _id === undefined || clave.startsWith(`${_id}/`);
  useLiveRefresh(productPhysicalStock, stockRow.topic!, concerns);
  useLiveRefresh(committedStock, stockRow.topic!, concerns);
  const error = stock.error ?? held.error;
  if (error) {
    return (
      <EmptyState
        title="El stock no se pudo leer"
        hint={messageOf(error)}
        action={
          <Button variant="default" onClick={() => void Promise.all([stock.refetch(), held.refetch()])}>
            Reintentar
          </Button>
        }
      />
    );
  }
  if (refused !== undefined) return <EmptyState title="Sin stock que mostrar" hint={refused} />;
  if (!stock.data || !held.data) return <Skeleton height={320} width="auto" mx="lg" />;
  const { producto } = stock.data;
  return (
    <div className={styles.blocks}>
      {named && (
        <header className={styles.product}>
          <h2>{producto.part_number}</h2>
          <p>
            {producto.nombre} · {producto.marca} · código {producto.codigo} · SAP {producto.codigo_sap}
            {producto.bloqueado && <strong> · bloqueado</strong>}
          </p>
        </header>
      )}
      <StockByWarehouse of={stock.data} />
      <PreferredPlaces producto={producto._id} of={stock.data.preferidas} />
      <IncomingOrders of={stock.data} />
      <CommittedBy of={held.data} />
    </div>
  );
}
