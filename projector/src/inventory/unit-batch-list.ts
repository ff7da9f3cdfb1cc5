import { countTitle } from '@power/domain/inventory/counts/title.shared';
import { SerialStored } from '@power/domain/inventory/serials/events';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { type UnitBatchRow, unitBatchRow } from '@power/domain/inventory/serials/views/unit-batch-row';
import { OrderInvoiced } from '@power/domain/streams/order/events';
import { OrderRestCancelled } from '@power/domain/streams/order/delivery-events';
import { LinePicked, LineUnpicked } from '@power/domain/streams/order/picking-events';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';
import { BESIDES_SERIALS } from '../orders/besides-serials.shared.ts';

type Picked = { readonly producto_id: string; readonly serie: string | null };
const picked = ({ producto_id, serie }: Picked): string[] => (serie === null ? [] : [unitId(producto_id, serie)]);

/** What a unit came with: a count found it, and brought nothing. */
const cameWith = (documento: string | null): string | null =>
  documento === null || documento.startsWith(countTitle('')) ? null : documento;

/** Units by what they came with. A unit that leaves keeps its row: it may come back as failed. */
export default rowProjection(unitBatchRow, {
  version: 3,
  indexes: [['producto_id', 'lote'], ['salida']],
  ignores: [...BESIDES_SERIALS, 'OrderClientChanged', 'OrderPartDelivered', 'SerialWrittenOff'],
  rules: [
    rule(
      SerialStored,
      ({ producto, serie }) => [unitId(producto._id, serie)],
      (row, { producto, serie, documento }, _c, _id): UnitBatchRow => ({
        _id,
        serie,
        producto_id: producto._id,
        part_number: producto.part_number,
        marca: producto.marca,
        lote: row?.lote ?? cameWith(documento),
        pedido: row?.pedido ?? null,
        salida: row?.salida ?? null,
        ejecutivo_id: row?.ejecutivo_id ?? null,
      }),
    ),
    rule(
      LinePicked,
      picked,
      (row, { pedido }, { at }) =>
        row && { ...row, pedido: pedido.number, salida: at, ejecutivo_id: pedido.ejecutivo._id },
    ),
    rule(
      OrderInvoiced,
      ({ series = [] }) => series.flatMap((line) => line.series.map((serie) => unitId(line.producto_id, serie))),
      (row, { pedido }, { at }) =>
        row && { ...row, pedido: pedido.number, salida: at, ejecutivo_id: pedido.ejecutivo._id },
    ),
    rule(
      OrderRestCancelled,
      ({ unidades }) => unidades,
      (row, { pedido }) =>
        row?.pedido === pedido.number ? { ...row, pedido: null, salida: null, ejecutivo_id: null } : row,
    ),
    rule(LineUnpicked, picked, (row, { pedido }) =>
      row?.pedido === pedido.number ? { ...row, pedido: null, salida: null, ejecutivo_id: null } : row,
    ),
  ],
});
