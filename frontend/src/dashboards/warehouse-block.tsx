import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import { useServerNow } from '../live/hooks.ts';
import { PickingProgress } from '../orders/picking-progress.shared.tsx';
import { CardActions } from './card-actions.tsx';
import { ageOf, columnsFor, placeInColumns } from './columns.ts';
import { DeliveryIcon } from './delivery-icon.shared.tsx';
import { useLeaving } from './use-leaving.ts';
import type { WarehouseOrder } from './warehouse-order.ts';
import styles from './dashboard-bodega.module.css';

function Card({ order, works, leaving }: { order: WarehouseOrder; works: boolean; leaving: boolean }) {
  const age = ageOf(useServerNow() - Date.parse(order.since));
  return (
    <article className={styles.card} data-age={age} data-leaving={leaving} aria-label={`Pedido N° ${order.number}`}>
      <header>
        <strong>{order.number}</strong>
        <ElapsedTime since={order.since} variant="clock" className={styles.time ?? ''} />
      </header>
      <p className={styles.client}>{order.client}</p>
      <span className={styles.delivery}>
        <DeliveryIcon tipo={order.tipo} text />
      </span>
      {order.hand && (
        <div className={styles.hand}>
          <span>{order.hand.usuario}</span>
          <PickingProgress done={order.hand.pickeadas} of={order.hand.unidades} paused={order.hand.pausado} roomy />
        </div>
      )}
      {!leaving && <CardActions order={order} works={works} />}
    </article>
  );
}

/** Two columns, six at most in the first, which takes the whole width while it holds all; what is beyond scrolls within the page. */
export function WarehouseBlock({
  heading,
  orders,
  total = orders.length,
  works,
  empty,
}: {
  heading: string;
  orders: readonly WarehouseOrder[];
  /** How many there are in all, where more than these. */
  total?: number | undefined;
  works: boolean;
  empty: string;
}) {
  const { placed } = placeInColumns(useLeaving(orders, (o) => String(o.number)));
  return (
    <section className={styles.block} aria-label={heading}>
      <h2>
        {heading} <span>{total}</span>
      </h2>
      {orders.length === 0 && <p className={styles.empty}>{empty}</p>}
      <div className={styles.cells} data-columns={columnsFor(placed.length)}>
        {placed.map(({ item: { key, item, leaving }, column, row }) => (
          <div key={key} style={{ gridColumn: column, gridRow: row }}>
            <Card order={item} works={works} leaving={leaving} />
          </div>
        ))}
      </div>
      {total > orders.length && <p className={styles.empty}>{`y ${total - orders.length} más en Pedidos globales`}</p>}
    </section>
  );
}
