import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { PasswordSet } from './events.ts';
import { password } from './profile-data.shared.ts';
import { user } from './user.ts';

export interface ChangePasswordFacts {
  readonly usuario: string;
  readonly token_hash: string;
  readonly hash: string;
}

/** Sets a password with a link from a mail: once, within its time; every session of the person ends. */
export const changePassword = defineCommand({
  name: 'change-password',
  context: 'access',
  path: '/accesos/cambiarpassword',
  access: { publico: true },
  summary: 'Cambia la contraseña con el enlace recibido por correo',
  request: z.strictObject({ password, token: z.string().min(1).max(300) }),
  reply: z.object({ equipo: z.string() }),
  aggregate: user,
  needsFacts: true,
  stream: (_, { facts }: { facts: ChangePasswordFacts }) => facts.usuario,
  decide(state, _, { facts, now }) {
    const { link } = state;
    if (!state.activo || !link || link.token_hash !== facts.token_hash || link.vence < now) {
      return reject(
        'ENLACE_INVALIDO',
        'Enlace no válido',
        'El enlace ya fue usado o venció. Solicita uno nuevo en «Recuperar contraseña».',
      );
    }
    return [
      PasswordSet({ hash: facts.hash, motivo: state.hash ? 'recuperacion' : 'inicial', sesiones: [...state.sesiones] }),
    ];
  },
  answer: () => ({ mensaje: 'Tu contraseña fue cambiada. Ingresa nuevamente con tus credenciales.' }),
});
