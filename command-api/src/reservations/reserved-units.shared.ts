import { randomUUID } from 'node:crypto';
import { commitStock, releaseAttempt } from '@power/domain/inventory/hold';
import { stock } from '@power/domain/inventory/stock';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { personOf } from '@power/domain/kernel/principal';
import { cannotReserve, NOT_RESERVED, type ReservationFacts } from '@power/domain/reservations/create-reservation';
import { reservationKey } from '@power/domain/reservations/key.shared';
import { clienteOf, ubicacionId } from '@power/domain/reservations/places/parts';
import { clientPlaces, placeIn } from '@power/domain/reservations/places/places';
import type { NuevaReserva } from '@power/domain/reservations/parts';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { buyerFor } from '../kernel/buyer.ts';
import { numberedBy, UNNUMBERED } from '../kernel/document-number.ts';
import { holdsReturns } from '../kernel/selling-warehouse.ts';
import { findProducts } from '../kernel/products.ts';
import { badOrigin } from './origin.ts';

interface Request {
  readonly reserva: NuevaReserva;
}

/** Always in the same order: two reservations taken in parallel could each hold what the other lacks. */
const sorted = ({ lineas }: NuevaReserva) => lineas.toSorted((a, b) => (a.producto < b.producto ? -1 : 1));

/** A project, in the stream of the customer that it was made for. */
const placeOf = async (services: CommandServices, id: string) =>
  ubicacionId.safeParse(id).success ? placeIn((await services.load(clientPlaces, clienteOf(id))).state, id) : undefined;

/** What a reservation is made of; refused where client, project, warehouse or a product cannot have one. */
export async function reservationFacts(
  { reserva }: Request,
  services: CommandServices,
): Promise<ReservationFacts | Rejection> {
  const buyer = await buyerFor(services, reserva.cliente, NOT_RESERVED);
  if (isRejection(buyer)) return buyer;
  const wrong = await badOrigin(services, reserva);
  if (wrong) return wrong;
  const place = reserva.ubicacion === undefined ? null : await placeOf(services, reserva.ubicacion);
  if (place === undefined || place?.activo === false || (place && place.cliente._id !== buyer._id))
    return cannotReserve(
      `La ubicación elegida no es de ${buyer.nombre} o no está activa: elige una de sus ubicaciones.`,
    );
  const returns = await holdsReturns(services, reserva.bodega, 'La reserva no se creó');
  if (returns) return returns;
  const products = await findProducts(
    services,
    reserva.lineas.map(({ producto }) => producto),
  );
  if (isRejection(products)) return products;
  const unfit = Object.values(products).find(({ servicio, activo }) => servicio || !activo);
  if (unfit)
    return cannotReserve(
      `${unfit.part_number} ${unfit.servicio ? 'es un servicio y no tiene stock' : 'no está activo'}: quítalo de la reserva.`,
    );
  return {
    number: UNNUMBERED,
    ubicacion: place && { _id: place._id, nombre: place.nombre },
    cliente: { _id: buyer._id, nombre: buyer.nombre },
    ejecutivo: buyer.ejecutivo ? { _id: buyer.ejecutivo._id, nombre: buyer.ejecutivo.nombre } : personOf(services.user),
    productos: Object.fromEntries(
      Object.values(products).map(({ _id, codigo, codigo_sap, part_number, nombre, marca }) => [
        _id,
        { _id, codigo, codigo_sap, part_number, nombre, marca },
      ]),
    ),
    serializables: Object.values(products).flatMap(({ _id, serializable }) => (serializable ? [_id] : [])),
    validacion: services.origin ? randomUUID() : services.commandId,
  };
}

/** Stock first, reservation second, as orders are validated: a crash in between leaves units that no reservation claims, for the sweep. */
export const unitsFirst = {
  numbered: numberedBy('reserva'),
  async before({ reserva }: Request, services: CommandServices, { number, validacion, productos }: ReservationFacts) {
    for (const { producto, cantidad } of sorted(reserva)) {
      const outcome = await services.run(stock, producto, `commit/${validacion}`, (state) =>
        commitStock(state, { pedido: reservationKey(number), bodega: reserva.bodega, cantidad, validacion }),
      );
      if (!isRejection(outcome)) continue;
      const { disponible } = outcome.extra as { disponible: number };
      return reject(
        'STOCK_INSUFICIENTE',
        NOT_RESERVED,
        `De ${productos[producto]!.part_number} hay ${Math.max(0, disponible)} disponibles en ${reserva.bodega} y pides ${cantidad}. Reserva menos o elige otra bodega.`,
        { producto, disponible: Math.max(0, disponible) },
      );
    }
    return undefined;
  },
  async compensate({ reserva }: Request, services: CommandServices, { number, validacion }: ReservationFacts) {
    await Promise.all(
      reserva.lineas.map(({ producto }) =>
        services.run(stock, producto, `release/${validacion}`, (state) =>
          releaseAttempt(state, reserva.bodega, reservationKey(number), validacion, 'Reserva no completada'),
        ),
      ),
    );
  },
};
