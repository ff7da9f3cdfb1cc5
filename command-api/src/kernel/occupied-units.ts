import type { LugarSerie } from '@power/domain/inventory/serials/events';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { reservation } from '@power/domain/reservations/reservation';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { handedOver } from './handed-over.ts';
import { type PickedAway, pickedAway } from './picked-away.ts';
import type { SerialsFrom } from './registered-serials.ts';

const placeOf = async (services: CommandServices, producto: string, serie: string): Promise<LugarSerie | undefined> =>
  (await services.load(serialUnit, unitId(producto, serie))).state?.lugar ?? undefined;

/** Serials that reservations keep apart in a warehouse. */
async function apartIn(services: CommandServices, producto: string, holders: readonly string[]): Promise<string[]> {
  const numbers = holders.flatMap((key) => reservationOf(key) ?? []);
  const states = await Promise.all(numbers.map((number) => services.load(reservation, number)));
  return states.flatMap(({ state }) =>
    state?.estado === 'Preparada'
      ? state.lineas.flatMap((line) => (line.producto._id === producto ? (line.series ?? []) : []))
      : [],
  );
}

/** Units in pickers' totes that were taken from a place, without those whose serials are registered there. */
async function unknownFrom(
  services: CommandServices,
  producto: string,
  { bodega, ubicacion }: LugarSerie,
  away: PickedAway,
): Promise<number> {
  const units = ubicacion === null ? away.sinLugar : (away.lugares.get(ubicacion) ?? 0);
  if (units === 0) return 0;
  const lugares = await Promise.all([...away.series].map((serie) => placeOf(services, producto, serie)));
  const registered = lugares.filter((lugar) => lugar?.bodega === bodega && lugar.ubicacion === ubicacion).length;
  return Math.max(0, units - registered);
}

/**
 * Units of a product that the books have at a place, or in a warehouse, and that can bear no other serial: they were handed
 * over and are not booked out yet, or an order or a reservation has them with serials that nobody registered.
 * `named`: serials that are not counted, the caller asks about them. `underWay`: serials that others are about to give to
 * units without one, counted in a warehouse.
 */
export async function occupiedUnits(
  services: CommandServices,
  producto: string,
  { bodega, ubicacion }: SerialsFrom,
  named: readonly string[] = [],
  underWay: readonly string[] = [],
): Promise<number> {
  const there = warehouse((await services.load(stock, producto)).state, bodega);
  const delivered = await handedOver(services, producto, there, ubicacion);
  const away = await pickedAway(services, producto, bodega, there);
  if (ubicacion !== undefined) return delivered + (await unknownFrom(services, producto, { bodega, ubicacion }, away));
  const apart = await apartIn(services, producto, Object.keys(there.pedidos));
  const others = [...new Set([...away.series, ...apart, ...underWay])].filter((serie) => !named.includes(serie));
  const lugares = await Promise.all(others.map((serie) => placeOf(services, producto, serie)));
  return delivered + lugares.filter((lugar) => lugar?.bodega !== bodega).length;
}
