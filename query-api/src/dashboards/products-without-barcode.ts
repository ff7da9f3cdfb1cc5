import type { withoutBarcode } from '@power/domain/dashboards/views/operational';
import type { Principal } from '@power/domain/kernel/principal';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import type pg from 'pg';
import type { z } from 'zod';

const SHOWN = 20;
/** A product has one brand; the scope compares lists of them. */
const scope = { marca: 'jsonb_build_array(marca)' };

/** Active products that no scanner can read. */
export async function productsWithoutBarcode(
  db: pg.Pool,
  user: Principal | undefined,
): Promise<z.infer<typeof withoutBarcode>> {
  const { sql, values } = restrictionSql(scope, user, 1);
  const where = `activo AND jsonb_array_length(ean) = 0 AND ${sql}`;
  const [{ rows: count }, { rows: productos }] = await Promise.all([
    db.query<{ cantidad: number }>(`SELECT count(*)::int AS cantidad FROM product_list WHERE ${where}`, values),
    db.query<z.infer<typeof withoutBarcode>['productos'][number]>(
      `SELECT _id, codigo, part_number, nombre, marca FROM product_list WHERE ${where} ORDER BY part_number, _key LIMIT ${SHOWN}`,
      values,
    ),
  ]);
  return { cantidad: count[0]!.cantidad, productos };
}
