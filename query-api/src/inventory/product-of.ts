import type { Principal } from '@power/domain/kernel/principal';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { restrictionSql } from '@power/infra/platform/grid/restriction-sql';
import type pg from 'pg';

export interface Named {
  readonly codigo_sap?: string | undefined;
  readonly producto?: string | undefined;
}
export interface Product {
  readonly _id: string;
  readonly codigo: string;
  readonly codigo_sap: string;
  readonly part_number: string;
  readonly nombre: string;
  readonly marca: string;
  readonly bloqueado: boolean;
}

/** The product that a request names, if it is one of the person's brands; the same refusal for both. */
export async function productOf(
  db: pg.Pool,
  user: Principal,
  { codigo_sap, producto }: Named,
): Promise<Product | Rejection> {
  const scope = restrictionSql({ marca: 'jsonb_build_array(p.marca)' }, user, 3);
  const { rows } = await db.query<Product>(
    `SELECT _id, codigo, codigo_sap, part_number, nombre, marca, bloqueado FROM product_list p
     WHERE (codigo_sap = $1 OR _id = $2) AND ${scope.sql} ORDER BY _key LIMIT 1`,
    [codigo_sap ?? null, producto ?? null, ...scope.values],
  );
  return (
    rows[0] ??
    reject(
      'PRODUCTO_NO_EXISTE',
      'Producto no encontrado',
      'El producto no existe o no es de tus marcas. Revisa el código.',
    )
  );
}
