import type { Known } from '@power/domain/dispatches/parcels/goods';
import { parcel, type Parcel } from '@power/domain/dispatches/parcels/parcel';
import { parcelGoods } from '@power/domain/dispatches/parcels/taken';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Whether the package that something was sent to has it. */
const arrived = (parcels: ReadonlyMap<number, Parcel | undefined>, destino: number, traslado: string): boolean =>
  parcels.get(destino)?.llegadas.includes(traslado) === true;

/**
 * The packages of an order, from the log, each with what counts as its contents: what left one for another counts as here
 * until the other has it, so that units on their way are nobody else's.
 */
export async function parcelsOf(services: CommandServices, pedido: string): Promise<readonly Known[]> {
  const { state: taken } = await services.load(parcelGoods, pedido);
  const parcels = new Map<number, Parcel | undefined>();
  let open = Object.keys(taken.embalajes).map(Number);
  while (open.length > 0) {
    const found = await Promise.all(
      open.map(async (number) => [number, (await services.load(parcel, number)).state] as const),
    );
    for (const [number, state] of found) parcels.set(number, state);
    open = [
      ...new Set(found.flatMap(([, state]) => (state?.salidas ?? []).map(({ embalaje_destino }) => embalaje_destino))),
    ].filter((number) => !parcels.has(number));
  }
  return [...parcels.values()].flatMap((state): Known[] => {
    if (!state) return [];
    const sent = state.salidas.filter(
      ({ embalaje_destino, traslado }) => !arrived(parcels, embalaje_destino, traslado),
    );
    return [
      {
        number: state.number,
        revision: state.revision,
        contenido: [...state.contenido, ...sent.flatMap(({ contenido }) => contenido)],
      },
    ];
  });
}
