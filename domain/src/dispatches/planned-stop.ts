import type { Order } from '../streams/order/order.ts';
import type { ParadaPlanificada } from './parts.ts';

/** Why an order cannot be a stop of a route; undefined when it can. */
export function notRoutable(o: Order | undefined, number: number): string | undefined {
  const who = `El Pedido N° ${number}`;
  if (!o) return `${who} no existe.`;
  if (o.estatus !== 'Pendiente Despacho') return `${who} no está pendiente de despacho: su estado es ${o.estatus}.`;
  return o.tipo_entrega === 'COURIER'
    ? `${who} va por courier: regístrale el courier y su número de seguimiento desde su ficha.`
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
  cobrar: collect ? (o.factura?.total ?? o.total) : 0,
});
