import { changeUserData } from './change-user-data.ts';
import { inviteUser } from './invite-user.ts';
import { registerUser } from './register-user.ts';

test.each(['Eva\nBcc: x@evil.test', 'Eva\u2028Díaz', 'Eva \u202ezaíD'])('nobody is called %j', (nombre) => {
  const usuario = { email: 'eva@power.test', nombre, perfil: 'Marketing' };
  expect(registerUser.request.safeParse({ accion: 'crear', usuario }).success).toBe(false);
  expect(inviteUser.request.safeParse({ accion: 'invitar', usuario }).success).toBe(false);
  expect(changeUserData.request.safeParse({ accion: 'datos', usuario: 'eva', nombre }).success).toBe(false);
  const fine = { ...usuario, nombre: 'Eva Díaz' };
  expect(registerUser.request.safeParse({ accion: 'crear', usuario: fine }).success).toBe(true);
});
