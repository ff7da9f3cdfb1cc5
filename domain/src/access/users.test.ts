import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { appoint, dismiss } from './administrators.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { changePassword } from './change-password.ts';
import { changeUserData } from './change-user-data.ts';
import { changeUserLinks } from './change-user-links.ts';
import { changeUserPermissions } from './change-user-permissions.ts';
import { changeUserProfile } from './change-user-profile.ts';
import { deactivateUser } from './deactivate-user.ts';
import { endSession } from './end-session.ts';
import {
  PasswordLinkIssued,
  PasswordSet,
  SessionEnded,
  SessionsRevoked,
  SignedIn,
  UserDeactivated,
  UserReactivated,
  UserRegistered,
} from './events.ts';
import { forceSignOut } from './force-sign-out.ts';
import { inviteUser } from './invite-user.ts';
import { login } from './login.ts';
import { reactivateUser } from './reactivate-user.ts';
import { reinviteUser } from './reinvite-user.ts';

const admin = someone('Administrador');
const registered = UserRegistered({
  _id: 'eva',
  email: 'eva@power.test',
  nombre: 'Eva',
  perfil: 'Ejecutivo de Ventas',
  permisos: {},
  telefono: '1',
  marcas: ['Hik'],
});
const signedIn = SignedIn({
  sesion: 's1',
  usuario: 'eva',
  email: 'eva@power.test',
  perfil: 'Ejecutivo de Ventas',
  permisos: {},
  ip: '',
  dispositivo: '',
  nombre: 'Eva',
});
const facts = { administradores: ['u-Administrador'] };

test('data and links are kept apart: changing one leaves the other, and open sessions learn of it', () => {
  const data = decideGiven(changeUserData, [registered, signedIn], {
    request: { accion: 'datos', usuario: 'eva', nombre: 'Eva Díaz' },
    user: admin,
    facts: undefined,
  });
  expect(events(data)[0]).toMatchObject({
    type: 'UserChanged',
    data: { nombre: 'Eva Díaz', marcas: ['Hik'], sesiones: ['s1'] },
  });
  const links = decideGiven(changeUserLinks, [registered], {
    request: { accion: 'vinculos', usuario: 'eva', bodega: 'BOD' },
    user: admin,
    facts: { encargadas: [] },
  });
  expect(events(links)[0]!.data).toEqual({
    nombre: 'Eva',
    telefono: '1',
    bodega: 'BOD',
    sesiones: [],
    cliente_id: undefined,
    proveedor_id: undefined,
  });
});

test('a change of profile ends every session; the own profile and the own account are out of reach', () => {
  const change = (usuario: string) => ({
    request: { accion: 'perfil' as const, usuario, perfil: 'Finanzas' as const },
    user: { ...admin, _id: 'ana' },
    facts,
  });
  expect(events(decideGiven(changeUserProfile, [registered, signedIn], change('eva')))).toEqual([
    { type: 'UserProfileChanged', data: { anterior: 'Ejecutivo de Ventas', perfil: 'Finanzas', sesiones: ['s1'] } },
  ]);
  const own = UserRegistered({
    _id: 'ana',
    email: 'a@power.test',
    nombre: 'Ana',
    perfil: 'Administrador',
    permisos: {},
  });
  expect(refusal(decideGiven(changeUserProfile, [own], change('ana'))).codigo).toBe('PERFIL_PROPIO');
  const off = decideGiven(deactivateUser, [own], {
    request: { accion: 'desactivar', usuario: 'ana' },
    user: { ...admin, _id: 'ana' },
    facts,
  });
  expect(refusal(off).codigo).toBe('CUENTA_PROPIA');
});

test('own flags lie over those of the profile', () => {
  const decision = decideGiven(changeUserPermissions, [registered], {
    request: { accion: 'permisos', usuario: 'eva', permisos: { dolares: true, condicionpago: false } },
    user: admin,
    facts: undefined,
  });
  expect(events(decision)[0]!.data).toMatchObject({
    efectivos: { dolares: true, condicionpago: false, validar: false },
  });
});

