import type { orderNote } from '@power/domain/orders/views/boards';
import type { Database } from '@power/infra/platform/sql/database';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { z } from 'zod';

/** As many as fit on a screen of floating notes; the grid has the rest. */
const NOTES = 50;

/** A condition over orders. */
export type OrdersWhere = (
  of: ExpressionBuilder<Database, 'order_list'>,
) => ExpressionWrapper<Database, 'order_list', SqlBool>;

/** Orders as floating notes show them, oldest first, and how many there are. */
export async function notesWhere(
  rows: Reader,
  where: OrdersWhere,
): Promise<{ notes: z.infer<typeof orderNote>[]; total: number }> {
  const found = await rows
    .from('order_list')
    .select(['number', 'cliente_nombre', 'createdAt', 'codigo_sap', 'entregado', 'facturado', 'estatus', 'cotizacion'])
    .select((of) => [
      of.fn.coalesce('total_facturado', 'total').as('total'),
      of.fn.countAll<number>().over().as('en_total'),
      of.fn
        .coalesce(
          of
            .selectFrom('payment_option_list as p')
            .select('p.condicionPago')
            .where('p.tipo', '=', 'condicion')
            .whereRef('p.codigo', '=', 'order_list.condicion_pago')
            .limit(1),
          'condicion_pago',
        )
        .as('condicion_pago'),
    ])
    .where(where)
    .orderBy('createdAt')
    .orderBy('number')
    .limit(NOTES)
    .execute();
  const notes = found.map(({ cliente_nombre, en_total: _, ...row }) => ({ ...row, client: { name: cliente_nombre } }));
  return { notes, total: found[0]?.en_total ?? 0 };
}
