import { someone, Story } from '../kernel/decision.testing.ts';
import { foldAll } from '../kernel/scenario.ts';
import { login } from './login.ts';
import { registerUser } from './register-user.ts';
import { user } from './user.ts';

/** Eva's account, made and signed in to: what tests of accounts begin with. */

export const admin = someone('Administrador');
export const eva = {
  email: 'eva@power.test',
  nombre: 'Eva',
  telefono: '1',
  perfil: 'Brand Manager' as const,
  marcas: ['Hik'],
};
export const signIn = {
  usuario: 'eva',
  claveCorrecta: true,
  actualizacion: false,
  sesion: 's1',
  ip: '10.0.0.1',
  dispositivo: 'Chrome',
};
export const LOGIN = { email: eva.email, password: 'x' };
export const registered = (more: object = {}): Story => {
  const story = new Story();
  const request = { accion: 'crear' as const, usuario: { ...eva, ...more, password: 'una-larga-2026' } };
  expect(story.does(registerUser, { request, user: admin, facts: { usuario: 'eva', hash: 'h1' } })).toEqual({
    mensaje: 'Usuario Eva creado',
    _id: 'eva',
  });
  return story;
};
export const signedIn = (more: object = {}): Story => {
  const story = registered(more);
  story.does(login, { request: LOGIN, user: admin, facts: signIn });
  return story;
};
export const now = (story: Story) => foldAll(user, story.log);
export const edit = { user: admin, facts: undefined };
