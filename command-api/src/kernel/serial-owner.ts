import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { serialClaim, serialId, stillHolds } from '@power/domain/picking/serial';
import { serviceCase } from '@power/domain/service/cases/case';
import { caseTitle } from '@power/domain/service/cases/goods.shared';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { keepsApart } from '@power/domain/reservations/named';
import { reservation } from '@power/domain/reservations/reservation';
import { caseHolds, caseOfOwner, gaveOut } from '@power/domain/service/cases/serial-owner';
import { isDeliveredSerial } from '@power/domain/streams/order/delivery-parts.shared';
import { type Order, order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { notASerial } from './not-a-serial.ts';

/** The order of that number, if it took the unit and was not cancelled; undefined of other owners. */
export async function orderWith(services: CommandServices, owner: string, serie: string): Promise<Order | undefined> {
  if (reservationOf(owner) !== undefined || caseOfOwner(owner) !== undefined) return undefined;
  const { state } = await services.load(order, owner);
  return stillHolds(state, serie) ? state : undefined;
}

/** Whether an owner of a serial number, an order or a case of service, still keeps it from leaving again. */
export const serialHeld =
  (services: CommandServices, producto: string, serie: string) =>
  async (owner: string): Promise<boolean | 'never'> => {
    // It came back: who had it before can need it no more.
    if ((await services.load(serialUnit, unitId(producto, serie))).state?.devuelta_de === owner) return 'never';
    const reserva = reservationOf(owner);
    // What a reservation does not keep apart any more it can need no more.
    if (reserva !== undefined)
      return keepsApart((await services.load(reservation, reserva)).state, producto, serie) || 'never';
    const id = caseOfOwner(owner);
    return id === undefined
      ? stillHolds((await services.load(order, owner)).state, serie)
      : caseHolds((await services.load(serviceCase, id)).state, producto, serie);
  };

/**
 * The owner with whom a unit left the house for good, from whom it may come back: an order that was delivered, or a case
 * that gave it out or lost it. Undefined of units that are here, in a picker's hand, in the workshop or lent.
 * `antes`: only one that had it before that instant.
 */
export async function ownerOutside(
  services: CommandServices,
  producto: string,
  serie: string,
  antes?: string,
): Promise<string | undefined> {
  const { dueno, desde } = (await services.load(serialClaim.aggregate, serialId(producto, serie))).state;
  if (dueno === undefined || (antes !== undefined && desde !== undefined && desde >= antes)) return undefined;
  if ((await services.load(serialUnit, unitId(producto, serie))).state?.devuelta_de === dueno) return undefined;
  const id = caseOfOwner(dueno);
  if (id === undefined) {
    const o = await orderWith(services, dueno, serie);
    return o && isDeliveredSerial(o, serie) ? dueno : undefined;
  }
  const { state } = await services.load(serviceCase, id);
  const out = state && gaveOut(state, producto, serie);
  return out && (out.tipo !== 'prestamo' || out.estado === 'perdido') ? dueno : undefined;
}

/** Where a unit is that an owner has: *La serie A1 ya salió en el Pedido N° 77*. */
export function ownedSentence(serie: string, owner: string): string {
  const reserva = reservationOf(owner);
  if (reserva !== undefined) return `La serie ${serie} está apartada en la Reserva N° ${reserva}`;
  const id = caseOfOwner(owner);
  return `La serie ${serie} ya salió en el ${id === undefined ? `Pedido N° ${owner}` : caseTitle(id)}`;
}

/** The first of these units that an owner of that kind keeps from leaving again, and what people are told of it. */
export async function ownedBy(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  kind: (owner: string) => boolean,
): Promise<string | undefined> {
  for (const serie of series) {
    const { dueno } = (await services.load(serialClaim.aggregate, serialId(producto, serie))).state;
    if (dueno !== undefined && kind(dueno) && (await serialHeld(services, producto, serie)(dueno)) === true)
      return ownedSentence(serie, dueno);
  }
  return undefined;
}
const isReservation = (owner: string): boolean => reservationOf(owner) !== undefined;

/** Why one of these units cannot stand in a warehouse: an order or a case of service has it. */
export async function ownedUnit(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  titulo: string,
  { vuelven = false }: { readonly vuelven?: boolean } = {},
): Promise<Rejection | undefined> {
  for (const serie of series) {
    // What a reservation keeps apart stands in the warehouse all the same.
    const owned = await ownedBy(services, producto, [serie], (owner) => !isReservation(owner));
    if (owned === undefined) continue;
    const outside = (await ownerOutside(services, producto, serie)) !== undefined;
    if (outside && vuelven) continue;
    return reject(
      'SERIE_USADA',
      titulo,
      outside
        ? `${owned}: no puede estar en la bodega. Si volvió, recíbela antes en Entradas sin documento.`
        : `${owned}: no puede estar en la bodega.`,
    );
  }
  return undefined;
}

/**
 * Why one of these units cannot stand in a warehouse: it is no serial, or an order or a case of service has it. `vuelven`:
 * units that left the house for good may be here again.
 */
export async function takenUnit(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  titulo: string,
  returns: { readonly vuelven?: boolean } = {},
): Promise<Rejection | undefined> {
  if (series.length === 0) return undefined;
  return (
    (await notASerial(services, producto, series, titulo)) ?? ownedUnit(services, producto, series, titulo, returns)
  );
}

/** Why one of these units cannot leave its warehouse: a reservation keeps it apart. */
export async function keptApart(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  titulo: string,
): Promise<Rejection | undefined> {
  const owned = await ownedBy(services, producto, series, isReservation);
  return owned === undefined
    ? undefined
    : reject('SERIE_APARTADA', titulo, `${owned}: entrégala o libérala antes, o toma otra.`);
}
