import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { clearToken, readToken } from '../api/session.ts';
import { onSessionFault, type SessionFault } from '../api/session-faults.ts';
import { notice, prompts } from '../ui/dialogs/prompts.ts';
import { toasts } from '../ui/feedback/toasts.ts';
import { clearButUnsent } from '../picking/queue-keys.ts';
import { goTo } from '../shell/navigation.ts';
import { logout } from './calls.ts';
import { currentUser } from './current-user.ts';

let leaving = false;
let signingOut = false;

/** Whether the missing token is our own doing: the guard then has nothing to say. */
export const isLeaving = (): boolean => leaving;
export const hasArrived = (): void => {
  leaving = signingOut = false;
};

function forget(): void {
  leaving = true;
  clearToken();
  currentUser.set(undefined);
  queryClient.clear();
  // What was told to one person is not left for the next.
  toasts.set([]);
}

let told = false;

/** A session that the server (or the guard) refused: says why, once however many calls were refused, and goes to /login. */
export function leave(fault: SessionFault, target?: string): void {
  // The server tells every tab of a session that ends, the one too that signs out.
  if (signingOut) return;
  if (fault.ends) forget();
  goTo(target ? `/login?destino=${encodeURIComponent(target)}` : '/login', { replace: true });
  if (told) return;
  told = true;
  // Dialogs that were open belong to a screen that is gone.
  for (const open of prompts.get()) open.resolve(undefined);
  void notice({ titulo: fault.titulo, texto: fault.texto, boton: 'Ingresar nuevamente' }).then(() => {
    told = false;
  });
}

export const installSessionFaults = (): void =>
  onSessionFault((fault) => leave(fault, fault.ends ? location.pathname + location.search : undefined));

/** 'Cerrar sesión': ends it on the server too, clears token, local and session storage (document 1 §4). */
export async function signOut(): Promise<void> {
  signingOut = true;
  if (readToken())
    await import('../notifications/web-push.ts').then(({ endWebPush }) => endWebPush()).catch(() => undefined);
  if (readToken()) await call(logout, {}, { ownSessionFaults: true }).catch(() => undefined);
  forget();
  clearButUnsent(localStorage);
  sessionStorage.clear();
  goTo('/login', { replace: true });
}
