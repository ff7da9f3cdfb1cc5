import { events, refusal, Story } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { admin, eva, signIn, LOGIN, registered, signedIn, now, edit } from './account.testing.ts';
import { changePassword } from './change-password.ts';
import { deactivateUser } from './deactivate-user.ts';
import { inviteUser } from './invite-user.ts';
import { issuePasswordLink } from './issue-password-link.ts';
import { login } from './login.ts';
import { reactivateUser } from './reactivate-user.ts';
import { registerUser } from './register-user.ts';
import { reinviteUser } from './reinvite-user.ts';
import { requestRecovery } from './request-recovery.ts';

/** An account from its invitation to its end: who may what, what is read, what is written. */

const NOW = '2026-01-05T12:00:00.000Z';

test('an account is made with a password, or without one, and once', () => {
  const story = registered();
  expect(story.log).toMatchObject([
    { type: 'UserRegistered', data: { _id: 'eva', email: eva.email, permisos: {}, marcas: ['Hik'] } },
    { type: 'PasswordSet', data: { hash: 'h1', motivo: 'inicial', sesiones: [] } },
  ]);
  const request = { accion: 'crear' as const, usuario: eva };
  expect(decideGiven(registerUser, [], { request, user: admin, facts: { usuario: 'eva' } })).toHaveLength(1);
  const twice = { codigo: 'USUARIO_EXISTE', titulo: 'Usuario existente', mensaje: 'El usuario ya existe.' };
  expect(
    refusal(decideGiven(registerUser, story.log, { request, user: admin, facts: { usuario: 'eva' } })),
  ).toMatchObject(twice);
  const invited = { request: { accion: 'invitar' as const, usuario: eva }, user: admin };
  const facts = { usuario: 'eva', token_hash: 't1' };
  expect(refusal(decideGiven(inviteUser, story.log, { ...invited, facts }))).toMatchObject(twice);
});

test('who is invited chooses a password within three days; who asks again gets another link, and the first is dead', () => {
  const story = new Story();
  const invite = { accion: 'invitar' as const, usuario: eva };
  expect(story.does(inviteUser, { request: invite, user: admin, facts: { usuario: 'eva', token_hash: 't1' } })).toEqual(
    {
      mensaje: 'Invitamos a Eva en eva@power.test',
      _id: 'eva',
    },
  );
  expect(story.log).toMatchObject([
    { type: 'UserRegistered', data: { _id: 'eva', nombre: 'Eva' } },
    { data: { token_hash: 't1', vence: '2026-01-08T12:00:00.000Z', motivo: 'invitacion' } },
  ]);
  const again = { accion: 'reinvitar' as const, usuario: 'eva' };
  expect(story.does(reinviteUser, { request: again, user: admin, facts: { token_hash: 't2' } }).mensaje).toBe(
    'Enviamos otra invitación a eva@power.test',
  );
  expect(story.log.at(-1)!.data).toEqual({
    token_hash: 't2',
    vence: '2026-01-08T12:00:00.000Z',
    motivo: 'invitacion',
  });
  const choose = (token_hash: string, at: string) => ({
    request: { password: 'una-larga-2026', token: 'x' },
    user: admin,
    facts: { usuario: 'eva', token_hash, hash: 'h1' },
    now: at,
  });
  const dead = {
    codigo: 'ENLACE_INVALIDO',
    titulo: 'Enlace no válido',
    mensaje: 'El enlace ya fue usado o venció. Solicita uno nuevo en «Recuperar contraseña».',
  };
  expect(refusal(decideGiven(changePassword, story.log, choose('t1', NOW)))).toMatchObject(dead);
  expect(refusal(decideGiven(changePassword, story.log, choose('t2', '2026-01-08T12:00:00.001Z')))).toMatchObject(dead);
  expect(story.does(changePassword, choose('t2', '2026-01-08T12:00:00.000Z')).mensaje).toBe(
    'Tu contraseña fue cambiada. Ingresa nuevamente con tus credenciales.',
  );
  expect(story.log.at(-1)!.data).toEqual({ hash: 'h1', motivo: 'inicial', sesiones: [] });
  expect(refusal(decideGiven(changePassword, story.log, choose('t2', NOW)))).toMatchObject(dead);
  expect(
    refusal(decideGiven(reinviteUser, story.log, { request: again, user: admin, facts: { token_hash: 't3' } })),
  ).toMatchObject({ titulo: 'Ya ingresó', mensaje: expect.stringContaining('Puede recuperarla') });
});

test('a recovery link is good for an hour, one a minute, and only for an account that works', () => {
  const story = signedIn();
  const ask = (at: string, token_hash = 't1') => ({
    request: { email: eva.email },
    user: admin,
    facts: { usuario: 'eva', token_hash },
    now: at,
  });
  // Events of the story were recorded at noon.
  expect(story.does(requestRecovery, ask(NOW)).mensaje).toBe(
    'Hemos enviado un enlace al correo eva@power.test para la recuperación de tu contraseña',
  );
  expect(story.log.at(-1)!.data).toEqual({
    token_hash: 't1',
    vence: '2026-01-05T13:00:00.000Z',
    motivo: 'recuperacion',
  });
  expect(decideGiven(requestRecovery, story.log, ask('2026-01-05T12:00:59.999Z', 't2'))).toEqual([]);
  expect(decideGiven(requestRecovery, story.log, ask('2026-01-05T12:01:00.000Z', 't2'))).toHaveLength(1);
  expect(decideGiven(requestRecovery, [], ask(NOW))).toEqual([]);
  story.does(changePassword, {
    request: { password: 'otra-larga-2026', token: 'x' },
    user: admin,
    facts: { usuario: 'eva', token_hash: 't1', hash: 'h2' },
  });
  expect(story.log.at(-1)!.data).toEqual({ hash: 'h2', motivo: 'recuperacion', sesiones: ['s1'] });
  story.does(deactivateUser, {
    request: { accion: 'desactivar', usuario: 'eva' },
    user: admin,
    facts: { administradores: [] },
  });
  expect(decideGiven(requestRecovery, story.log, ask('2026-01-09T12:00:00.000Z'))).toEqual([]);
});

