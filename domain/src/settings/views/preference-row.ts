import { z } from 'zod';
import { instant, json, key } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

/** What a person arranged for themselves, by key. No past: nobody asks how a list looked last week. */
export const preferenceRow = defineRow({
  projection: 'settings/preference-list',
  table: 'preference_list',
  scope: { propio: 'usuario' },
  history: 'none',
  fields: {
    _id: key(),
    usuario: key(),
    clave: key(),
    valor: json('Valor', z.unknown()),
    updatedAt: instant('Actualizado'),
  },
});
export type PreferenceRow = RowOf<typeof preferenceRow>;
