import { OF_NOW } from '../api/query-client.ts';
import { landingOf } from '@power/domain/access/landing';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CallError, isOffline } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { isAnothersSession } from '../api/screen-owner.ts';
import { readToken } from '../api/session.ts';
import { SESSION_TEXTS, type SessionFault } from '../api/session-faults.ts';
import { useStore } from '../api/store.ts';
import { ShellSkeleton } from '../shell/shell-skeleton.tsx';
import { Failure } from '../ui/error-boundary.tsx';
import { userInfo } from '../calls/access.ts';
import { currentUser } from './current-user.ts';
import { onTerminal } from './terminal.shared.ts';
import { goToLogin, isLeaving, leave } from './session-end.ts';

/** What the guard says when it cannot tell who is there (document 1 §8 and document 3 §8). */
export function guardFault(error: unknown): SessionFault {
  if (!(error instanceof CallError))
    return { titulo: 'Error de autenticación', texto: 'Error al obtener datos del usuario', ends: true };
  if (error.updating) return SESSION_TEXTS.updating;
  if (error.status === 401) return SESSION_TEXTS.guard401;
  if (error.status !== 200) return SESSION_TEXTS.guardOther;
  return {
    titulo: 'Error de autenticación',
    texto: error.body.mensaje ? error.message : 'Error al obtener datos del usuario',
    ends: true,
  };
}

async function whoAmI(signal: AbortSignal) {
  const reply = await call(userInfo, {}, { signal, ownSessionFaults: true });
  if (!reply.auth || !reply.user) throw new CallError(200, reply as Record<string, unknown>);
  const landing = landingOf(reply.user.perfiles.perfil);
  if ('rechazo' in landing && !onTerminal()) throw new CallError(200, { mensaje: landing.rechazo });
  return reply.user;
}

/** Lets only known sessions below it; everything else goes to /login with the reason, and with the way back. */
export function Guard() {
  const { pathname, search } = useLocation();
  const token = readToken();
  const known = useStore(currentUser);
  const anothers = isAnothersSession();
  const info = useQuery({
    queryKey: [OF_NOW, 'sesion', token],
    queryFn: ({ signal }) => whoAmI(signal),
    enabled: token !== undefined && !anothers,
    staleTime: 60_000,
    retry: (_, error) => isOffline(error),
    retryDelay: (n) => Math.min(8000, 500 * 2 ** n),
    ...(known && !anothers ? { initialData: known } : {}),
  });
  useEffect(() => {
    if (token !== undefined || isLeaving()) return;
    // Whoever opens the bare address expects no session (requirements §1); a page within the system does.
    if (pathname === '/') return goToLogin(pathname);
    // The landing page is where the profile belongs afterwards, not an address of theirs.
    const opened = /^\/sistema\/?(landing)?$/.test(pathname);
    leave(SESSION_TEXTS.noToken, opened ? undefined : pathname + search);
  }, [token, pathname, search]);
  useEffect(() => {
    if (anothers) leave(SESSION_TEXTS.another);
  }, [anothers]);
  useEffect(() => {
    if (token !== undefined && info.error && !isOffline(info.error)) leave(guardFault(info.error), pathname + search);
  }, [info.error, token, pathname, search]);
  useEffect(() => {
    if (info.data) currentUser.set(info.data);
  }, [info.data]);

  if (known && token !== undefined && !anothers) return <Outlet />;
  if (isOffline(info.failureReason)) return <Failure error={info.failureReason} onRetry={() => void info.refetch()} />;
  return <ShellSkeleton />;
}
