import type { LugarSerie } from '@power/domain/inventory/serials/events';
import type { NamedSerials } from '@power/domain/inventory/serials/named-serials';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { MAX_SERIALS, unitId } from '@power/domain/inventory/serials/units.shared';
import { placeName } from '@power/domain/inventory/places.shared';
import { readTrolley } from '@power/domain/inventory/trolley.shared';
import { reject } from '@power/domain/kernel/rejection';
import { product } from '@power/domain/products/product';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { takenUnit } from '../kernel/serial-owner.ts';

const same = (a: LugarSerie, b: LugarSerie): boolean => a.bodega === b.bodega && a.ubicacion === b.ubicacion;

/** Serials of a product that are known to stand at a place, as its list says: what was handed over since has left. */
export async function registeredAt(
  services: CommandServices,
  producto: string,
  { bodega, ubicacion }: LugarSerie,
): Promise<Pick<NamedSerials, 'registradas' | 'todas'>> {
  const listed = await readModels(services.db)
    .selectFrom('serial_list')
    .select(['serie', sql<string>`count(*) OVER ()`.as('n')])
    .where('producto_id', '=', producto)
    .where('bodega', '=', bodega)
    .where((of) => of('ubicacion', 'is not distinct from', ubicacion))
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM order_serial_list s JOIN order_list o ON o.number = s.number
        WHERE s.serie = serial_list.serie AND s.producto_id = serial_list.producto_id AND s.fecha >= serial_list.ubicada
          AND o.estatus = 'Entregado')`,
    )
    .limit(MAX_SERIALS)
    .execute();
  return { registradas: Number(listed[0]?.n ?? 0), todas: listed.map(({ serie }) => serie) };
}

interface Movement {
  readonly producto: string;
  readonly series?: readonly string[] | undefined;
  readonly from: LugarSerie;
}
/** What is known of the serials that a movement names, and of those at the place that it leaves. */
export async function namedSerials(
  services: CommandServices,
  { producto, series = [], from }: Movement,
  titulo: string,
): Promise<NamedSerials> {
  // What bears no serials moves as it always did, and nobody asks a list.
  const of = (await services.load(product, producto)).state;
  if (of?.serializable === false && series.length === 0) return { registradas: 0, todas: [], nuevas: [] };
  const there = await registeredAt(services, producto, from);
  const nuevas: string[] = [];
  for (const serie of series) {
    const { state } = await services.load(serialUnit, unitId(producto, serie));
    if (!state?.lugar) nuevas.push(serie);
    else if (!same(state.lugar, from))
      return {
        ...there,
        nuevas,
        ajena: reject(
          'SERIE_EN_OTRA_UBICACION',
          titulo,
          `La serie ${serie} está en ${placeName(state.lugar.ubicacion)} de ${state.lugar.bodega}, no en ${placeName(from.ubicacion)} de ${from.bodega}. Si la tienes a la vista, regístrala antes ahí.`,
        ),
      };
  }
  return { ...there, nuevas, ajena: await takenUnit(services, producto, series, titulo) };
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
