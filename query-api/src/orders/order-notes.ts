import type { orderNote } from '@power/domain/orders/views/boards';
import type { OrderRow } from '@power/domain/orders/views/order-row';
import type pg from 'pg';
import type { z } from 'zod';
import { nameOf } from './order-grid.shared.ts';

/** As many as fit on a screen of floating notes; the grid has the rest. */
const NOTES = 50;

type Selected = Omit<OrderRow, 'createdAt'> & { createdAt: Date };

/** Orders as floating notes show them, oldest first. `where` is ours, never outside input. */
export async function notesWhere(db: pg.Pool, where: string): Promise<z.infer<typeof orderNote>[]> {
  const { rows } = await db.query<Selected>(
    `SELECT number, cliente_nombre, ${nameOf('condicion', 'condicion_pago')} AS condicion_pago, "createdAt", total, codigo_sap, entregado, facturado, estatus, cotizacion
     FROM order_list WHERE ${where} ORDER BY "createdAt", number LIMIT ${NOTES}`,
  );
  return rows.map(({ cliente_nombre, total, createdAt, ...row }) => ({
    ...row,
    client: { name: cliente_nombre },
    total: Number(total),
    createdAt: createdAt.toISOString(),
  }));
}
