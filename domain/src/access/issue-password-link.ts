import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { editing, missing, usuarioId } from './edit.ts';
import { PasswordLinkIssued } from './events.ts';
import { LINK_MINUTES, linkEnd } from './request-recovery.ts';
import { user } from './user.ts';

export interface IssueLinkFacts {
  readonly token_hash: string;
}

/**
 * A link that an Administrador hands over in person, where no mail server sends it or the mailbox is out of reach. The
 * history names who issued it; links that people asked for themselves nobody else ever reads.
 */
export const issuePasswordLink = defineCommand({
  ...editing,
  name: 'issue-password-link',
  accion: 'enlace',
  summary: 'Entrega un enlace de un solo uso con el que el usuario elige su contraseña',
  request: z.strictObject({ accion: z.literal('enlace'), usuario: usuarioId }),
  reply: z.object({ enlace: z.string() }),
  aggregate: user,
  needsFacts: true,
  stream: (request) => request.usuario,
  decide(state, _, { facts, now }: DecideContext<IssueLinkFacts>) {
    const gone = missing(state);
    if (gone) return gone;
    if (!state.activo)
      return reject(
        'USUARIO_INACTIVO',
        'Usuario inactivo',
        'El usuario está desactivado. Reactívalo antes de darle un enlace.',
      );
    return [PasswordLinkIssued({ token_hash: facts.token_hash, vence: linkEnd(now), motivo: 'administrador' })];
  },
  answer: ({ state }) => ({
    mensaje: `El enlace de ${state.cuenta.nombre} vence en ${LINK_MINUTES} minutos y sirve una sola vez`,
  }),
});
