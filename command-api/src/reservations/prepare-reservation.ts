import { reject } from '@power/domain/kernel/rejection';
import { serialClaim, serialId } from '@power/domain/picking/serial';
import { reservationKey } from '@power/domain/reservations/key.shared';
import type { NamedLine } from '@power/domain/reservations/named';
import { NOT_PREPARED, prepareReservation } from '@power/domain/reservations/prepare-reservation';
import { reservation } from '@power/domain/reservations/reservation';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';
import { notDeparting } from '../kernel/departing-unit.ts';
import { ownedSentence, serialHeld } from '../kernel/serial-owner.ts';

interface Named {
  readonly id: string | number;
  readonly lineas?: readonly NamedLine[] | undefined;
}
/** The units that a request names, by product, of what the reservation has; who decides refuses other lines. */
async function unitsNamed({ id, lineas = [] }: Named, services: CommandServices) {
  const { state } = await services.load(reservation, String(id));
  const { bodega, number, lineas: own } = state ?? { bodega: '', number: 0, lineas: [] };
  return {
    bodega,
    dueno: reservationKey(number),
    named: lineas.flatMap(({ linea, series }) => {
      const line = own.find((one) => one.linea === linea);
      return line ? [{ producto: line.producto._id, part_number: line.producto.part_number, series }] : [];
    }),
  };
}

/** The units that stand apart are of its warehouse, and nobody else's: each is claimed as one that an order takes. */
export default provideFacts(
  prepareReservation,
  async (request, services) => {
    const { named, ...apart } = await unitsNamed(request, services);
    const advice = { destino: `la reserva es de ${apart.bodega}`, consejo: 'Toma otra.' };
    for (const units of named) {
      const ajena = await notDeparting(services, { ...units, ...apart, ...advice }, NOT_PREPARED);
      if (ajena) return { ajena };
    }
    return {};
  },
  {
    async before(request, services) {
      const { named, dueno } = await unitsNamed(request, services);
      for (const { producto, serie } of named.flatMap(({ producto, series }) =>
        series.map((serie) => ({ producto, serie })),
      )) {
        const taken = await takeClaim(services, serialClaim, {
          valor: serialId(producto, serie),
          dueno,
          taken: (other) => reject('SERIE_USADA', NOT_PREPARED, `${ownedSentence(serie, other)}. Toma otra.`),
          binds: serialHeld(services, producto, serie),
        });
        if (taken) return taken;
      }
      return undefined;
    },
  },
);
