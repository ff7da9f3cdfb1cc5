import { type DeliveredFacts, deliverStop } from '@power/domain/dispatches/deliver-stop';
import { parcel } from '@power/domain/dispatches/parcels/parcel';
import { route } from '@power/domain/dispatches/route';
import { order } from '@power/domain/streams/order/order';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** The order of the stop, from the log: its invoice may be seconds old; and the packages that are handed over. */
export default provideFacts(deliverStop, async ({ id, linea, embalajes }, { load }): Promise<DeliveredFacts> => {
  const stop = (await load(route, id)).state?.paradas.find((p) => p.linea === linea);
  return {
    pedido: stop && (await load(order, stop.pedido._id)).state,
    embalajes: await Promise.all(embalajes.map(async (number) => (await load(parcel, number)).state)),
  };
});
