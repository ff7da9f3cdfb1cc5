import { type LoadFacts, loadStop } from '@power/domain/dispatches/load-stop';
import { parcel } from '@power/domain/dispatches/parcels/parcel';
import { CON_CONTENIDO } from '@power/domain/dispatches/parcels/parts';
import { readPayload } from '@power/domain/labels/payload.shared';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { order } from '@power/domain/streams/order/order';
import { deliveredParcels } from '@power/domain/streams/order/delivery-parts.shared';
import { parcelsOf } from './parcels/known.ts';

/** The package whose label was read, and the others of its order: all of them go into the vehicle. */
export default provideFacts(loadStop, async ({ codigo }, services): Promise<LoadFacts> => {
  const read = readPayload(codigo.toUpperCase());
  if (read?.tipo !== 'embalaje') return { embalaje: undefined };
  const { number } = read;
  const { state } = await services.load(parcel, number);
  if (!state) return { embalaje: { number } };
  const known = await parcelsOf(services, state.pedido._id);
  const holding = await Promise.all(
    known.map(async (one) => (await services.load(parcel, one.number)).state?.estado ?? 'Anulado'),
  );
  const delivered = deliveredParcels((await services.load(order, state.pedido._id)).state ?? {});
  const hermanos = known.flatMap((one, n) =>
    CON_CONTENIDO.includes(holding[n]!) && !delivered.includes(one.number) ? [one.number] : [],
  );
  return {
    embalaje: {
      number,
      de: { estado: state.estado, pedido: state.pedido.number, hermanos, entregado: delivered.includes(number) },
    },
  };
});
