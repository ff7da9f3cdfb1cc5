import {
  type PlaceChange,
  type ProductoStock,
  type Saldo,
  StockAdjusted,
  StockIssued,
  StockMoved,
  StockPlaced,
  StockReceived,
  StockReconciled,
  StockWithdrawn,
} from '@power/domain/inventory/events';
import { type PlaceStockRow, placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Movement {
  readonly producto: ProductoStock;
  readonly bodega: string;
  readonly saldo: Saldo;
  readonly ubicaciones?: readonly PlaceChange[] | undefined;
}
const rest = (d: Pick<Movement, 'producto' | 'bodega'>): string => `${d.producto._id}/${d.bodega}`;
const keys = (d: Movement): string[] => [
  rest(d),
  ...(d.ubicaciones ?? []).map(({ ubicacion }) => `${rest(d)}/${ubicacion}`),
];
const there = (row: PlaceStockRow | undefined, d: Movement, c: { at: string }, id: string) => {
  const { _id: producto_id, ...producto } = d.producto;
  const { bodega, ubicaciones = [] } = d;
  const base = { _id: id, producto_id, ...producto, bodega, updatedAt: c.at };
  const change = ubicaciones.find(({ ubicacion }) => id === `${rest(d)}/${ubicacion}`);
  if (change)
    return change.queda > 0 ? { ...base, ubicacion: change.ubicacion, cantidad: change.queda, ubicado: 0 } : undefined;
  // What stands at no place is what is left of the warehouse's balance, so that both always agree.
  const ubicado = ubicaciones.reduce((sum, { cantidad }) => sum + cantidad, row?.ubicado ?? 0);
  return { ...base, ubicacion: null, cantidad: d.saldo.fisico - ubicado, ubicado };
};

/** What each place holds of each product; what has none stands at its warehouse's *Sin ubicar*. */
export default rowProjection(placeStockRow, {
  version: 3,
  roomy: true,
  indexes: [['producto_id'], ['ubicacion'], ['bodega']],
  // What stood there at a past instant is asked of a product, of a place and of a warehouse, over all movements ever.
  past: [['producto_id'], ['ubicacion']],
  ignores: ['StockCommitted', 'StockReleased', 'PreferredPlaceAdded', 'PreferredPlaceRemoved', 'StockQuarantined'],
  rules: [
    rule(StockReceived, keys, there),
    rule(StockAdjusted, keys, there),
    rule(StockIssued, keys, there),
    rule(StockWithdrawn, keys, there),
    rule(StockReconciled, keys, there),
    rule(StockPlaced, keys, there),
    rule(
      StockMoved,
      (d) => [...keys(d), rest({ ...d, bodega: d.bodega_destino })],
      (row, d, c, id) =>
        id === rest({ ...d, bodega: d.bodega_destino })
          ? there(row, { producto: d.producto, bodega: d.bodega_destino, saldo: d.saldo_destino }, c, id)
          : there(row, d, c, id),
    ),
  ],
});
