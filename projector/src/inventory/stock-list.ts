import {
  type ProductoStock,
  type Saldo,
  StockAdjusted,
  StockCommitted,
  StockIssued,
  StockMoved,
  StockPlaced,
  StockQuarantined,
  StockReceived,
  StockReconciled,
  StockReleased,
  StockWithdrawn,
} from '@power/domain/inventory/events';
import { INVENTARIO_INICIAL } from '@power/domain/inventory/opening-stock.shared';
import { type StockRow, stockRow } from '@power/domain/inventory/views/stock-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Movement {
  readonly producto: ProductoStock;
  readonly bodega: string;
  readonly saldo: Saldo;
}
const key = (d: Movement): string[] => [`${d.producto._id}/${d.bodega}`];
const balance = (row: StockRow | undefined, d: Movement, c: { at: string }, id: string): StockRow => {
  const { _id: producto_id, ...producto } = d.producto;
  const { bodega, saldo } = d;
  return { _id: id, producto_id, ...producto, bodega, ...saldo, inicial: row?.inicial ?? null, updatedAt: c.at };
};

/** What each warehouse holds of each product: physical, committed, available. */
export default rowProjection(stockRow, {
  version: 5,
  ignores: ['PreferredPlaceAdded', 'PreferredPlaceRemoved'],
  roomy: true,
  indexes: [['producto_id'], ['bodega', 'part_number']],
  rules: [
    rule(StockReceived, key, (row, d, c, id) => ({
      ...balance(row, d, c, id),
      ...(d.documento === INVENTARIO_INICIAL && { inicial: d.cantidad }),
    })),
    rule(StockAdjusted, key, balance),
    rule(StockWithdrawn, key, balance),
    rule(StockCommitted, key, balance),
    rule(StockReleased, key, balance),
    rule(StockIssued, key, balance),
    // Within a warehouse only what is available changes, by quarantine.
    rule(StockPlaced, key, balance),
    rule(StockQuarantined, key, balance),
    rule(StockReconciled, key, balance),
    rule(
      StockMoved,
      (d) => [...key(d), ...key({ ...d, bodega: d.bodega_destino })],
      (row, d, c, id) =>
        balance(
          row,
          id.endsWith(`/${d.bodega_destino}`) ? { ...d, bodega: d.bodega_destino, saldo: d.saldo_destino } : d,
          c,
          id,
        ),
    ),
  ],
});
