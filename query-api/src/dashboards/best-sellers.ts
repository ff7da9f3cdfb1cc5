import type { bestSeller } from '@power/domain/dashboards/views/operational';
import type { Principal } from '@power/domain/kernel/principal';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import type pg from 'pg';
import type { z } from 'zod';
import { since30 } from './recent.ts';

const SHOWN = 10;
const scope = { ejecutivo: 'l.ejecutivo_id', cliente: 'l.cliente_id', marca: 'l.marcas' };

/** Products by units ordered in the last thirty days. */
export async function bestSellers(db: pg.Pool, user: Principal | undefined): Promise<z.infer<typeof bestSeller>[]> {
  const { sql, values } = restrictionSql(scope, user, 2);
  const { rows } = await db.query<z.infer<typeof bestSeller>>(
    `SELECT l.producto_id, min(l.part_number) AS part_number, min(l.nombre) AS nombre, min(l.marca) AS marca, sum(l.cantidad)::int AS cantidad, count(DISTINCT l.number)::int AS pedidos
     FROM order_line_list l JOIN order_list o ON o.number = l.number AND o.estatus <> 'Anulado'
     WHERE l."createdAt" >= $1 AND ${sql} GROUP BY l.producto_id ORDER BY cantidad DESC, l.producto_id LIMIT ${SHOWN}`,
    [since30(), ...values],
  );
  return rows;
}
