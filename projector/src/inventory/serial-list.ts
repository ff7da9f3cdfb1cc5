import { actorOf } from '@power/domain/audit/actor.shared';
import { SerialStored, SerialWrittenOff } from '@power/domain/inventory/serials/events';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { type SerialRow, serialRow } from '@power/domain/inventory/serials/views/serial-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = ({ producto, serie }: { producto: { _id: string }; serie: string }): string[] => [
  unitId(producto._id, serie),
];

/** Units that are known by their serial; one that was written off is in no list. */
export default rowProjection(serialRow, {
  version: 2,
  indexes: [['serie'], ['producto_id', 'bodega', 'ubicacion']],
  rules: [
    rule(SerialStored, key, (row, { producto, serie, bodega, ubicacion, documento }, c, id) => {
      const { at } = c;
      const { _id: producto_id, codigo, part_number, nombre, marca } = producto;
      return {
        _id: id,
        serie,
        producto_id,
        codigo,
        part_number,
        nombre,
        marca,
        bodega,
        ubicacion,
        documento: documento ?? row?.documento ?? null,
        registrada: row?.registrada ?? at,
        ubicada: at,
        usuario: actorOf(c, {}).usuario,
      };
    }),
    rule(SerialWrittenOff, key, (): SerialRow | undefined => undefined),
  ],
});
