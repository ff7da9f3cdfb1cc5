import { refusal } from '../kernel/decision.testing.ts';
import { PERFILES } from '../kernel/perfiles.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { admin, eva, signIn, LOGIN, registered, signedIn, now, edit } from './account.testing.ts';
import { administrators, appoint, dismiss } from './administrators.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { changeUserData } from './change-user-data.ts';
import { changeUserGrants } from './change-user-grants.ts';
import { changeUserLinks } from './change-user-links.ts';
import { changeUserPermissions } from './change-user-permissions.ts';
import { changeUserProfile } from './change-user-profile.ts';
import { deactivateUser } from './deactivate-user.ts';
import { demoEmail, demoPassword } from './demo.shared.ts';
import { endSession } from './end-session.ts';
import { AdministratorAppointed, AdministratorDismissed } from './events.ts';
import { forceSignOut } from './force-sign-out.ts';
import { giveBrand } from './give-brand.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { ESTADOS_USUARIO, userStateOf } from './user-looks.ts';

/** What becomes of an account and its sessions once it is there. */

test('sessions end: one’s own, one that is named, all of them; who has none is said to have none', () => {
  const story = signedIn();
  const me = { ...admin, _id: 'eva', sesion: 's1' };
  expect(decideGiven(logout, story.log, { request: {}, user: { ...me, sesion: 'otra' }, facts: undefined })).toEqual(
    [],
  );
  expect(story.does(logout, { request: {}, user: me, facts: undefined }).mensaje).toBe('Sesión cerrada');
  expect(story.log.at(-1)!.data).toEqual({ sesion: 's1', motivo: 'logout' });
  const out = { request: { accion: 'forzarsalida' as const, usuario: 'eva' }, ...edit };
  expect(story.does(forceSignOut, out).mensaje).toBe('Eva no tiene sesiones abiertas');
  story.does(login, { request: LOGIN, user: admin, facts: { ...signIn, sesion: 's2' } });
  const end = { request: { accion: 'cerrar' as const, usuario: 'eva', sesion: 's2' }, ...edit };
  expect(story.does(endSession, end).mensaje).toBe('La sesión fue cerrada');
  expect(now(story).sesiones).toEqual([]);
  story.does(login, { request: LOGIN, user: admin, facts: { ...signIn, sesion: 's3' } });
  expect(story.does(forceSignOut, out).mensaje).toBe('Eva salió de todos sus dispositivos');
  expect(now(story).sesiones).toEqual([]);
});

test('one’s own password is changed against the one in force, and every session ends', () => {
  const story = signedIn();
  const own = (claveCorrecta: boolean) => ({
    request: { actual: 'x', password: 'otra-larga-2026' },
    user: { ...admin, _id: 'eva' },
    facts: { claveCorrecta, hash: 'h2' },
  });
  expect(refusal(decideGiven(changeOwnPassword, story.log, own(false)))).toMatchObject({
    titulo: 'Contraseña incorrecta',
    mensaje: 'La contraseña actual no es correcta.',
  });
  expect(story.does(changeOwnPassword, own(true)).mensaje).toContain('Tu contraseña fue cambiada.');
  expect(now(story)).toMatchObject({ hash: 'h2', sesiones: [] });
});

