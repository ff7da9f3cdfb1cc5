import { dayOf } from '@power/domain/kernel/dates';
import {
  type ProductoStock,
  StockAdjusted,
  StockIssued,
  StockReceived,
  StockReconciled,
  StockWithdrawn,
} from '@power/domain/inventory/events';
import { type Capas, drawn, found, layered, unitDays } from '@power/domain/inventory/layers.shared';
import { type LayerRow, layerRow } from '@power/domain/inventory/views/layer-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Moved {
  readonly producto: ProductoStock;
  readonly cantidad: number;
}
const key = ({ producto }: Moved): string[] => [producto._id];
const unitsOf = (capas: Capas): number => capas.reduce((sum, [, units]) => sum + units, 0);

/** The product with these layers. */
const withLayers = (
  row: LayerRow | undefined,
  { producto }: Moved,
  { at }: { at: string },
  capas: Capas,
): LayerRow => ({
  ...producto,
  stock_actual: unitsOf(capas),
  entradas: row?.entradas ?? 0,
  ultima_cantidad: row?.ultima_cantidad ?? null,
  ultima_fecha: row?.ultima_fecha ?? null,
  capas,
  unidades_dia: unitDays(capas),
  updatedAt: at,
});
/** Signed units that no receipt brought: found by a count, or gone. */
const changed = (row: LayerRow | undefined, d: Moved, c: { at: string }): LayerRow => {
  const capas = row?.capas ?? [];
  return withLayers(row, d, c, d.cantidad < 0 ? drawn(capas, -d.cantidad) : found(capas, dayOf(c.at), d.cantidad));
};
const left = (row: LayerRow | undefined, d: Moved, c: { at: string }): LayerRow =>
  withLayers(row, d, c, drawn(row?.capas ?? [], d.cantidad));

/** How old the units of each product are: layers by the day on which they came in (requirements §7, `informe-aging`). */
export default rowProjection(layerRow, {
  version: 2,
  // Promises and transfers leave the company's units where they are in time.
  ignores: [
    'StockPlaced',
    'StockMoved',
    'StockCommitted',
    'StockReleased',
    'PreferredPlaceAdded',
    'PreferredPlaceRemoved',
    'StockQuarantined',
  ],
  roomy: true,
  indexes: [['part_number'], ['marca']],
  rules: [
    rule(StockReceived, key, (row, d, c) => ({
      ...withLayers(row, d, c, layered(row?.capas ?? [], dayOf(c.at), d.cantidad)),
      entradas: (row?.entradas ?? 0) + 1,
      ultima_cantidad: d.cantidad,
      ultima_fecha: c.at,
    })),
    rule(StockIssued, key, left),
    rule(StockWithdrawn, key, left),
    rule(StockAdjusted, key, changed),
    rule(StockReconciled, key, changed),
  ],
});
