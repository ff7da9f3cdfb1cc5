import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { mayCall } from '../kernel/call.ts';
import { permisosOf } from '../kernel/perfiles.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { changeUserGrants } from './change-user-grants.ts';
import { SignedIn, UserGrantsChanged, UserRegistered } from './events.ts';
import { login } from './login.ts';

const account = { email: 'cob@power.test', nombre: 'Cora', perfil: 'Cobrador' as const, permisos: {} };
const registered = UserRegistered({ _id: 'cob', ...account });
const signedIn = SignedIn({ sesion: 's1', usuario: 'cob', ip: '', dispositivo: '', ...account });
const grant = (given: Parameters<typeof decideGiven>[1], concesiones: ('productos' | 'web_app')[]) =>
  decideGiven(changeUserGrants, given as never, {
    request: { accion: 'concesiones', usuario: 'cob', concesiones },
    user: someone('Administrador'),
    facts: undefined,
  });

test('a grant is of one person, holds in open sessions and in those that begin later, and is taken back', () => {
  const given = [UserGrantsChanged({ concesiones: ['productos'], sesiones: ['s1'] })];
  expect(events(grant([registered, signedIn], ['productos', 'productos']))).toEqual(given);
  expect(events(grant([registered, signedIn, ...given], ['productos']))).toEqual([]);
  expect(events(grant([registered, signedIn, ...given], []))).toEqual([
    UserGrantsChanged({ concesiones: [], sesiones: ['s1'] }),
  ]);
  expect(refusal(grant([], ['productos'])).codigo).toBe('USUARIO_NO_EXISTE');
  const later = decideGiven(login, [registered, ...given], {
    request: { email: 'cob@power.test', password: 'x' },
    user: someone('Cliente'),
    facts: { usuario: 'cob', claveCorrecta: true, actualizacion: false, sesion: 's2', ip: '', dispositivo: '' },
  });
  expect(events(later)[0]!.data).toMatchObject({ sesion: 's2', concesiones: ['productos'] });
  expect(changeUserGrants.access).toEqual({ perfiles: ['Administrador'] });
});

test('a grant opens the calls that name it, no others, and gives no flag', () => {
  const user = { perfil: 'Tecnico' as const, permisos: permisosOf('Tecnico'), concesiones: ['productos' as const] };
  const access = { perfiles: ['Administrador' as const], concesion: 'productos' as const };
  expect(mayCall(access, user)).toBe(true);
  expect(mayCall({ ...access, concesion: 'web_app' }, user)).toBe(false);
  expect(mayCall({ perfiles: ['Administrador'] }, user)).toBe(false);
  expect(mayCall({ ...access, permiso: 'exportar' }, user)).toBe(false);
  expect(mayCall(access, { ...user, concesiones: undefined })).toBe(false);
});
