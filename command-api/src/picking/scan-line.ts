import { order } from '@power/domain/streams/order/order';
import { findLine, unpack } from '@power/domain/picking/reading';
import { noPicking } from '@power/domain/streams/order/picking';
import { scanLine } from '@power/domain/picking/scan-line';
import { serialClaim, serialId } from '@power/domain/picking/serial';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';
import { ownerTitle, serialHeld } from '../kernel/serial-owner.ts';

export default provideFacts(scanLine, () => Promise.resolve(undefined), {
  // A unit with a serial number can be in one order only: its stream says in which.
  async before(request, services) {
    const { state } = await services.load(order, String(request.pedido));
    const { serie } = unpack(request);
    const line = findLine(state, request);
    if (!line?.producto.serializable || serie === undefined) return undefined;
    return takeClaim(services, serialClaim, {
      valor: serialId(line.producto._id, serie),
      dueno: String(request.pedido),
      taken: (other) => noPicking(`La serie ${serie} ya salió en el ${ownerTitle(other)}.`, 'SERIE_USADA'),
      binds: serialHeld(services, line.producto._id, serie),
    });
  },
});
