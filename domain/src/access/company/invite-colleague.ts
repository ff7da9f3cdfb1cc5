import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { shortText } from '../../kernel/text.ts';
import { PasswordLinkIssued, UserRegistered } from '../events.ts';
import { invitationEnd } from '../invite-user.ts';
import { email, telefono } from '../profile-data.shared.ts';
import { user } from '../user.ts';
import { amongColleagues, MAX_PERSONAS, noCompany } from './guards.ts';

const TITLE = 'La invitación no se envió';
export interface ColleagueFacts {
  readonly usuario: string;
  readonly token_hash: string;
  /** People of the company who may sign in or have been invited. */
  readonly personas: number;
}

/** *Invitar*: somebody of a client company lets a colleague in, who chooses a password by a link that works once. */
export const inviteColleague = defineCommand({
  ...amongColleagues,
  name: 'invite-colleague',
  path: '/personas_empresa/crear',
  accion: 'invitar',
  summary: 'Invita a una persona de la propia empresa al portal de clientes',
  request: z.strictObject({
    accion: z.literal('invitar'),
    persona: z.strictObject({ nombre: shortText, email, telefono }),
  }),
  reply: z.object({ _id: z.string(), enlace: z.string() }),
  aggregate: user,
  needsFacts: true,
  stream: (_, { facts }: DecideContext<ColleagueFacts>) => facts.usuario,
  decide(state, { persona }, { facts, now, user: me }: DecideContext<ColleagueFacts>) {
    if (me.cliente_id === undefined) return noCompany(TITLE);
    if (state.exists) return reject('USUARIO_EXISTE', TITLE, 'La persona ya tiene una cuenta.');
    if (facts.personas >= MAX_PERSONAS)
      return reject(
        'DEMASIADAS_PERSONAS',
        TITLE,
        `Tu empresa ya tiene ${facts.personas} personas con acceso, de ${MAX_PERSONAS}. Quita el de quien ya no lo use.`,
      );
    return [
      UserRegistered({
        _id: facts.usuario,
        ...persona,
        perfil: 'Cliente',
        permisos: {},
        cliente_id: me.cliente_id,
        invitado_por: personOf(me),
      }),
      PasswordLinkIssued({ token_hash: facts.token_hash, vence: invitationEnd(now), motivo: 'invitacion' }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `Invitamos a ${state.cuenta.nombre} en ${state.email}`, _id: state._id }),
});
