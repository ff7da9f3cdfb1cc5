import type { leavingNow } from '@power/domain/dashboards/views/operational';
import { dayOf, startOfDay } from '@power/domain/kernel/dates';
import type { Principal } from '@power/domain/kernel/principal';
import { orderScope } from '@power/domain/orders/views/order-row';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import type pg from 'pg';
import type { z } from 'zod';

type Leaving = z.infer<typeof leavingNow>;
interface Row {
  readonly number: number;
  readonly cliente_nombre: string;
  readonly tipo_entrega: string;
  readonly bodega_entrega: string;
  readonly estatus: string;
  readonly estatus_at: Date;
}
const SHOWN = 200;

async function ordersWhere(
  db: pg.Pool,
  user: Principal | undefined,
  where: string,
  order: string,
  given: readonly unknown[] = [],
): Promise<Leaving[]> {
  const { sql, values } = restrictionSql(orderScope, user, given.length + 1);
  const { rows } = await db.query<Row>(
    `SELECT number, cliente_nombre, tipo_entrega, bodega_entrega, estatus, estatus_at FROM order_list WHERE ${where} AND ${sql} ORDER BY ${order}, number LIMIT ${SHOWN}`,
    [...given, ...values],
  );
  return rows.map(({ cliente_nombre, estatus_at, ...row }) => ({
    ...row,
    client: { name: cliente_nombre },
    updatedAt: estatus_at.toISOString(),
  }));
}

/** Packed orders that wait for a route, and those on their way; the longest first. */
export const leavingByRoute = (db: pg.Pool, user: Principal | undefined): Promise<Leaving[]> =>
  ordersWhere(db, user, "estatus IN ('Pendiente Despacho', 'En Ruta')", 'estatus_at');

/** Handed over since midnight in Santiago, the latest first. */
export const deliveredToday = (db: pg.Pool, user: Principal | undefined): Promise<Leaving[]> =>
  ordersWhere(db, user, "estatus = 'Entregado' AND estatus_at >= $1", 'estatus_at DESC', [
    startOfDay(dayOf(new Date())),
  ]);
