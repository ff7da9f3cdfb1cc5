import { type NamedSerials, NO_SERIALS } from '@power/domain/inventory/serials/named-serials.shared';
import { standsAt, standsElsewhere } from '@power/domain/inventory/serials/moved-units';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import type { AtPlace } from '@power/domain/inventory/places.shared';
import { readTrolley } from '@power/domain/inventory/trolley.shared';
import { product } from '@power/domain/products/product';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { sql } from 'kysely';
import { occupiedUnits } from './occupied-units.ts';
import { registeredAt, type SerialsFrom, standingSerials } from './registered-serials.ts';
import { keptApart, takenUnit } from './serial-owner.ts';

const asFrom = ({ bodega, ubicacion }: SerialsFrom) => ({ bodega, ...(ubicacion !== undefined && { ubicacion }) });

/** How many stand at each place of the warehouse, without those that leave. */
async function staying(services: CommandServices, producto: string, from: SerialsFrom, desde: readonly AtPlace[]) {
  const counts = await standingSerials(services, producto, from)
    .select(['ubicacion', sql<string>`count(*)`.as('n')])
    .groupBy('ubicacion')
    .execute();
  return counts.map(({ ubicacion, n }) => ({
    ubicacion,
    cantidad: Number(n) - desde.filter((one) => one.ubicacion === ubicacion).length,
  }));
}

interface Movement {
  readonly producto: string;
  readonly series?: readonly string[] | undefined;
  readonly from: SerialsFrom;
}

/** What is known of the serials that a movement names, and of those at the place, or in the warehouse, that it leaves. */
export async function namedSerials(
  services: CommandServices,
  { producto, series = [], from }: Movement,
  titulo: string,
): Promise<NamedSerials> {
  // What bears no serials moves as it always did, and nobody asks a list.
  const of = (await services.load(product, producto)).state;
  if (of?.serializable === false && series.length === 0) return NO_SERIALS;
  const there = {
    ...(await registeredAt(services, producto, from)),
    ocupadas: await occupiedUnits(services, producto, from, series),
  };
  const nuevas: string[] = [];
  const desde: AtPlace[] = [];
  for (const serie of series) {
    const { state } = await services.load(serialUnit, unitId(producto, serie));
    if (!state?.lugar) nuevas.push(serie);
    else if (standsAt(state.lugar, asFrom(from))) desde.push({ ubicacion: state.lugar.ubicacion, cantidad: 1 });
    else return { ...there, nuevas, ajena: standsElsewhere(serie, state.lugar, asFrom(from), titulo) };
  }
  const taken = await takenUnit(services, producto, series, titulo);
  // Within the warehouse what a reservation keeps apart may be moved.
  const ajena =
    taken ?? (from.ubicacion === undefined ? await keptApart(services, producto, series, titulo) : undefined);
  if (from.ubicacion !== undefined || there.registradas === 0) return { ...there, nuevas, ajena };
  return { ...there, nuevas, ajena, lugares: { desde, quedan: await staying(services, producto, from, desde) } };
}

interface FromTrolley {
  readonly producto: string;
  readonly carro: string;
  readonly series?: readonly string[] | undefined;
}
/** The same of goods in a trolley; nothing where there is none. */
export async function inTrolley(
  services: CommandServices,
  { producto, carro, series }: FromTrolley,
  titulo: string,
): Promise<{ readonly series?: NamedSerials }> {
  const trolley = readTrolley(carro);
  if (!trolley) return {};
  const from = { bodega: trolley.bodega, ubicacion: carro };
  return { series: await namedSerials(services, { producto, series, from }, titulo) };
}
