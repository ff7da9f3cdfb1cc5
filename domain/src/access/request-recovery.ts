import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { PasswordLinkIssued } from './events.ts';
import { email } from './profile-data.shared.ts';
import { user } from './user.ts';

/** Minutes that a recovery link is good for (requirements §1). */
export const LINK_MINUTES = 60;
export const linkEnd = (now: string): string => new Date(Date.parse(now) + LINK_MINUTES * 60_000).toISOString();

const PAUSE_MS = 60_000;

export interface RecoveryFacts {
  readonly usuario: string;
  readonly token_hash: string;
}

/** Asks for a recovery link; the answer is the same whether or not the address exists (requirements §1). */
export const requestRecovery = defineCommand({
  name: 'request-recovery',
  context: 'access',
  path: '/accesos/olvidePassword',
  access: { publico: true },
  summary: 'Envía un enlace para recuperar la contraseña',
  request: z.strictObject({ email }),
  aggregate: user,
  needsFacts: true,
  stream: (_, { facts }: { facts: RecoveryFacts }) => facts.usuario,
  decide(state, _, { facts, now }) {
    if (!state.exists || !state.activo) return [];
    // One link a minute: nobody can fill another person's mailbox, or kill each link before it is opened.
    if (state.link && Date.parse(now) - Date.parse(state.link.emitido) < PAUSE_MS) return [];
    return [PasswordLinkIssued({ token_hash: facts.token_hash, vence: linkEnd(now), motivo: 'recuperacion' })];
  },
  answer: (_, request) => ({
    mensaje: `Hemos enviado un enlace al correo ${request.email} para la recuperación de tu contraseña`,
  }),
});
