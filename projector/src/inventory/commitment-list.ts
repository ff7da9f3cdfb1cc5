import {
  type ProductoStock,
  StockCommitted,
  StockIssued,
  StockReconciled,
  StockReleased,
} from '@power/domain/inventory/events';
import type { EventContext } from '@power/domain/kernel/event';
import { type CommitmentRow, commitmentRow } from '@power/domain/inventory/views/stock-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface OfOrder {
  readonly producto: ProductoStock;
  readonly bodega: string;
  readonly pedido: string;
  readonly comprometido_pedido: number;
}
const key = (d: OfOrder): string[] => [`${d.pedido}/${d.producto._id}/${d.bodega}`];
const held = (row: CommitmentRow | undefined, d: OfOrder, c: EventContext, id: string): CommitmentRow | undefined =>
  d.comprometido_pedido <= 0
    ? undefined
    : {
        _id: id,
        pedido: d.pedido,
        producto_id: d.producto._id,
        part_number: d.producto.part_number,
        bodega: d.bodega,
        cantidad: d.comprometido_pedido,
        desde: row?.desde ?? c.at,
        registrado: row?.registrado ?? c.recordedAt,
      };

/** Which order holds which stock, since when; empty rows vanish. Also what the sweep of orphaned commitments looks through. */
export default rowProjection(commitmentRow, {
  version: 3,
  indexes: [['producto_id'], ['pedido'], ['registrado']],
  ignores: [
    'StockReceived',
    'StockAdjusted',
    'StockMoved',
    'StockPlaced',
    'StockWithdrawn',
    'PreferredPlaceAdded',
    'PreferredPlaceRemoved',
    'StockQuarantined',
  ],
  rules: [
    rule(StockCommitted, key, held),
    rule(StockReleased, key, held),
    rule(StockIssued, key, held),
    rule(StockReconciled, key, held),
  ],
});
