import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { PreferenceRemoved } from './events.ts';
import { clave, preferences } from './preferences.ts';

export const removePreference = defineCommand({
  name: 'remove-preference',
  context: 'settings',
  path: '/preferencias/modificar',
  accion: 'borrar',
  access: { perfiles: 'todos' },
  summary: 'Borra una preferencia propia',
  request: z.strictObject({ accion: z.literal('borrar'), clave }),
  aggregate: preferences,
  stream: (_, { user }) => user._id,
  decide: ({ valores }, { clave: key }, { user }) =>
    Object.hasOwn(valores, key) ? [PreferenceRemoved({ usuario: user._id, clave: key })] : [],
  answer: () => ({ mensaje: 'Preferencia borrada' }),
});