test('deactivated and back: sessions end, a second time says nothing', () => {
  const request = { accion: 'desactivar' as const, usuario: 'eva', motivo: 'Se fue' };
  expect(events(decideGiven(deactivateUser, [registered, signedIn], { request, user: admin, facts }))[0]!.data).toEqual(
    { motivo: 'Se fue', sesiones: ['s1'] },
  );
  const gone = [registered, UserDeactivated({ sesiones: [] })];
  expect(events(decideGiven(deactivateUser, gone, { request, user: admin, facts }))).toEqual([]);
  expect(
    events(
      decideGiven(reactivateUser, gone, {
        request: { accion: 'reactivar', usuario: 'eva' },
        user: admin,
        facts: undefined,
      }),
    ),
  ).toHaveLength(1);
  expect(
    refusal(
      decideGiven(reactivateUser, [], {
        request: { accion: 'reactivar', usuario: 'eva' },
        user: admin,
        facts: undefined,
      }),
    ).codigo,
  ).toBe('USUARIO_NO_EXISTE');
});

test('whoever was deactivated does not get in with the right password; back again, they do', () => {
  const signIn = (...more: DomainEvent[]) =>
    decideGiven(login, [registered, ...more], {
      request: { email: 'eva@power.test', password: 'secreta99' },
      user: someone('Cliente'),
      facts: { usuario: 'eva', claveCorrecta: true, actualizacion: false, sesion: 's2', ip: '', dispositivo: '' },
    });
  expect(events(signIn()).map((e) => e.type)).toEqual(['SignedIn']);
  const gone = UserDeactivated({ sesiones: [] });
  expect(refusal(signIn(gone)).codigo).toBe('CREDENCIALES');
  expect(events(signIn(gone, UserReactivated({}))).map((e) => e.type)).toEqual(['SignedIn']);
  expect(
    refusal(
      decideGiven(login, [], {
        request: { email: 'x@power.test', password: 'x' },
        user: someone('Cliente'),
        facts: { usuario: 'nadie', claveCorrecta: true, actualizacion: false, sesion: 's', ip: '', dispositivo: '' },
      }),
    ).codigo,
  ).toBe('CREDENCIALES');
});

test('one session or all of them', () => {
  const one = (sesion: string) =>
    decideGiven(endSession, [registered, signedIn], {
      request: { accion: 'cerrar', usuario: 'eva', sesion },
      user: admin,
      facts: undefined,
    });
  expect(events(one('s1'))).toEqual([{ type: 'SessionEnded', data: { sesion: 's1', motivo: 'forzada' } }]);
  expect(events(one('of-somebody-else'))).toEqual([]);
  const all = decideGiven(forceSignOut, [registered, signedIn], {
    request: { accion: 'forzarsalida', usuario: 'eva' },
    user: admin,
    facts: undefined,
  });
  expect(events(all)).toEqual([{ type: 'SessionsRevoked', data: { sesiones: ['s1'] } }]);
});

test('a forced exit names every open session and only those, says why, and is for Administradores', () => {
  const other = SignedIn({ ...signedIn.data, sesion: 's2' });
  const force = (given: DomainEvent[], motivo?: string) =>
    decideGiven(forceSignOut, given as never, {
      request: { accion: 'forzarsalida', usuario: 'eva', ...(motivo && { motivo }) },
      user: admin,
      facts: undefined,
    });
  expect(events(force([registered, signedIn, other], 'Equipo perdido'))).toEqual([
    { type: 'SessionsRevoked', data: { sesiones: ['s1', 's2'], motivo: 'Equipo perdido' } },
  ]);
  const left = SessionEnded({ sesion: 's1', motivo: 'logout' });
  expect(events(force([registered, signedIn, other, left]))[0]!.data).toEqual({ sesiones: ['s2'] });
  const out = SessionsRevoked({ sesiones: ['s1'] });
  expect(events(force([registered, signedIn, out]))).toEqual([]);
  expect(refusal(force([])).codigo).toBe('USUARIO_NO_EXISTE');
  expect(forceSignOut.access).toEqual({ perfiles: ['Administrador'] });
});

