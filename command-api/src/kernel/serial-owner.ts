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
import { isHandedOver, type Order, order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';

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
    return o && isHandedOver(o) ? dueno : undefined;
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

/** Why a reading is no serial: it is the code of a product, as scanners read it off the box beside. */
async function productCode(
  services: CommandServices,
  series: readonly string[],
  titulo: string,
): Promise<Rejection | undefined> {
  const typed = series.map((serie) => serie.toLowerCase());
  const found = await readModels(services.db)
    .selectFrom('product_list')
    .select(['part_number', 'codigo', 'ean'])
    .where((of) =>
      of.or([
        of(of.fn<string>('lower', ['codigo']), '=', of.fn.any(of.val(typed))),
        of(of.fn<string>('lower', ['part_number']), '=', of.fn.any(of.val(typed))),
        sql<boolean>`${of.ref('ean')} ?| ${of.val(series)}::text[]`,
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const codes = [found.codigo, found.part_number, ...found.ean].map((code) => code.toLowerCase());
  const read = series.find((serie) => codes.includes(serie.toLowerCase())) ?? series[0];
  return reject(
    'CODIGO_DE_PRODUCTO',
    titulo,
    `«${read}» es un código de ${found.part_number}, no una serie. Escanea la etiqueta de la serie.`,
  );
}

/** The first of these units that an owner of that kind keeps from leaving again, and what people are told of it. */
async function ownedBy(
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
  return (await productCode(services, series, titulo)) ?? ownedUnit(services, producto, series, titulo, returns);
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

interface Apart {
  readonly producto: string;
  readonly series: readonly string[];
  readonly bodega: string;
  readonly dueno: string;
}
/** Why one of these units cannot be kept apart in a warehouse for somebody: it is of another, or somebody has it. */
export async function foreignSerial(
  services: CommandServices,
  { producto, series, bodega, dueno }: Apart,
  titulo: string,
): Promise<Rejection | undefined> {
  for (const serie of series) {
    const lugar = (await services.load(serialUnit, unitId(producto, serie))).state?.lugar;
    if (lugar && lugar.bodega !== bodega)
      return reject(
        'SERIE_EN_OTRA_BODEGA',
        titulo,
        `La serie ${serie} está registrada en la bodega ${lugar.bodega}, y la reserva es de ${bodega}. Toma otra, o registra dónde está.`,
      );
  }
  const code = await productCode(services, series, titulo);
  if (code) return code;
  const owned = await ownedBy(services, producto, series, (owner) => owner !== dueno);
  return owned === undefined ? undefined : reject('SERIE_USADA', titulo, `${owned}. Toma otra.`);
}
