import { places } from '@power/domain/masters';
import { placeName } from '@power/domain/inventory/places.shared';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { order, type Order } from '@power/domain/streams/order/order';
import { findLine, unpack } from '@power/domain/picking/reading';
import { noPicking } from '@power/domain/streams/order/picking';
import { scanLine } from '@power/domain/picking/scan-line';
import { serialClaim, serialId } from '@power/domain/picking/serial';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';
import { masterRecord } from '../kernel/master-record.ts';
import { ownedSentence, serialHeld } from '../kernel/serial-owner.ts';

/** Why a unit whose place is known cannot be in the picker's hand; those that nobody registered are taken as they come. */
async function elsewhere(services: CommandServices, { bodega_entrega }: Order, producto: string, serie: string) {
  const lugar = (await services.load(serialUnit, unitId(producto, serie))).state?.lugar;
  if (!lugar) return undefined;
  const { bodega, ubicacion } = lugar;
  if (bodega !== bodega_entrega)
    return noPicking(
      `La serie ${serie} está registrada en la bodega ${bodega} y el pedido sale de ${bodega_entrega}. Toma otra, o registra dónde está.`,
      'SERIE_EN_OTRA_BODEGA',
    );
  const place = ubicacion === null ? undefined : await masterRecord(places, services, 'codigo', ubicacion);
  return place?.tipo === 'cuarentena'
    ? noPicking(`La serie ${serie} está en cuarentena, en ${placeName(ubicacion)}. Toma otra.`, 'SERIE_EN_CUARENTENA')
    : undefined;
}

export default provideFacts(scanLine, () => Promise.resolve(undefined), {
  // A unit with a serial number can be in one order only: its stream says in which.
  async before(request, services) {
    const { state } = await services.load(order, String(request.pedido));
    const { serie } = unpack(request);
    const line = findLine(state, request);
    if (!state || !line?.producto.serializable || serie === undefined) return undefined;
    const misplaced = await elsewhere(services, state, line.producto._id, serie);
    if (misplaced) return misplaced;
    const rejection = await takeClaim(services, serialClaim, {
      valor: serialId(line.producto._id, serie),
      dueno: String(request.pedido),
      taken: (other) => noPicking(`${ownedSentence(serie, other)}.`, 'SERIE_USADA'),
      binds: serialHeld(services, line.producto._id, serie),
    });
    // Who moves it at the same moment looks at claims after it took the unit: one of the two sees the other.
    return rejection ?? elsewhere(services, state, line.producto._id, serie);
  },
});
