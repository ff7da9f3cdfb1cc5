import { code, count, day, instant, key, number, optionalKey, quantity, state, text } from '../../../kernel/field.ts';
import { defineRow, type RowOf } from '../../../kernel/row.ts';
import { purchaseOrderLooks } from '../looks.ts';
import { ESTADOS_OC } from '../parts.ts';

/** A line of an import order with what has come of it: what is still on its way, by product. */
export const purchaseOrderLineRow = defineRow({
  projection: 'purchasing/order-line-list',
  table: 'purchaseorder_line_list',
  lookups: ['producto_id'],
  topic: 'ordenes-compra',
  scope: { marca: 'marca' },
  fields: {
    _id: key(),
    orden: key(),
    number: number('N°', { search: true }),
    linea: count('Línea'),
    estado: state('Estado', ESTADOS_OC, { looks: purchaseOrderLooks }),
    proveedor: text('Proveedor', { search: true }),
    marca: text('Marca'),
    producto_id: key(),
    codigo: code('Código', { search: true }),
    part_number: code('Número de parte', { search: true }),
    nombre: text('Nombre', { search: true }),
    cantidad: count('Cantidad'),
    totalrecepcionado: count('Recibido'),
    pendiente: count('Pendiente'),
    moneda: code('Moneda'),
    costo_fob: quantity('Costo FOB', { cost: true }),
    etd: day('ETD', { nullable: true }),
    eta: day('ETA', { nullable: true }),
    reserva_id: optionalKey(),
    /** When it was issued to the supplier, and when units last came: what lead times are measured by. */
    emitida_at: instant('Emitida', { nullable: true }),
    recibida_at: instant('Última recepción', { nullable: true }),
    updatedAt: instant('Actualizada', { internal: true }),
  },
});
export type PurchaseOrderLineRow = RowOf<typeof purchaseOrderLineRow>;
