import type { orderNote } from '@power/domain/orders/views/boards';
import type { OrderRow } from '@power/domain/orders/views/order-row';
import type pg from 'pg';
import type { z } from 'zod';
import { nameOf } from './order-grid.shared.ts';

/** As many as fit on a screen of floating notes; the grid has the rest. */
const NOTES = 50;

type Selected = Omit<OrderRow, 'createdAt'> & { createdAt: Date };

/** Orders as floating notes show them, oldest first, and how many there are. `where` is ours, never outside input. */
export async function notesWhere(
  db: pg.Pool,
  where: string,
): Promise<{ notes: z.infer<typeof orderNote>[]; total: number }> {
  const { rows } = await db.query<Selected & { readonly en_total: number }>(
    `SELECT number, cliente_nombre, ${nameOf('condicion', 'condicion_pago')} AS condicion_pago, "createdAt", coalesce(total_facturado, total) AS total, codigo_sap, entregado, facturado, estatus, cotizacion, count(*) OVER ()::int AS en_total
     FROM order_list WHERE ${where} ORDER BY "createdAt", number LIMIT ${NOTES}`,
  );
  const notes = rows.map(({ cliente_nombre, total, createdAt, en_total: _, ...row }) => ({
    ...row,
    client: { name: cliente_nombre },
    total: Number(total),
    createdAt: createdAt.toISOString(),
  }));
  return { notes, total: rows[0]?.en_total ?? 0 };
}
