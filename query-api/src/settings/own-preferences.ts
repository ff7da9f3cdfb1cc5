import { ownPreferences } from '@power/domain/settings/views/preferences';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(ownPreferences, async ({ prefijo = '' }, { rows }) => {
  const own = await rows
    .from('preference_list')
    .select(['clave', 'valor'])
    .where((of) => of.fn<boolean>('starts_with', ['clave', of.val(prefijo)]))
    .orderBy('clave')
    .execute();
  return { preferencias: Object.fromEntries(own.map(({ clave, valor }) => [clave, valor])) };
});
