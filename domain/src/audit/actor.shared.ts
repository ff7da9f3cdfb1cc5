import type { ParteAcceso } from './access/terms.shared.ts';

/** What an event's metadata says of whoever caused it. */
interface Cause {
  readonly stream: string;
  readonly user: string;
  readonly nombre?: string | undefined;
  readonly perfil: string;
}

export interface Actor {
  readonly usuario_id: string;
  readonly usuario: string;
  /** Empty where nobody acted under a profile: processes, and people without a session. */
  readonly perfil: string;
}

const ACCOUNT = 'user-';
/** What people exported or looked at is entered by the service that answered them. */
const ACCESS = 'dataaccess-';

/**
 * Who did what an event tells, as auditors read it. Whoever signs in or uses a link has no session yet: the account that
 * it happened to is who did it, under the profile that the event gives it.
 */
export function actorOf({ stream, user, nombre, perfil }: Cause, data: unknown): Actor {
  if (stream.startsWith(ACCESS)) {
    const { _id, nombre: name, perfil: profile } = (data as ParteAcceso).usuario;
    return { usuario_id: _id, usuario: name, perfil: profile };
  }
  if (user === 'sistema' || user.startsWith('proceso:'))
    return { usuario_id: user, usuario: nombre ?? user, perfil: '' };
  if (user !== 'anonimo') return { usuario_id: user, usuario: nombre ?? user, perfil };
  const account = data as { readonly nombre?: string; readonly perfil?: string };
  const own = stream.startsWith(ACCOUNT);
  return {
    usuario_id: own ? stream.slice(ACCOUNT.length) : user,
    usuario: account.nombre ?? nombre ?? user,
    perfil: (own && account.perfil) || '',
  };
}
