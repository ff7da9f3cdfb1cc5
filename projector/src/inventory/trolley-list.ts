import {
  type PlaceChange,
  type ProductoStock,
  StockAdjusted,
  StockIssued,
  StockMoved,
  StockPlaced,
  StockReceived,
  StockReconciled,
  StockWithdrawn,
} from '@power/domain/inventory/events';
import { readTrolley } from '@power/domain/inventory/trolley.shared';
import { type TrolleyRow, trolleyRow } from '@power/domain/inventory/views/trolley-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Movement {
  readonly producto: ProductoStock;
  readonly bodega: string;
  readonly ubicaciones?: readonly PlaceChange[] | undefined;
  readonly carro?: { readonly usuario: { readonly _id: string; readonly nombre: string } } | undefined;
}
const idOf = ({ producto }: Movement, code: string): string => `${producto._id}/${code}`;
const keys = (d: Movement): string[] =>
  (d.ubicaciones ?? []).flatMap(({ ubicacion }) => (readTrolley(ubicacion) ? [idOf(d, ubicacion)] : []));

/** What is left in a trolley: goods that leave the warehouse may have been in one. */
function left(row: TrolleyRow | undefined, d: Movement, { at }: { at: string }, id: string): TrolleyRow | undefined {
  const change = (d.ubicaciones ?? []).find(({ ubicacion }) => idOf(d, ubicacion) === id)!;
  if (change.queda <= 0) return undefined;
  const trolley = readTrolley(change.ubicacion)!;
  const { _id: producto_id, codigo, part_number, nombre, marca } = d.producto;
  return {
    _id: id,
    producto_id,
    codigo,
    part_number,
    nombre,
    marca,
    bodega: d.bodega,
    carro: change.ubicacion,
    usuario_id: trolley.usuario,
    en_carro_de: d.carro?.usuario.nombre ?? row?.en_carro_de ?? trolley.usuario,
    tomado_de: trolley.origen,
    cantidad: change.queda,
    tomado_at: row?.tomado_at ?? at,
    updatedAt: at,
  };
}

/** Goods in trolleys, by product and where they were taken. */
export default rowProjection(trolleyRow, {
  version: 1,
  indexes: [['tomado_at'], ['usuario_id']],
  rules: [
    rule(StockPlaced, keys, left),
    rule(StockReceived, keys, left),
    rule(StockAdjusted, keys, left),
    rule(StockIssued, keys, left),
    rule(StockReconciled, keys, left),
    rule(StockWithdrawn, keys, left),
    rule(StockMoved, keys, left),
  ],
  ignores: ['StockCommitted', 'StockReleased', 'PreferredPlaceAdded', 'PreferredPlaceRemoved', 'StockQuarantined'],
});
