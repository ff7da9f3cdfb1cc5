import type { Principal } from '@power/domain/kernel/principal';
import { orderScope } from '@power/domain/orders/views/order-row';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import type pg from 'pg';

/** A block lists at most this many rows; what is beyond is for the grid, and counted. */
const SHOWN = 200;

/** Rows of a block, and how many there are in all. */
export interface Listed<Row> {
  readonly rows: Row[];
  readonly total: number;
}

export interface BoardRow {
  readonly number: number;
  readonly cliente_nombre: string;
  readonly legalcode: string;
  readonly tipo_entrega: string;
  readonly bodega_entrega: string;
  readonly estatus: string;
  readonly estatus_at: Date;
  readonly entregado: boolean;
  readonly facturado: boolean;
  readonly picking_usuario_id: string | null;
  readonly picking_usuario: string | null;
  readonly picking_pausado: boolean;
  readonly pickeadas: number;
  readonly unidades: number;
}

/**
 * Orders of a block, by default the longest waiting first, and how many there are. Somebody with a session is shown what
 * the lists would show (requirements §0.1.4); without one it is a queue screen, which shows all. `where` and `order` are
 * ours, never outside input; `given` are the values of `where`.
 */
export async function ordersNow(
  db: pg.Pool,
  user: Principal | undefined,
  where: string,
  given: readonly unknown[] = [],
  order = 'estatus_at',
): Promise<Listed<BoardRow>> {
  const { sql, values } = user ? restrictionSql(orderScope, user, given.length + 1) : { sql: 'true', values: [] };
  const { rows } = await db.query<BoardRow & { readonly total: number }>(
    `SELECT number, cliente_nombre, legalcode, tipo_entrega, bodega_entrega, estatus, estatus_at, entregado, facturado, picking_usuario_id, picking_usuario, picking_pausado, pickeadas, unidades, count(*) OVER ()::int AS total
     FROM order_list WHERE ${where} AND ${sql} ORDER BY ${order}, number LIMIT ${SHOWN}`,
    [...given, ...values],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
