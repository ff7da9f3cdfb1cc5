import { notPackable } from '@power/domain/dispatches/parcels/packable.shared';
import type { LineaEmbalada } from '@power/domain/dispatches/parcels/parts';
import { parcelExport, parcelGoods, parcelGrid } from '@power/domain/dispatches/views/parcel-grids';
import { reject } from '@power/domain/kernel/rejection';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';

const all = gridOf(parcelGrid.row, { defaultSort: [{ colId: 'number', sort: 'desc' }] });
const columns = excelOf(parcelGrid.row, [
  'number',
  'estado',
  'tipo',
  'pedido',
  { field: 'cliente_nombre', ancho: 30 },
  'productos',
  'unidades',
  'series',
  'peso',
  'dimensiones',
  'separado_de',
  'unido_con',
  'creado_por',
  'createdAt',
  'cerrado_por',
  'cerrado_at',
  'motivo',
]);

interface Packed {
  readonly contenido?: readonly LineaEmbalada[];
}

const goods = handleQuery(parcelGoods, async ({ pedido: number }, { rows }) => {
  const pedido = await rows
    .from('order_list')
    .select(['number', 'estatus', 'cliente_nombre'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!pedido) return reject('PEDIDO_NO_EXISTE', 'Pedido no encontrado', `El Pedido N° ${number} no existe.`);
  const [lines, serials, parcels] = await Promise.all([
    rows
      .from('order_line_list')
      .select(['producto_id', 'part_number', 'nombre', 'total_picking'])
      .where('number', '=', number)
      .where('total_picking', '>', 0)
      .orderBy('linea')
      .execute(),
    rows
      .from('order_serial_list')
      .select(['producto_id', 'serie'])
      .where('number', '=', number)
      .orderBy('serie')
      .execute(),
    rows
      .from('parcel_list')
      .select(['number', 'estado', 'tipo', 'unidades', 'documento'])
      .where('pedido', '=', number)
      .orderBy('number')
      .execute(),
  ]);
  const inside = parcels.flatMap(({ documento }) => (documento as Packed).contenido ?? []);
  const packed = (id: string) =>
    inside.reduce((sum, { producto, cantidad }) => sum + (producto._id === id ? cantidad : 0), 0);
  const ids = [...new Set(lines.map(({ producto_id }) => producto_id))];
  return {
    pedido,
    motivo: notPackable(pedido.estatus, number) ?? null,
    productos: ids.map((producto) => {
      const own = lines.filter(({ producto_id }) => producto_id === producto);
      return {
        producto,
        part_number: own[0]!.part_number,
        nombre: own[0]!.nombre,
        cantidad: own.reduce((sum, { total_picking }) => sum + total_picking, 0),
        embalado: packed(producto),
        series: serials.filter(({ producto_id }) => producto_id === producto).map(({ serie }) => serie),
      };
    }),
    embalajes: parcels.map(({ documento: _, ...one }) => one),
  };
});

/** *Embalajes*: their list, its Excel, and what of an order is still to be packed. */
export default [
  handleGrid(parcelGrid, all),
  handleQuery(parcelExport, exportOf(parcelExport, { titulo: 'Embalajes', grid: all, columns })),
  goods,
] as readonly QueryHandler[];
