import { order } from '@power/domain/streams/order/order';
import { places } from '@power/domain/masters';
import { findLine, unpack } from '@power/domain/picking/reading';
import { NO_PICKING, noPicking } from '@power/domain/streams/order/picking';
import { scanLine } from '@power/domain/picking/scan-line';
import { serialClaim, serialId } from '@power/domain/picking/serial';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';
import { notDeparting, settleDeparting, takeDeparting } from '../kernel/departing-unit.ts';
import { masterRecord } from '../kernel/master-record.ts';
import { ownedSentence, serialHeld } from '../kernel/serial-owner.ts';

type Request = Parameters<typeof unpack>[0] & { readonly pedido: string | number };

/** What this command took for a unit that gets its serial now counts no more: the unit is in a tote, or is not taken. */
async function settle(request: Request, services: CommandServices): Promise<void> {
  if (unpack(request).serie === undefined) return;
  const { state } = await services.load(order, String(request.pedido));
  const products = state?.productos_pedido.flatMap(({ producto }) => (producto.serializable ? [producto._id] : []));
  for (const producto of new Set(products)) await settleDeparting(services, producto, state!.bodega_entrega);
}

export default provideFacts(scanLine, () => Promise.resolve(undefined), {
  // A unit with a serial number can be in one order only: its stream says in which.
  async before(request, services) {
    const { ubicacion } = request;
    const place = ubicacion === undefined ? undefined : await masterRecord(places, services, 'codigo', ubicacion);
    if (place?.tipo === 'cuarentena')
      return noPicking(`La ubicación ${ubicacion} es de cuarentena: de ahí no se toma. Toma de otra.`, 'EN_CUARENTENA');
    const { state } = await services.load(order, String(request.pedido));
    const { serie } = unpack(request);
    const line = findLine(state, request);
    if (!state || !line?.producto.serializable || serie === undefined) return undefined;
    const { _id: producto, part_number } = line.producto;
    const { bodega_entrega: bodega } = state;
    const dueno = String(request.pedido);
    const unit = { producto, part_number, series: [serie], bodega, dueno, destino: `el pedido sale de ${bodega}` };
    const wrong = await takeDeparting(services, unit, NO_PICKING);
    if (wrong) return wrong;
    const rejection = await takeClaim(services, serialClaim, {
      valor: serialId(producto, serie),
      dueno,
      taken: (other) => noPicking(`${ownedSentence(serie, other)}.`, 'SERIE_USADA'),
      binds: serialHeld(services, producto, serie),
    });
    // Who moves it at the same moment looks at claims after it took the unit: one of the two sees the other.
    return rejection ?? notDeparting(services, unit, NO_PICKING);
  },
  compensate: settle,
  async finish(_reply, request, services) {
    await settle(request, services);
    return {};
  },
});
