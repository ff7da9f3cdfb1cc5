import {
  type ProductoStock,
  StockCommitted,
  StockIssued,
  StockReconciled,
  StockReleased,
} from '@power/domain/inventory/events';
import type { EventContext } from '@power/domain/kernel/event';
import { COMMITMENT_LIST, type CommitmentRow } from '@power/domain/inventory/views/stock-row';
import { defineProjection, rule } from '@power/infra/platform/projection/define';

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
export default defineProjection<CommitmentRow>({
  name: COMMITMENT_LIST,
  version: 2,
  table: 'commitment_list',
  columns: {
    _id: 'text',
    pedido: 'text',
    producto_id: 'text',
    part_number: 'text',
    bodega: 'text',
    cantidad: 'integer',
    desde: 'instant',
    registrado: 'instant',
  },
  indexes: [['producto_id'], ['pedido'], ['registrado']],
  rules: [
    rule(StockCommitted, key, held),
    rule(StockReleased, key, held),
    rule(StockIssued, key, held),
    rule(StockReconciled, key, held),
  ],
});
