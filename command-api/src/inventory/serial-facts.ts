import type { LugarSerie } from '@power/domain/inventory/serials/events';
import { type NamedSerials, NO_SERIALS } from '@power/domain/inventory/serials/named-serials';
import { standsAt, standsElsewhere } from '@power/domain/inventory/serials/moved-units';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { MAX_SERIALS, unitId } from '@power/domain/inventory/serials/units.shared';
import type { AtPlace } from '@power/domain/inventory/places.shared';
import { readTrolley } from '@power/domain/inventory/trolley.shared';
import { product } from '@power/domain/products/product';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { keptApart, takenUnit } from '../kernel/serial-owner.ts';

/** A place of a warehouse; without one it is the whole warehouse. */
type From = Pick<LugarSerie, 'bodega'> & { readonly ubicacion?: string | null | undefined };

const asFrom = ({ bodega, ubicacion }: From) => ({ bodega, ...(ubicacion !== undefined && { ubicacion }) });

/** Serials of a product that are known to stand at a place or in a warehouse, as its list says: what was handed over since has left. */
const listed = (services: CommandServices, producto: string, { bodega, ubicacion }: From) =>
  readModels(services.db)
    .selectFrom('serial_list')
    .where('producto_id', '=', producto)
    .where('bodega', '=', bodega)
    .$if(ubicacion !== undefined, (of) => of.where((e) => e('ubicacion', 'is not distinct from', ubicacion!)))
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM order_serial_list s JOIN order_list o ON o.number = s.number
        WHERE s.serie = serial_list.serie AND s.producto_id = serial_list.producto_id AND s.fecha >= serial_list.ubicada
          AND o.estatus IN ('Entregado', 'Facturado Sin Picking'))`,
    );

/** How many of them there are, and which: the first `MAX_SERIALS`. */
export async function registeredAt(
  services: CommandServices,
  producto: string,
  from: From,
): Promise<Pick<NamedSerials, 'registradas' | 'todas'>> {
  const found = await listed(services, producto, from)
    .select(['serie', sql<string>`count(*) OVER ()`.as('n')])
    .limit(MAX_SERIALS)
    .execute();
  return { registradas: Number(found[0]?.n ?? 0), todas: found.map(({ serie }) => serie) };
}

/** How many stand at each place of the warehouse, without those that leave. */
async function staying(services: CommandServices, producto: string, from: From, desde: readonly AtPlace[]) {
  const found = await listed(services, producto, from)
    .select(['ubicacion', sql<string>`count(*)`.as('n')])
    .groupBy('ubicacion')
    .execute();
  return found.map(({ ubicacion, n }) => ({
    ubicacion,
    cantidad: Number(n) - desde.filter((one) => one.ubicacion === ubicacion).length,
  }));
}

interface Movement {
  readonly producto: string;
  readonly series?: readonly string[] | undefined;
  readonly from: From;
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
  const there = await registeredAt(services, producto, from);
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
