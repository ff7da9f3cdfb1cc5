import type { Database } from '@power/infra/platform/sql/database';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { ExpressionBuilder, Expression, SqlBool } from 'kysely';

/** Active people for a dropdown, by name: all of them, for who is not offered cannot be chosen. */
export async function sellersWhere(
  rows: Reader,
  condition: (of: ExpressionBuilder<Database, 'user_list'>) => Expression<SqlBool>,
) {
  const usr_ejecutivo = await rows
    .from('user_list')
    .select(['_id', 'nombre', 'email', 'perfil', 'codigo_sap'])
    .where('activo', '=', true)
    .where(condition)
    .orderBy('nombre')
    .orderBy('_key')
    .execute();
  return { usr_ejecutivo };
}
