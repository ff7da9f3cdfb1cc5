import { actorOf } from './actor.shared.ts';

const cause = { stream: 'user-7', user: 'anonimo', nombre: 'Sin sesión', perfil: 'Cliente' };

test('whoever signs in acts as the account, under its own profile and not under that of nobody', () => {
  expect(actorOf(cause, { nombre: 'Raúl', perfil: 'Bodega' })).toEqual({
    usuario_id: '7',
    usuario: 'Raúl',
    perfil: 'Bodega',
  });
  expect(actorOf(cause, { motivo: 'recuperacion' })).toEqual({ usuario_id: '7', usuario: 'Sin sesión', perfil: '' });
  expect(actorOf({ ...cause, stream: 'email-9' }, { perfil: 'Bodega' })).toEqual({
    usuario_id: 'anonimo',
    usuario: 'Sin sesión',
    perfil: '',
  });
});

test('a person acts under the profile of their session, a process under none', () => {
  expect(
    actorOf({ stream: 'order-1', user: 'u', nombre: 'Ana', perfil: 'Cobrador' }, { nombre: 'x', perfil: 'Bodega' }),
  ).toEqual({ usuario_id: 'u', usuario: 'Ana', perfil: 'Cobrador' });
  for (const user of ['sistema', 'proceso:settle-order-stock']) {
    expect(actorOf({ stream: 'order-1', user, nombre: 'Sistema', perfil: 'Administrador' }, {})).toEqual({
      usuario_id: user,
      usuario: 'Sistema',
      perfil: '',
    });
  }
});
