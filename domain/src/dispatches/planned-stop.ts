import { formatDay } from '../kernel/dates.ts';
import { standingTotal } from '../streams/order/credit.shared.ts';
import { deliveredParcels, goodsLeft, leftSeries } from '../streams/order/delivery-parts.shared.ts';
import type { Order } from '../streams/order/order.ts';
import type { ParadaPlanificada } from './parts.ts';

/** Why an order cannot be a stop of a route of that day; undefined when it can. */
export function notRoutable(o: Order | undefined, number: number, fecha?: string): string | undefined {
  const who = `El Pedido N° ${number}`;
  if (!o) return `${who} no existe.`;
  if (o.estatus !== 'Pendiente Despacho') return `${who} no está pendiente de despacho: su estado es ${o.estatus}.`;
  if (o.tipo_entrega === 'COURIER')
    return `${who} va por courier: regístrale el courier y su número de seguimiento desde su ficha.`;
  return fecha !== undefined && o.despachar_desde !== undefined && fecha < o.despachar_desde
    ? `${who} quedó para el ${formatDay(o.despachar_desde)}: planifícalo en un despacho de ese día o de uno posterior.`
    : undefined;
}

/** The stop of an order, with what is to be collected at the door: its invoice, or before there is one what was ordered. */
export const stopOf = (o: Order, linea: number, collect: boolean): ParadaPlanificada => ({
  linea,
  pedido: {
    _id: o._id,
    number: o.number,
    codigo_sap: o.codigo_sap,
    client: { _id: o.client._id, name: o.client.name },
    ejecutivo: { _id: o.ejecutivo._id, nombre: o.ejecutivo.nombre },
    marcas: [...new Set(o.productos_pedido.map((l) => l.producto.marca))].sort(),
  },
  direccion: o.direccion_despacho,
  telefono: o.client.phone,
  // What earlier stops of it brought in is not asked for again.
  cobrar: collect ? Math.max(0, standingTotal(o) - (o.cobrado_en_ruta ?? 0)) : 0,
  lineas: goodsLeft(o).map(({ line, cantidad }) => ({
    linea: line.linea,
    part_number: line.producto.part_number,
    nombre: line.producto.nombre,
    cantidad,
    series: leftSeries(o, line.linea),
    precio_venta: line.precio_venta,
  })),
  ...(deliveredParcels(o).length > 0 && { entregados: [...deliveredParcels(o)] }),
  ...(o.despachar_desde !== undefined && { desde: o.despachar_desde }),
});
