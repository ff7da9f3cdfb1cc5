import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { textBytes } from '../kernel/text-bytes.ts';
import { PreferenceSet } from './events.ts';
import { clave, MAX_PREFERENCE_BYTES, MAX_PREFERENCES, preferences } from './preferences.ts';

/** Keeps one setting of whoever is signed in. */
export const savePreference = defineCommand({
  name: 'save-preference',
  context: 'settings',
  path: '/preferencias/modificar',
  accion: 'guardar',
  access: { perfiles: 'todos' },
  summary: 'Guarda una preferencia propia',
  request: z.strictObject({ accion: z.literal('guardar'), clave, valor: z.json() }),
  aggregate: preferences,
  stream: (_, { user }) => user._id,
  decide({ valores }, { clave: key, valor }, { user }) {
    const text = JSON.stringify(valor);
    if (textBytes(text) > MAX_PREFERENCE_BYTES)
      return reject(
        'PREFERENCIA_MUY_GRANDE',
        'Preferencia muy grande',
        'La preferencia no se guardó: ocupa demasiado.',
      );
    if (!Object.hasOwn(valores, key) && Object.keys(valores).length >= MAX_PREFERENCES)
      return reject(
        'MUCHAS_PREFERENCIAS',
        'Demasiadas preferencias',
        'Borra alguna vista guardada antes de crear otra.',
      );
    return JSON.stringify(valores[key]) === text ? [] : [PreferenceSet({ usuario: user._id, clave: key, valor })];
  },
  answer: () => ({ mensaje: 'Preferencia guardada' }),
});
