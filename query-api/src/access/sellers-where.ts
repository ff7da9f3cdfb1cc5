import type pg from 'pg';

interface Seller {
  readonly _id: string;
  readonly nombre: string;
  readonly email: string;
  readonly perfil: string;
  readonly codigo_sap: string | null;
}

/** Active people for a dropdown, by name. `where` never holds outside input. */
export async function sellersWhere(
  db: pg.Pool,
  where: string,
  values: readonly unknown[] = [],
): Promise<{ usr_ejecutivo: Seller[] }> {
  const { rows } = await db.query<Seller>(
    `SELECT _id, nombre, email, perfil, codigo_sap FROM user_list u WHERE activo AND ${where} ORDER BY nombre, _key LIMIT 500`,
    [...values],
  );
  return { usr_ejecutivo: rows };
}
