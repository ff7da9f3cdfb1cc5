import { code, count, day, instant, key, number, text } from '../../../kernel/field.ts';
import { defineRow, type RowOf } from '../../../kernel/row.ts';

/** Goods of one product that one reservation holds for a project; gone once they were fetched, let go or delivered. */
export const clientGoodsRow = defineRow({
  projection: 'reservations/client-goods-list',
  table: 'client_goods_list',
  lookups: ['ubicacion_id'],
  topic: 'stock_cliente',
  scope: { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marca' },
  fields: {
    _id: key(),
    ubicacion_id: key(),
    ubicacion_nombre: text('Proyecto', { search: true }),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    ejecutivo_id: key(),
    producto_id: key(),
    codigo: code('Código', { search: true }),
    part_number: code('Número de parte', { search: true }),
    nombre: text('Producto', { search: true }),
    marca: text('Marca', { search: true }),
    /** Of units that stand apart, once they are prepared. */
    serie: text('Serie', { search: true, nullable: true }),
    cantidad: count('Cantidad'),
    /** Of those the project has asked for, and nobody has handed over yet. */
    solicitada: count('En solicitud'),
    /** Since when they are held. */
    fecha: instant('Fecha'),
    /** What they come from: *Reserva N° 12*, *Cotización N° 812*. */
    origen: text('Origen', { search: true }),
    vence: day('Vence'),
    bodega: code('Bodega'),
    reserva: number('Reserva'),
    linea: number('Línea', { internal: true }),
    updatedAt: instant('Actualizado'),
  },
});
export type ClientGoodsRow = RowOf<typeof clientGoodsRow>;
