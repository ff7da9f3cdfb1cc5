import { z } from 'zod';
import { code, count, instant, json, key, list, number, pesos, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { orderScope } from './order-row.ts';

/** One line of an order: which orders contain a product, and how much of each was picked. */
export const orderLineRow = defineRow({
  projection: 'orders/order-line-list',
  table: 'order_line_list',
  scope: orderScope,
  fields: {
    _id: key(),
    number: number('N° Pedido'),
    linea: count('Línea'),
    producto_id: key(),
    codigo: code('Código'),
    part_number: code('Part number'),
    nombre: text('Producto'),
    marca: code('Marca'),
    cantidad: count('Cantidad'),
    precio_venta: pesos('Precio de venta'),
    total_picking: count('Unidades pickeadas'),
    /** Where what was picked was taken; of some nobody said. */
    lugares: json('Lugares', z.array(z.object({ ubicacion: z.string(), cantidad: z.number().int() })).readonly(), {
      internal: true,
    }),
    faltante: count('Unidades faltantes'),
    /** Units that part deliveries handed over. */
    entregado_parcial: count('Entregado en parte'),
    cliente_nombre: text('Cliente'),
    createdAt: instant('Creado'),
    ejecutivo_id: key(),
    cliente_id: key(),
    marcas: list('Marcas'),
  },
});
export type OrderLineRow = RowOf<typeof orderLineRow>;
