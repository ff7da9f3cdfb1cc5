import { events, refusal, someone, Story } from '../../kernel/decision.testing.ts';
import type { Principal } from '../../kernel/principal.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { deactivateUser } from '../deactivate-user.ts';
import { PasswordSet } from '../events.ts';
import { user } from '../user.ts';
import { inviteColleague } from './invite-colleague.ts';
import { reinviteColleague } from './reinvite-colleague.ts';
import { withdrawColleague } from './withdraw-colleague.ts';

const NOW = '2026-01-05T12:00:00.000Z';
const inviter = (more: Partial<Principal> = {}): Principal => ({
  ...someone('Cliente'),
  _id: 'ana',
  nombre: 'Ana',
  cliente_id: '9',
  ...more,
});
const facts = { usuario: 'luis', token_hash: 'h1', personas: 1 };
const request = { accion: 'invitar' as const, persona: { nombre: 'Luis', email: 'luis@cliente.test' } };
const invited = (): Story => {
  const story = new Story();
  story.does(inviteColleague, { request, user: inviter(), now: NOW, facts } as never);
  return story;
};
const state = ({ log }: Story) => foldAll(user, log);
const withdraw = { accion: 'retirar' as const, persona: 'luis' };
const again = { accion: 'reinvitar' as const, persona: 'luis' };
const asked = (command: never, story: Story, me: Principal, ask: object, more: object = {}) =>
  decideGiven(command, story.log, { request: ask, user: me, now: NOW, facts: { token_hash: 'h2' }, ...more } as never);

test('an invited person is a Cliente of the same company, whatever was asked for, with a link for three days', () => {
  expect(state(invited())).toMatchObject({
    perfil: 'Cliente',
    permisos: {},
    cuenta: { nombre: 'Luis', cliente_id: '9' },
    invitado_por: { _id: 'ana', nombre: 'Ana' },
    link: { token_hash: 'h1', vence: '2026-01-08T12:00:00.000Z' },
  });
  const { request: schema } = inviteColleague;
  for (const more of [{ perfil: 'Administrador' }, { cliente_id: '8' }, { permisos: { margenes: true } }])
    expect(schema.safeParse({ ...request, persona: { ...request.persona, ...more } }).success).toBe(false);
});

test('nobody without a company invites, nor beyond the number of people that a company has', () => {
  const none = decideGiven(inviteColleague, [], {
    request,
    user: inviter({ cliente_id: undefined as never }),
    now: NOW,
    facts,
  } as never);
  expect(refusal(none).codigo).toBe('SIN_EMPRESA');
  const many = decideGiven(inviteColleague, [], {
    request,
    user: inviter(),
    now: NOW,
    facts: { ...facts, personas: 50 },
  } as never);
  expect(refusal(many).codigo).toBe('DEMASIADAS_PERSONAS');
});

test('the inviter alone withdraws and invites again; an account of another company does not exist for them', () => {
  const story = invited();
  const other = inviter({ _id: 'eva', nombre: 'Eva' });
  const stranger = inviter({ cliente_id: '8' });
  for (const [command, ask] of [
    [withdrawColleague, withdraw],
    [reinviteColleague, again],
  ] as const) {
    expect(refusal(asked(command as never, story, other, ask)).codigo).toBe('INVITADA_POR_OTRA_PERSONA');
    expect(refusal(asked(command as never, story, stranger, ask))).toEqual(
      refusal(asked(command as never, new Story(), inviter(), ask)),
    );
  }
  story.does(withdrawColleague, { request: withdraw, user: inviter(), now: NOW } as never);
  expect(state(story)).toMatchObject({ activo: false, link: undefined, retirado: true });
  expect(events(asked(withdrawColleague as never, story, inviter(), withdraw))).toEqual([]);
  story.does(reinviteColleague, { request: again, user: inviter(), now: NOW, facts: { token_hash: 'h2' } } as never);
  expect(state(story)).toMatchObject({ activo: true, retirado: false, link: { token_hash: 'h2' } });
});

test('who chose a password gets no other link, comes back with it, and stays out when the house took the access', () => {
  const story = invited();
  story.log.push(PasswordSet({ hash: 'p', motivo: 'inicial', sesiones: [] }) as never);
  expect(refusal(asked(reinviteColleague as never, story, inviter(), again)).codigo).toBe('YA_TIENE_CLAVE');
  story.does(withdrawColleague, { request: withdraw, user: inviter(), now: NOW } as never);
  expect(events(asked(reinviteColleague as never, story, inviter(), again)).map(({ type }) => type)).toEqual([
    'UserReactivated',
  ]);
  const ended = invited();
  ended.does(deactivateUser, {
    request: { accion: 'desactivar', usuario: 'luis' },
    user: someone('Administrador'),
    now: NOW,
    facts: { administradores: [] },
  } as never);
  expect(refusal(asked(reinviteColleague as never, ended, inviter(), again)).codigo).toBe('USUARIO_INACTIVO');
});
