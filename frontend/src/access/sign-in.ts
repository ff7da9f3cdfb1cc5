import { landingOf } from '@power/domain/access/landing';
import { CallError, messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { ownerOf } from '../api/screen-owner.ts';
import { clearToken, readToken, storeDevice, storeToken } from '../api/session.ts';
import { login, logout, userInfo } from '../calls/access.ts';
import { frontAccess } from '../calls/settings.ts';
import { type CurrentUser, currentUser } from './current-user.ts';
import { tellTabs } from './session-end.ts';
import { setTerminal } from './terminal.shared.ts';

export interface Refusal {
  readonly titulo: string;
  readonly texto: string;
  /** What the server added. */
  readonly detalle?: string;
  /** What now, where the specification's text ends without it. */
  readonly ahora?: string;
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
  const said = typeof body.mensaje === 'string' ? body.mensaje : undefined;
  if (body.codigo === 'PERFIL_SIN_INGRESO' && said) return noLanding(said);
  return said ? { ...WRONG, detalle: said } : WRONG;
}

const noLanding = (texto: string): Refusal => ({
  titulo: 'Error de Autorización',
  texto,
  ahora: 'Pide a un administrador que te asigne un perfil con acceso. Tu sesión quedó cerrada.',
});

type Cliente = 'web' | 'dispositivo';

async function askToken(email: string, password: string, cliente: Cliente): Promise<string | Refusal> {
  try {
    const reply = (await call(
      login,
      { email, password, ...(cliente === 'dispositivo' && { cliente }) },
      { ownSessionFaults: true },
    )) as {
      auth?: boolean;
      token?: string;
    } & Record<string, unknown>;
    if (reply.auth !== true || !reply.token) return rejected(reply);
    storeDevice(reply.equipo);
    return reply.token;
  } catch (error) {
    if (error instanceof CallError && !error.offline && error.status < 500) return rejected(error.body);
    return { titulo: 'No se pudo ingresar', texto: messageOf(error) };
  }
}

/** Ends a session that nobody will use again. */
const end = (token: string): void => void call(logout, {}, { token, ownSessionFaults: true }).catch(() => undefined);

/** Signs in: system open? credentials? profile with a landing? Only then is the session kept. */
export async function signIn(email: string, password: string, cliente: Cliente = 'web'): Promise<SignedIn> {
  const front = await call(frontAccess, {}, { ownSessionFaults: true }).catch(() => undefined);
  // An administrator gets in while an update runs: the server knows who is one and answers for itself.
  const answer = await askToken(email, password, cliente);
  if (typeof answer !== 'string') return { refusal: front?.acceso === false ? UPDATING : answer };
  const former = readToken();
  // From here on this tab shows nobody's data; whoever was signed in on this browser is not any more.
  currentUser.set(undefined);
  queryClient.clear();
  storeToken(answer);
  if (former && ownerOf(former) !== ownerOf(answer)) end(former);
  tellTabs();
  try {
    const { user } = await call(userInfo, {}, { ownSessionFaults: true });
    const landing = landingOf(user.perfiles.perfil);
    if ('rechazo' in landing && cliente === 'web') {
      end(answer);
      clearToken();
      return { refusal: noLanding(landing.rechazo) };
    }
    setTerminal(cliente === 'dispositivo');
    currentUser.set(user);
    return { user };
  } catch (error) {
    end(answer);
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
