import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { PasswordSet } from './events.ts';
import { type Lock, lockedOut } from './lock.ts';
import { password } from './profile-data.shared.ts';
import { user } from './user.ts';

export interface OwnPasswordFacts {
  readonly claveCorrecta: boolean;
  readonly bloqueo?: Lock;
  readonly hash: string;
}

/** Password of whoever is signed in, against the one in force; every session ends, this one too (ARCHITECTURE, *Safe by default*). */
export const changeOwnPassword = defineCommand({
  name: 'change-own-password',
  context: 'access',
  path: '/accesos/cambiarclave',
  access: { perfiles: 'todos' },
  summary: 'Cambia la propia contraseña',
  request: z.strictObject({ actual: z.string().min(1).max(200), password }),
  aggregate: user,
  needsFacts: true,
  stream: (_, context: DecideContext<OwnPasswordFacts>) => context.user._id,
  decide(state, _, { facts }) {
    if (facts.bloqueo) return lockedOut(facts.bloqueo);
    if (!state.activo || !facts.claveCorrecta)
      return reject('CLAVE_INCORRECTA', 'Contraseña incorrecta', 'La contraseña actual no es correcta.');
    return [PasswordSet({ hash: facts.hash, motivo: 'cambio', sesiones: [...state.sesiones] })];
  },
  answer: () => ({ mensaje: 'Tu contraseña fue cambiada. Ingresa nuevamente con tus credenciales.' }),
});
