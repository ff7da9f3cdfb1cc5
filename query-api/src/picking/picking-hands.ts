import { PICKERS } from '@power/domain/picking/access';
import { pickingHands } from '@power/domain/picking/views/hands';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(pickingHands, async ({ bodega }, { db }) => {
  const { rows } = await db.query<{ _id: string; nombre: string; perfil: string }>(
    `SELECT _id, nombre, perfil FROM user_list WHERE activo AND perfil = ANY($1) AND ($2::text IS NULL OR bodega IS NULL OR bodega = $2) ORDER BY ops.plain(nombre), _key LIMIT 200`,
    [PICKERS, bodega ?? null],
  );
  return { personas: rows };
});