test('a link handed over in person is for somebody who exists and works', () => {
  const story = registered();
  const facts = { token_hash: 't9' };
  const request = { accion: 'enlace' as const, usuario: 'eva' };
  expect(story.does(issuePasswordLink, { request, user: admin, facts } as never).mensaje).toBe(
    'El enlace de Eva vence en 60 minutos y sirve una sola vez',
  );
  expect(story.log.at(-1)!.data).toEqual({
    token_hash: 't9',
    vence: '2026-01-05T13:00:00.000Z',
    motivo: 'administrador',
  });
  const none = { codigo: 'USUARIO_NO_EXISTE', titulo: 'Usuario no encontrado' };
  const off = {
    request: { accion: 'desactivar' as const, usuario: 'eva', motivo: 'Se fue' },
    user: admin,
    facts: { administradores: [] },
  };
  expect(story.does(deactivateUser, off).mensaje).toBe('Eva fue desactivado');
  for (const [command, accion, mensaje] of [
    [issuePasswordLink, 'enlace', 'El usuario está desactivado. Reactívalo antes de darle un enlace.'],
    [reinviteUser, 'reinvitar', 'El usuario está desactivado. Reactívalo antes de invitarlo.'],
  ] as const) {
    const when = { request: { accion, usuario: 'eva' }, user: admin, facts } as never;
    expect(refusal(decideGiven(command as typeof issuePasswordLink, story.log, when))).toMatchObject({
      codigo: 'USUARIO_INACTIVO',
      titulo: 'Usuario inactivo',
      mensaje,
    });
    expect(refusal(decideGiven(command as typeof issuePasswordLink, [], when))).toMatchObject(none);
  }
  expect(refusal(decideGiven(deactivateUser, [], off))).toMatchObject(none);
  expect(
    story.does(reactivateUser, { request: { accion: 'reactivar', usuario: 'eva' }, ...edit } as never).mensaje,
  ).toBe('Eva fue reactivado');
  expect(now(story).activo).toBe(true);
});

describe('signing in', () => {
  const tried = (given: Story, more: object = {}, facts: object = {}) =>
    decideGiven(login, given.log, {
      request: { ...LOGIN, ...more },
      user: admin,
      facts: { ...signIn, ...facts },
    });
  test('opens a session with what the person may and whose brands these are', () => {
    const story = registered();
    expect(story.does(login, { request: LOGIN, user: admin, facts: signIn })).toEqual({
      mensaje: 'Bienvenido',
      auth: true,
      sesion: 's1',
      usuario: 'eva',
    });
    const { data } = story.log.at(-1)!;
    expect(data).toMatchObject({
      sesion: 's1',
      perfil: 'Brand Manager',
      marcas: ['Hik'],
      ip: '10.0.0.1',
      nombre: 'Eva',
    });
    expect(data).not.toHaveProperty('concesiones');
    expect(now(story).sesiones).toEqual(['s1']);
    expect(events(tried(registered({ marcas: undefined })))[0]!.data).not.toHaveProperty('marcas');
  });
  test('the same words whether the address or the password is wrong', () => {
    const wrong = {
      codigo: 'CREDENCIALES',
      titulo: 'Error en los Datos',
      mensaje: 'No coinciden con una cuenta activa. Si no recuerdas tu contraseña, usa «¿Olvidaste tu contraseña?».',
      extra: { auth: false },
    };
    expect(refusal(tried(new Story()))).toMatchObject(wrong);
    expect(refusal(tried(registered(), {}, { claveCorrecta: false }))).toMatchObject(wrong);
    expect(refusal(tried(registered(), {}, { bloqueo: 'cuenta' }))).toMatchObject({
      codigo: 'CUENTA_BLOQUEADA',
      titulo: 'Error de autenticación',
      extra: { auth: false },
    });
  });
  test('while the system is updated only an Administrador comes in', () => {
    expect(refusal(tried(registered(), {}, { actualizacion: true })).extra).toEqual({ auth: false });
    expect(tried(registered({ perfil: 'Administrador' }), {}, { actualizacion: true })).toHaveLength(1);
  });
  test('a profile of the handheld gets in with no password, in the browser or by a program that says it is a terminal', () => {
    const picker = registered({ perfil: 'Asistente Bodega' });
    for (const cliente of [undefined, 'web', 'terminal'])
      expect(refusal(tried(picker, { cliente }))).toMatchObject({
        codigo: 'PERFIL_SIN_INGRESO',
        titulo: 'Error de Autorización',
        mensaje: 'Perfil sin Autorización',
      });
    expect(tried(registered({ perfil: 'Tecnico' }), { cliente: 'terminal' })).toHaveLength(1);
  });
});
