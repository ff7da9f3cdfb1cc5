import {
  type ProductoStock,
  type Saldo,
  StockAdjusted,
  StockCommitted,
  StockIssued,
  StockMoved,
  StockReceived,
  StockReconciled,
  StockReleased,
} from '@power/domain/inventory/events';
import { STOCK_LIST, STOCK_TOPIC, type StockRow } from '@power/domain/inventory/views/stock-row';
import { defineProjection, rule } from '@power/infra/platform/projection/define';

interface Movement {
  readonly producto: ProductoStock;
  readonly bodega: string;
  readonly saldo: Saldo;
}
const key = (d: Movement): string[] => [`${d.producto._id}/${d.bodega}`];
const balance = (_: StockRow | undefined, d: Movement, c: { at: string }, id: string): StockRow => {
  const { _id: producto_id, ...producto } = d.producto;
  return { _id: id, producto_id, ...producto, bodega: d.bodega, ...d.saldo, updatedAt: c.at };
};

/** What each warehouse holds of each product: physical, committed, available. */
export default defineProjection<StockRow>({
  name: STOCK_LIST,
  version: 1,
  table: 'stock_list',
  columns: {
    _id: 'text',
    producto_id: 'text',
    codigo: 'text',
    codigo_sap: 'text',
    part_number: 'text',
    nombre: 'text',
    marca: 'text',
    bodega: 'text',
    fisico: 'integer',
    comprometido: 'integer',
    disponible: 'integer',
    updatedAt: 'instant',
  },
  indexes: [['producto_id'], ['bodega', 'part_number']],
  temporal: true,
  topic: STOCK_TOPIC,
  scope: (row) => ({ marca: row.marca }),
  rules: [
    rule(StockReceived, key, balance),
    rule(StockAdjusted, key, balance),
    rule(StockCommitted, key, balance),
    rule(StockReleased, key, balance),
    rule(StockIssued, key, balance),
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
