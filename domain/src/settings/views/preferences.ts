import { z } from 'zod';
import { defineQuery, self } from '../../kernel/query.ts';

/** Row of `settings/preference-list`. */
export const preferenceRow = z.object({
  _id: z.string(),
  usuario: z.string(),
  clave: z.string(),
  valor: z.unknown(),
  updatedAt: z.string(),
});
export type PreferenceRow = z.infer<typeof preferenceRow>;
export const PREFERENCE_LIST = 'settings/preference-list';

/** Own preferences, all or those whose key begins with a prefix. */
export const ownPreferences = defineQuery({
  scope: self,
  name: 'own-preferences',
  context: 'settings',
  path: '/preferencias/listar',
  accion: 'propias',
  access: { perfiles: 'todos' },
  reads: [PREFERENCE_LIST],
  summary: 'Preferencias propias',
  request: z.strictObject({ accion: z.literal('propias'), prefijo: z.string().max(100).optional() }),
  reply: z.object({ preferencias: z.record(z.string(), z.unknown()) }),
});
