import { serialLookup, UNITS_MAX } from '@power/domain/inventory/serials/views/serial-lookup';
import { readSerials } from '@power/domain/labels/serial-reading.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';

const unit = ['s._id', 's.serie', 'product_list.codigo', 'product_list.part_number'] as const;

const storedUnits = (rows: Reader, wanted: readonly string[]) =>
  rows
    .from('product_list')
    .innerJoin('serial_list as s', 's.producto_id', 'product_list._id')
    .select([...unit, 's.producto_id', 's.bodega', 's.ubicacion', 's.ubicada'])
    .where((of) => of('s.serie', '=', of.fn.any(of.val([...wanted]))))
    .orderBy('s.ubicada', 'desc')
    .limit(UNITS_MAX)
    .execute();
const exits = (rows: Reader, wanted: readonly string[]) =>
  rows
    .from('product_list')
    .innerJoin('serial_exit_list as s', 's.producto_id', 'product_list._id')
    .select([...unit, 's.documento', 's.destino', 's.persona', 's.fecha'])
    .where((of) => of('s.serie', '=', of.fn.any(of.val([...wanted]))))
    .where('s.salio', '=', true)
    .orderBy('s.fecha', 'desc')
    .limit(UNITS_MAX)
    .execute();
/** Orders that took them, whoever reads: what an order has stands nowhere. */
const sold = (rows: Reader, wanted: readonly string[]) =>
  rows.unscoped
    .selectFrom('order_list as o')
    .innerJoin('order_serial_list as s', 's.number', 'o.number')
    .select(['s.serie', 's.producto_id', 's.fecha'])
    .where((of) => of(of.fn<string>('upper', ['s.serie']), '=', of.fn.any(of.val([...wanted]))))
    .where('o.estatus', '<>', 'Anulado')
    .execute();

/** Found by way of their products, whose scope knows the brands. A unit that left, or that an order took, stands nowhere. */
export default handleQuery(serialLookup, async ({ serie }, { rows }) => {
  const serials = readSerials(serie);
  const [stored, left, orders] = await Promise.all([
    storedUnits(rows, serials),
    exits(rows, serials),
    sold(rows, serials),
  ]);
  const departedIds = new Set(left.map(({ _id }) => _id));
  const standing = stored.filter(
    ({ _id, serie: numero, producto_id, ubicada }) =>
      !departedIds.has(_id) &&
      !orders.some((o) => o.serie.toUpperCase() === numero && o.producto_id === producto_id && o.fecha >= ubicada),
  );
  return {
    unidades: [
      ...left.map(({ documento, destino, persona, fecha, ...of }) => ({
        ...of,
        lugar: null,
        salida: { documento, destino, persona, fecha },
      })),
      ...standing.map(({ bodega, ubicacion, producto_id: _, ubicada: __, ...of }) => ({
        ...of,
        lugar: { bodega, ubicacion },
        salida: null,
      })),
    ].slice(0, UNITS_MAX),
  };
});
