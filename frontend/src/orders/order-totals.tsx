import { billOf, dteName, isShort } from '@power/domain/orders/billing.shared';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { Totals } from '../ui/dialogs/totals.tsx';
import styles from './order-sheet.module.css';

/** What the document says, or will say once there is one: absent where it is simply the order. */
function billed(order: OrderSheet): { titulo: string; neto: number; iva: number; total: number } | undefined {
  const { factura } = order;
  if (factura) return { titulo: `${dteName(factura.tipo_dte)} N° ${factura.folio}`, ...factura };
  return order.picking?.terminado && isShort(order) ? { titulo: 'Por facturar', ...billOf(order) } : undefined;
}

/** NETO, IVA (19%) and TOTAL of the order and, beside them, of what is billed: after a shortage that is less. */
export function OrderTotals({ order }: { order: OrderSheet }) {
  const bill = billed(order);
  if (!bill) return <Totals neto={order.neto} iva={order.iva} total={order.total} />;
  return (
    <div className={styles.amounts}>
      <section aria-label="Pedido">
        <h3>Pedido</h3>
        <Totals neto={order.neto} iva={order.iva} total={order.total} />
      </section>
      <section aria-label="Facturación" data-less={bill.total < order.total}>
        <h3>{bill.titulo}</h3>
        <Totals neto={bill.neto} iva={bill.iva} total={bill.total} />
      </section>
    </div>
  );
}
