import {
  RouteDeparted,
  RouteStopDelivered,
  RouteStopPartDelivered,
  RouteStopRejected,
  RouteStopRescheduled,
} from '@power/domain/dispatches/events';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

interface Undelivered {
  readonly parada: { readonly pedido: { readonly _id: string } };
  readonly motivo: string;
  readonly fecha?: string;
  readonly cobrado?: number | undefined;
}
const back = ({ parada, motivo, fecha, cobrado }: Undelivered, tools: ProcessTools) =>
  tools.command('return-order', {
    accion: 'retorno',
    pedido: parada.pedido._id,
    motivo,
    ...(fecha !== undefined && { fecha }),
    ...(cobrado !== undefined && { cobrado }),
  });

/**
 * Orders go the way of their route: out with it, delivered where somebody signed, in part where a part was taken, back to
 * waiting where nobody took them. An
 * order that its own sheet has moved on in the meantime refuses, and that is right.
 */
export default defineProcess('dispatches/follow-routes', 'Pedidos en despacho', [
  react(RouteDeparted, async ({ despacho, paradas }, _context, tools) => {
    const { chofer, patente } = despacho;
    for (const { pedido } of paradas)
      await tools.command('dispatch-order', { accion: 'salida', pedido: pedido._id, chofer, patente });
  }),
  react(RouteStopDelivered, async ({ parada, receptor }, _context, tools) => {
    const { nombre, rut } = receptor;
    const recibe = { nombre, rut };
    await tools.command('deliver-order', { accion: 'entregar', codigo_sap: parada.pedido.codigo_sap, recibe });
  }),
  react(RouteStopPartDelivered, async ({ despacho, parada, receptor, ...part }, _context, tools) => {
    const { motivo, fecha, lineas, embalajes, cobrar: cobrado } = part;
    await tools.command('deliver-part', {
      accion: 'entregaparcial',
      pedido: parada.pedido._id,
      entrega: `${despacho.number}-${parada.linea}`,
      despacho: despacho.number,
      recibe: { nombre: receptor.nombre, rut: receptor.rut },
      motivo,
      fecha,
      lineas,
      embalajes,
      cobrado,
    });
  }),
  react(RouteStopRejected, async (data, _context, tools) => void (await back(data, tools))),
  react(RouteStopRescheduled, async (data, _context, tools) => void (await back(data, tools))),
]);
