import { code, flag, instant, key, list, number, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { orderScope } from './order-row.ts';

/** Where a serial number went: one row per serial and order. */
export const orderSerialRow = defineRow({
  projection: 'orders/order-serial-list',
  table: 'order_serial_list',
  lookups: ['number', 'serie', 'producto_id'],
  scope: orderScope,
  fields: {
    _id: key(),
    serie: code('Serie'),
    number: number('N° Pedido'),
    producto_id: key(),
    part_number: code('Part number'),
    nombre: text('Producto'),
    cliente_nombre: text('Cliente'),
    fecha: instant('Fecha'),
    /** The customer has it, though not yet the whole order. */
    entregada: flag('Entregada'),
    usuario: text('Usuario', { person: true }),
    ejecutivo_id: key(),
    cliente_id: key(),
    marcas: list('Marcas'),
  },
});
export type OrderSerialRow = RowOf<typeof orderSerialRow>;
