import { z } from 'zod';
import { defineQuery, self } from '../../kernel/query.ts';
import { preferenceRow } from './preference-row.ts';

/** Own preferences, all or those whose key begins with a prefix. */
export const ownPreferences = defineQuery({
  scope: self,
  name: 'own-preferences',
  asOf: { now: 'Las preferencias son las de hoy.' },
  context: 'settings',
  path: '/preferencias/listar',
  accion: 'propias',
  access: { perfiles: 'todos' },
  reads: [preferenceRow.projection],
  summary: 'Preferencias propias',
  request: z.strictObject({ accion: z.literal('propias'), prefijo: z.string().max(100).optional() }),
  reply: z.object({ preferencias: z.record(z.string(), z.unknown()) }),
});
