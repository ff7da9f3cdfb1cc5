import { PreferenceRemoved, PreferenceSet } from '@power/domain/settings/events';
import { type PreferenceRow, preferenceRow } from '@power/domain/settings/views/preference-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { usuario: string; clave: string }): string[] => [`${d.usuario}/${d.clave}`];

/** What each person arranged for themselves. */
export default rowProjection(preferenceRow, {
  version: 1,
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