test('each part of an account is saved in its own words; what is the same already is no event', () => {
  const story = signedIn();
  const target = { usuario: 'eva' };
  const data = { request: { accion: 'datos' as const, ...target, nombre: 'Eva Díaz' }, ...edit };
  expect(story.does(changeUserData, data).mensaje).toBe('Los datos de Eva Díaz fueron guardados');
  const links = {
    request: { accion: 'vinculos' as const, ...target, bodega: 'Norte' },
    ...edit,
    facts: { encargadas: [] },
  };
  expect(story.does(changeUserLinks, links).mensaje).toBe('Los vínculos de Eva Díaz fueron guardados');
  const flags = { request: { accion: 'permisos' as const, ...target, permisos: { validar: true } }, ...edit };
  expect(story.does(changeUserPermissions, flags as never).mensaje).toBe('Los permisos de Eva Díaz fueron guardados');
  expect(story.log.at(-1)!.data).toMatchObject({ sesiones: ['s1'] });
  const profile = (perfil: 'Brand Manager' | 'Finanzas') => ({
    request: { accion: 'perfil' as const, ...target, perfil },
    user: admin,
    facts: { administradores: [] },
  });
  expect(decideGiven(changeUserProfile, story.log, profile('Brand Manager'))).toEqual([]);
  expect(story.does(changeUserProfile, profile('Finanzas')).mensaje).toBe('Eva Díaz tiene ahora el perfil Finanzas');
  expect(refusal(decideGiven(changeUserProfile, [], profile('Finanzas'))).codigo).toBe('USUARIO_NO_EXISTE');
  const me = { ...admin, _id: 'eva' };
  expect(refusal(decideGiven(changeUserProfile, story.log, { ...profile('Brand Manager'), user: me }))).toMatchObject({
    titulo: 'Perfil propio',
    mensaje: 'No puedes cambiar tu propio perfil. Pídeselo a otro Administrador.',
  });
  const off = { request: { accion: 'desactivar' as const, ...target }, user: me, facts: { administradores: [] } };
  expect(refusal(decideGiven(deactivateUser, story.log, off))).toMatchObject({
    titulo: 'Cuenta propia',
    mensaje: 'No puedes desactivar tu propia cuenta. Pídeselo a otro Administrador.',
  });
  const grant = (concesiones: ('productos' | 'web_app')[]) => ({
    request: { accion: 'concesiones' as const, ...target, concesiones },
    ...edit,
  });
  expect(story.does(changeUserGrants, grant(['web_app', 'productos'])).mensaje).toBe(
    'Concesiones de Eva Díaz guardadas',
  );
  expect(now(story).concesiones).toEqual(['productos', 'web_app']);
  expect(decideGiven(changeUserGrants, story.log, grant(['productos', 'web_app']))).toEqual([]);
});

test('a brand becomes one’s own and is taken away again, once each; of nobody it is neither', () => {
  const story = registered();
  const brand = (marca: string, propia: boolean) => ({
    request: { accion: 'marca' as const, email: eva.email, marca, propia },
    user: admin,
    facts: { usuario: 'eva' },
  });
  expect(decideGiven(giveBrand, story.log, brand('Hik', true))).toEqual([]);
  expect(decideGiven(giveBrand, story.log, brand('Dahua', false))).toEqual([]);
  expect(decideGiven(giveBrand, [], brand('Hik', true))).toEqual([]);
  expect(story.does(giveBrand, brand('Dahua', true)).mensaje).toBe('Las marcas propias fueron guardadas');
  expect(now(story).cuenta).toMatchObject({ nombre: 'Eva', marcas: ['Hik', 'Dahua'] });
  story.does(giveBrand, brand('Hik', false));
  expect(now(story).cuenta.marcas).toEqual(['Dahua']);
  const none = registered({ marcas: undefined });
  none.does(giveBrand, brand('Hik', true));
  expect(now(none).cuenta.marcas).toEqual(['Hik']);
});

test('the last Administrador stays; one who was dismissed and appointed again counts again', () => {
  const none = foldAll(administrators, []);
  const gone = foldAll(administrators, [AdministratorDismissed({ usuario: 'a' })]);
  expect(dismiss('a', ['a'])(none)).toMatchObject({
    codigo: 'ULTIMO_ADMINISTRADOR',
    titulo: 'Último Administrador',
    mensaje: expect.stringContaining('Habilita a otro'),
  });
  expect(dismiss('a', ['a', 'b'])(none)).toEqual([AdministratorDismissed({ usuario: 'a' })]);
  expect(dismiss('a', ['a', 'b'])(gone)).toEqual([]);
  expect(dismiss('b', ['a', 'b'])(gone)).toMatchObject({ codigo: 'ULTIMO_ADMINISTRADOR' });
  const log = [
    AdministratorDismissed({ usuario: 'c' }),
    AdministratorDismissed({ usuario: 'a' }),
    AdministratorAppointed({ usuario: 'a' }),
  ];
  expect(foldAll(administrators, log)).toEqual({ retirados: ['c'] });
  expect(dismiss('b', ['a', 'b'])(foldAll(administrators, log))).toHaveLength(1);
  expect(appoint('a')(gone)).toEqual([AdministratorAppointed({ usuario: 'a' })]);
  expect(appoint('a')(none)).toEqual([]);
});

test('what an account is called, and where the demo’s people sign in', () => {
  expect(
    [
      { activo: true, con_clave: true },
      { activo: true, con_clave: false },
      { activo: false, con_clave: true },
    ].map(userStateOf),
  ).toEqual(ESTADOS_USUARIO);
  expect(demoPassword).toBe('power2026');
  expect(['Jefe de Bodega', 'Pre-Venta', 'Técnico & más'].map(demoEmail)).toEqual([
    'jefe.de.bodega@power.test',
    'pre-venta@power.test',
    'tecnico.mas@power.test',
  ]);
  expect(new Set(PERFILES.map(demoEmail)).size).toBe(PERFILES.length);
});
