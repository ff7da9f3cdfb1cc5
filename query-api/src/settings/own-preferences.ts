import { ownPreferences } from '@power/domain/settings/views/preferences';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(ownPreferences, async ({ prefijo = '' }, { db, user }) => {
  const { rows } = await db.query<{ clave: string; valor: unknown }>(
    'SELECT clave, valor FROM preference_list WHERE usuario = $1 AND starts_with(clave, $2) ORDER BY clave',
    [user._id, prefijo],
  );
  return { preferencias: Object.fromEntries(rows.map(({ clave, valor }) => [clave, valor])) };
});
