import type { LugarSerie } from '@power/domain/inventory/serials/events';
import type { NamedSerials } from '@power/domain/inventory/serials/named-serials.shared';
import { MAX_SERIALS } from '@power/domain/inventory/serials/units.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';

/** A place of a warehouse; without one it is the whole warehouse. */
export type SerialsFrom = Pick<LugarSerie, 'bodega'> & { readonly ubicacion?: string | null | undefined };

/** Serials of a product that are known to stand at a place or in a warehouse, as its list says: what was handed over since has left. */
export const standingSerials = (
  services: CommandServices,
  producto: string,
  { bodega, ubicacion }: Partial<SerialsFrom>,
) =>
  readModels(services.db)
    .selectFrom('serial_list')
    .where('producto_id', '=', producto)
    .$if(bodega !== undefined, (of) => of.where('bodega', '=', bodega!))
    .$if(ubicacion !== undefined, (of) => of.where((e) => e('ubicacion', 'is not distinct from', ubicacion!)))
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM order_serial_list s JOIN order_list o ON o.number = s.number
        WHERE s.serie = serial_list.serie AND s.producto_id = serial_list.producto_id AND s.fecha >= serial_list.ubicada
          AND (o.estatus IN ('Entregado', 'Facturado Sin Picking') OR s.entregada))`,
    );

/** How many of them there are, and which: the first `MAX_SERIALS`. */
export async function registeredAt(
  services: CommandServices,
  producto: string,
  from: SerialsFrom,
): Promise<Pick<NamedSerials, 'registradas' | 'todas'>> {
  const serials = await standingSerials(services, producto, from)
    .select(['serie', sql<string>`count(*) OVER ()`.as('n')])
    .limit(MAX_SERIALS)
    .execute();
  return { registradas: Number(serials[0]?.n ?? 0), todas: serials.map(({ serie }) => serie) };
}

/** How many units of a product stand in warehouses with their serial. */
export async function registeredUnits(services: CommandServices, producto: string): Promise<number> {
  const counted = await standingSerials(services, producto, {})
    .select(sql<string>`count(*)`.as('n'))
    .executeTakeFirst();
  return Number(counted?.n ?? 0);
}
