import { PreferenceRemoved, PreferenceSet } from '@power/domain/settings/events';
import { PREFERENCE_LIST, type PreferenceRow } from '@power/domain/settings/views/preferences';
import { defineProjection, rule } from '@power/infra/platform/projection/define';

const key = (d: { usuario: string; clave: string }): string[] => [`${d.usuario}/${d.clave}`];

/** What each person arranged for themselves. */
export default defineProjection<PreferenceRow>({
  name: PREFERENCE_LIST,
  version: 1,
  table: 'preference_list',
  columns: { _id: 'text', usuario: 'text', clave: 'text', valor: 'json', updatedAt: 'instant' },
  indexes: [['usuario', 'clave']],
  rules: [
    rule(PreferenceSet, key, (_, d, c, id) => ({
      _id: id,
      usuario: d.usuario,
      clave: d.clave,
      valor: d.valor,
      updatedAt: c.at,
    })),
    rule(PreferenceRemoved, key, (): PreferenceRow | undefined => undefined),
  ],
});
