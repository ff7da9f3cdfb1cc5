import { landingOf } from '@power/domain/access/landing';
import { CallError, messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { clearToken, storeToken } from '../api/session.ts';
import { accesoFront, login, userInfo } from './calls.ts';
import { type CurrentUser, currentUser } from './current-user.ts';

export interface Refusal {
  readonly titulo: string;
  readonly texto: string;
  /** What the server added. */
  readonly detalle?: string;
}

export type SignedIn = { readonly user: CurrentUser } | { readonly refusal: Refusal };

const UPDATING: Refusal = {
  titulo: 'Aviso',
  texto: 'Actualmente hay una actualización en proceso, por favor inténtalo nuevamente en unos minutos.',
};
const WRONG = { titulo: 'Error en los Datos', texto: 'Por favor verifique su usuario y contraseña' };

/** Texts of document 1 §8 for a sign-in that was not accepted; the server's own words come under 'Error de autenticación'. */
function rejected(body: Readonly<Record<string, unknown>>): Refusal {
  if (body.codigo === 'ACTUALIZACION') return UPDATING;
  const said = typeof body.mensaje === 'string' && body.mensaje !== WRONG.texto ? body.mensaje : undefined;
  return said ? { ...WRONG, detalle: said } : WRONG;
}

async function askToken(email: string, password: string): Promise<string | Refusal> {
  try {
    const reply = (await call(login, { email, password }, { ownSessionFaults: true })) as {
      auth?: boolean;
      token?: string;
    } & Record<string, unknown>;
    return reply.auth === true && reply.token ? reply.token : rejected(reply);
  } catch (error) {
    if (error instanceof CallError && !error.offline && error.status < 500) return rejected(error.body);
    return { titulo: 'No se pudo ingresar', texto: messageOf(error) };
  }
}

/** Signs in: system open? credentials? profile with a landing? Only then is the session kept. */
export async function signIn(email: string, password: string): Promise<SignedIn> {
  const front = await call(accesoFront, {}, { ownSessionFaults: true }).catch(() => undefined);
  // An administrator gets in while an update runs: the server knows who is one and answers for itself.
  const answer = await askToken(email, password);
  if (typeof answer !== 'string') return { refusal: front?.acceso === false ? UPDATING : answer };
  storeToken(answer);
  try {
    queryClient.clear();
    const { user } = await call(userInfo, {}, { ownSessionFaults: true });
    const landing = landingOf(user.perfiles.perfil);
    if ('rechazo' in landing) {
      clearToken();
      return { refusal: { titulo: 'Error de Autorización', texto: landing.rechazo } };
    }
    currentUser.set(user);
    return { user };
  } catch (error) {
    clearToken();
    return {
      refusal: {
        titulo: 'Error de autenticación',
        texto:
          error instanceof CallError && error.body.mensaje ? messageOf(error) : 'Error al obtener datos del usuario',
      },
    };
  }
}