test('an invitation works once, for 72 hours, and only the newest', () => {
  const now = '2026-01-05T12:00:00.000Z';
  const usuario = { email: 'Eva@Power.test', nombre: 'Eva', perfil: 'Marketing' as const };
  const invited = events(
    decideGiven(inviteUser, [], {
      request: { accion: 'invitar', usuario },
      user: admin,
      facts: { usuario: 'eva', token_hash: 'h1' },
      now,
    }),
  );
  expect(invited.map((e) => e.type)).toEqual(['UserRegistered', 'PasswordLinkIssued']);
  const log = [
    registered,
    PasswordLinkIssued({ token_hash: 'h1', vence: invited[1]!.data.vence as string, motivo: 'invitacion' }),
  ];
  const choose = (given: typeof log, token_hash: string, at: string) =>
    decideGiven(changePassword, given as never, {
      request: { password: 'secreta99', token: 't' },
      user: admin,
      facts: { usuario: 'eva', token_hash, hash: 'x' },
      now: at,
    });
  expect(events(choose(log, 'h1', '2026-01-08T11:59:59.000Z'))).toHaveLength(1);
  expect(refusal(choose(log, 'h1', '2026-01-08T12:00:01.000Z')).codigo).toBe('ENLACE_INVALIDO');
  const again = events(
    decideGiven(reinviteUser, log, {
      request: { accion: 'reinvitar', usuario: 'eva' },
      user: admin,
      facts: { token_hash: 'h2' },
      now,
    }),
  );
  expect(refusal(choose([...log, again[0] as never], 'h1', now)).codigo).toBe('ENLACE_INVALIDO');
  const used = [...log, PasswordSet({ hash: 'x', motivo: 'inicial', sesiones: [] }) as never];
  expect(refusal(choose(used, 'h1', now)).codigo).toBe('ENLACE_INVALIDO');
  expect(
    refusal(
      decideGiven(reinviteUser, used, {
        request: { accion: 'reinvitar', usuario: 'eva' },
        user: admin,
        facts: { token_hash: 'h3' },
      }),
    ).codigo,
  ).toBe('YA_TIENE_CLAVE');
});

test('the own password changes against the one in force, and ends every session', () => {
  const change = (claveCorrecta: boolean, bloqueo?: 'cuenta') =>
    decideGiven(changeOwnPassword, [registered, signedIn], {
      request: { actual: 'a', password: 'secreta99' },
      user: { ...admin, _id: 'eva' },
      facts: { claveCorrecta, bloqueo, hash: 'h' },
    });
  expect(events(change(true))[0]!.data).toEqual({ hash: 'h', motivo: 'cambio', sesiones: ['s1'] });
  expect(refusal(change(false)).codigo).toBe('CLAVE_INCORRECTA');
  expect(refusal(change(false, 'cuenta')).codigo).toBe('CUENTA_BLOQUEADA');
});

test('somebody who can sign in as Administrador always remains', () => {
  expect(dismiss('a', ['a', 'b'])({ retirados: [] })).toEqual([
    { type: 'AdministratorDismissed', data: { usuario: 'a' } },
  ]);
  expect(refusal(dismiss('b', ['a', 'b'])({ retirados: ['a'] })).codigo).toBe('ULTIMO_ADMINISTRADOR');
  expect(refusal(dismiss('a', ['a'])({ retirados: [] })).codigo).toBe('ULTIMO_ADMINISTRADOR');
  expect(appoint('a')({ retirados: ['a'] })).toHaveLength(1);
  expect(appoint('a')({ retirados: [] })).toEqual([]);
});
