import { departRoute } from '@power/domain/dispatches/depart-route';
import { route } from '@power/domain/dispatches/route';
import { order } from '@power/domain/streams/order/order';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** The orders that go along, from the log: a document of one may be seconds old. */
export default provideFacts(departRoute, async ({ id }, { load }) => {
  const stops = (await load(route, id)).state?.paradas ?? [];
  return { pedidos: await Promise.all(stops.map(async ({ pedido }) => (await load(order, pedido._id)).state)) };
});
