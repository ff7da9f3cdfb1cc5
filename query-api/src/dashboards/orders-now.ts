import type { Principal } from '@power/domain/kernel/principal';
import type { OrderRow } from '@power/domain/orders/views/order-row';
import type { Database } from '@power/infra/platform/sql/database';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { totalFound, withTotal } from '../kernel/total-found.ts';

/** A block lists at most this many rows; what is beyond is for the grid, and counted. */
const SHOWN = 200;

/** Rows of a block, and how many there are in all. */
export interface Listed<Row> {
  readonly rows: Row[];
  readonly total: number;
}

const SHOWS = [
  'number',
  'cliente_nombre',
  'legalcode',
  'tipo_entrega',
  'bodega_entrega',
  'estatus',
  'estatus_at',
  'entregado',
  'facturado',
  'picking_usuario_id',
  'picking_usuario',
  'picking_pausado',
  'pickeadas',
  'unidades',
] as const;
export type BoardRow = Pick<OrderRow, (typeof SHOWS)[number]>;

export type Orders = ExpressionBuilder<Database, 'order_list'>;
export type Condition = ExpressionWrapper<Database, 'order_list', SqlBool>;

/**
 * Orders of a block, by default the longest waiting first, and how many there are. Somebody with a session is shown what
 * the lists would show (requirements §0.1.4); without one it is a queue screen, which shows all, hence unscoped.
 */
export async function ordersNow(
  reader: Reader,
  user: Principal | undefined,
  where: (of: Orders) => Condition,
  order: 'asc' | 'desc' = 'asc',
): Promise<Listed<BoardRow>> {
  const found = await (user ? reader.from('order_list') : reader.unscoped.selectFrom('order_list'))
    .select(SHOWS)
    .select(totalFound)
    .where(where)
    .orderBy('estatus_at', order)
    .orderBy('number')
    .limit(SHOWN)
    .execute();
  return withTotal(found);
}
