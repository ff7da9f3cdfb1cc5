import { PICKERS } from '@power/domain/picking/access.shared';
import { pickingHands } from '@power/domain/picking/views/hands';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';

export default handleQuery(pickingHands, async ({ bodega }, { rows }) => ({
  personas: await rows
    .from('user_list')
    .select(['_id', 'nombre', 'perfil'])
    .where('activo', '=', true)
    .where('perfil', 'in', PICKERS)
    .where((of) => (bodega === undefined ? of.lit(true) : of.or([of('bodega', 'is', null), of('bodega', '=', bodega)])))
    .orderBy(sql`ops.plain(nombre)`)
    .orderBy('_key')
    .execute(),
}));
