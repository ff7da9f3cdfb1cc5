import { PreferredPlaceAdded, PreferredPlaceRemoved, type ProductoStock } from '@power/domain/inventory/events';
import { type PreferredPlaceRow, preferredPlaceRow } from '@power/domain/inventory/views/preferred-place-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Preferred {
  readonly producto: ProductoStock;
  readonly preferidas: readonly string[];
}
const key = ({ producto }: Preferred): string[] => [producto._id];
const after = (_row: PreferredPlaceRow | undefined, d: Preferred, c: { at: string }, id: string) =>
  d.preferidas.length === 0 ? undefined : { _id: id, ubicaciones: [...d.preferidas], updatedAt: c.at };

/** Where each product is kept; one that prefers no place has no row. */
export default rowProjection(preferredPlaceRow, {
  version: 1,
  ignores: [
    'StockReceived',
    'StockAdjusted',
    'StockMoved',
    'StockPlaced',
    'StockCommitted',
    'StockReleased',
    'StockIssued',
    'StockReconciled',
    'StockWithdrawn',
    'StockQuarantined',
  ],
  rules: [rule(PreferredPlaceAdded, key, after), rule(PreferredPlaceRemoved, key, after)],
});
