import type { doorNow, rackNow, routeNow } from '@power/domain/dashboards/views/operational';
import { dayOf, daysBetween } from '@power/domain/kernel/dates';
import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { OC_EN_CAMINO } from '@power/domain/purchasing/orders/parts';
import type { TableName } from '@power/domain/tables';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { z } from 'zod';
import { totalFound, withTotal } from '../kernel/total-found.ts';
import type { Listed } from './orders-now.ts';

/** A wallboard draws twelve cards of a block; racks are counted to the last. */
const SHOWN = 200;
const none = { rows: [], total: 0 };

/**
 * The wallboard at the door has no session and shows the whole warehouse, hence unscoped: figures without supplier, brand,
 * driver or customer. Somebody with a session is shown what the lists would show; other companies have no list of these.
 */
const wall = <T extends TableName>(reader: Reader, user: Principal | undefined, table: T) =>
  user ? reader.from(table) : reader.unscoped.selectFrom(table as TableName);
const outside = (user: Principal | undefined) => user !== undefined && EXTERNAL_PERFILES.includes(user.perfil);

/** Import orders that come to the receiving door, the nearest first. */
export async function atTheDoor(
  reader: Reader,
  user: Principal | undefined,
  today: string,
): Promise<Listed<z.infer<typeof doorNow>>> {
  if (outside(user)) return none;
  const { rows, total } = withTotal(
    await wall(reader, user, 'purchaseorder_list')
      .select(['number', 'estado', 'eta', 'unidades', 'recibidas'])
      .select(totalFound)
      .where('estado', 'in', [...OC_EN_CAMINO])
      .orderBy('eta')
      .orderBy('number')
      .limit(SHOWN)
      .execute(),
  );
  return {
    total,
    rows: rows.map((row) => ({ ...row, dias_atraso: row.eta === null ? 0 : Math.max(0, daysBetween(row.eta, today)) })),
  };
}

/** Routes of today and those of before that did not close, in the order in which they were planned. */
export async function routesNow(
  reader: Reader,
  user: Principal | undefined,
  now: string,
): Promise<Listed<z.infer<typeof routeNow>>> {
  if (outside(user)) return none;
  const today = dayOf(now);
  const { rows, total } = withTotal(
    await wall(reader, user, 'route_list')
      .select(['number', 'estado', 'patente', 'paradas', 'cargadas', 'entregadas', 'devueltas', 'salida_at'])
      .select(totalFound)
      .where('estado', '<>', 'Anulado')
      .where((of) => of.or([of('fecha', '=', today), of.and([of('fecha', '<', today), of('estado', '<>', 'Cerrado')])]))
      .orderBy('number')
      .limit(SHOWN)
      .execute(),
  );
  return {
    total,
    rows: rows.map(({ entregadas, devueltas, ...row }) => ({ ...row, hechas: entregadas + devueltas })),
  };
}

/** Places of each rack and how many of them hold something, in the order in which the warehouse is walked. */
export async function occupancy(reader: Reader, user: Principal | undefined): Promise<Listed<z.infer<typeof rackNow>>> {
  if (outside(user)) return none;
  const held = wall(reader, user, 'place_stock_list')
    .select('ubicacion')
    .distinct()
    .where('ubicacion', 'is not', null)
    .where('cantidad', '>', 0);
  const { rows, total } = withTotal(
    await wall(reader, user, 'place_list')
      .innerJoin('level_list as l', 'l.codigo', 'place_list.nivel')
      .innerJoin('rack_list as r', 'r.codigo', 'l.bloque')
      .leftJoin(held.as('h'), 'h.ubicacion', 'place_list.codigo')
      .select((of) => [
        'r.bodega as bodega',
        'r.codigo as bloque',
        of.fn.countAll<number>().as('ubicaciones'),
        of.fn.count<number>('h.ubicacion').as('ocupadas'),
      ])
      .select(totalFound)
      .where('place_list.activo', '=', true)
      .groupBy(['r.bodega', 'r.codigo', 'r.recorrido'])
      .orderBy('r.bodega')
      .orderBy('r.recorrido')
      .orderBy('r.codigo')
      .limit(SHOWN)
      .execute(),
  );
  return {
    total,
    rows: rows.map((row) => ({ ...row, ubicaciones: Number(row.ubicaciones), ocupadas: Number(row.ocupadas) })),
  };
}
