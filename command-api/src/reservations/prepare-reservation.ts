import { reject } from '@power/domain/kernel/rejection';
import { serialClaim, serialId } from '@power/domain/picking/serial';
import { reservationKey } from '@power/domain/reservations/key.shared';
import { NOT_PREPARED, prepareReservation } from '@power/domain/reservations/prepare-reservation';
import { reservation } from '@power/domain/reservations/reservation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';
import { foreignSerial, ownedSentence, serialHeld } from '../kernel/serial-owner.ts';

/** The units that stand apart are of its warehouse, and nobody else's: each is claimed as one that an order takes. */
export default provideFacts(
  prepareReservation,
  async ({ id, lineas = [] }, services) => {
    const { state } = await services.load(reservation, String(id));
    for (const { linea, series } of lineas) {
      const producto = state?.lineas.find((line) => line.linea === linea)?.producto._id;
      if (!state || producto === undefined) continue;
      const ajena = await foreignSerial(
        services,
        { producto, series, bodega: state.bodega, dueno: reservationKey(state.number) },
        NOT_PREPARED,
      );
      if (ajena) return { ajena };
    }
    return {};
  },
  {
    async before({ id, lineas = [] }, services) {
      const { state } = await services.load(reservation, String(id));
      for (const { linea, series } of lineas) {
        const producto = state?.lineas.find((line) => line.linea === linea)?.producto._id;
        if (!state || producto === undefined) continue;
        for (const serie of series) {
          const taken = await takeClaim(services, serialClaim, {
            valor: serialId(producto, serie),
            dueno: reservationKey(state.number),
            taken: (other) => reject('SERIE_USADA', NOT_PREPARED, `${ownedSentence(serie, other)}. Toma otra.`),
            binds: serialHeld(services, producto, serie),
          });
          if (taken) return taken;
        }
      }
      return undefined;
    },
  },
);
