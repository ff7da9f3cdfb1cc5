import { route, routedOrder } from '@power/domain/dispatches/route';
import type { Order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/**
 * Why nobody plans or annuls an order now: a stop of its last route handed goods over, and the order itself does not know
 * of it yet, as the process that follows routes is late. Undefined where nothing of the kind is under way.
 */
export async function unbookedDelivery(services: CommandServices, o: Order): Promise<string | undefined> {
  const { dueno } = (await services.load(routedOrder.aggregate, o.number)).state;
  if (dueno === undefined) return undefined;
  const { state } = await services.load(route, dueno);
  const stop = state?.paradas.findLast(({ pedido }) => pedido._id === o._id);
  if (!state || stop?.estado !== 'Entregada') return undefined;
  const isBooked = stop.parte
    ? (o.entregas ?? []).some(({ entrega }) => entrega === `${state.number}-${stop.linea}`)
    : o.entregado;
  return isBooked
    ? undefined
    : `El Pedido N° ${o.number} se acaba de entregar en el Despacho N° ${state.number} y eso aún no está anotado en él. Espera un momento y vuelve a intentarlo.`;
}
