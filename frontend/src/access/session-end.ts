import { call } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { isAnothersSession } from '../api/screen-owner.ts';
import { clearToken, readToken, setClosing } from '../api/session.ts';
import { onSessionFault, SESSION_TEXTS, type SessionFault } from '../api/session-faults.ts';
import { notice, prompts } from '../ui/dialogs/prompts.ts';
import { toasts } from '../ui/feedback/toasts.ts';
import { onTerminal, setTerminal, TERMINAL } from './terminal.shared.ts';
import { clearButUnsent } from '../picking/queue-keys.shared.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { logout } from '../calls/access.ts';
import { currentUser } from './current-user.ts';

let leaving = false;
let signingOut = false;

/** Whether the missing token is our own doing: the guard then has nothing to say. */
export const isLeaving = (): boolean => leaving;
export const hasArrived = (): void => {
  leaving = signingOut = false;
  setClosing(false);
};

function forget(): void {
  leaving = true;
  // A token that is somebody else's by now is theirs.
  if (!isAnothersSession()) clearToken();
  currentUser.set(undefined);
  queryClient.clear();
  // What was told to one person is not left for the next.
  toasts.set([]);
}

let told = false;

/** Where whoever uses this device comes in. */
const entrance = (): string => (onTerminal() ? TERMINAL : '/login');

/** To /login, which leads back to `target` afterwards. */
export const goToLogin = (target?: string): void =>
  goTo(target ? `${entrance()}?destino=${encodeURIComponent(target)}` : entrance(), { replace: true });

/** A session that the server (or the guard) refused: says why, once however many calls were refused, and goes to /login. */
export function leave(fault: SessionFault, target?: string): void {
  // The server tells every tab of a session that ends, the one too that signs out.
  if (signingOut) return;
  if (isAnothersSession()) {
    const { nombre } = currentUser.get() ?? {};
    fault = nombre ? anotherCame(nombre) : SESSION_TEXTS.another;
    target = undefined;
  }
  if (fault.ends) forget();
  goToLogin(target);
  if (told) return;
  told = true;
  // Dialogs that were open belong to a screen that is gone.
  for (const open of prompts.get()) open.resolve(undefined);
  void notice({ titulo: fault.titulo, texto: fault.texto, boton: 'Ingresar nuevamente' }).then(() => {
    told = false;
  });
}

const anotherCame = (nombre: string): SessionFault => ({
  ...SESSION_TEXTS.another,
  texto: `Esta pestaña era de ${nombre} y se detuvo. Ingresa nuevamente para seguir con esa cuenta.`,
});

const TABS = 'power-sesion';

/** Tells the other tabs of this browser that somebody signed in. */
export function tellTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(TABS);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin than its own
  channel.postMessage('ingreso');
  channel.close();
}

/** All tabs share one token: one that shows somebody else's data stops as soon as it learns of it, at the latest when it is looked at. */
export function installSessionFaults(): void {
  onSessionFault((fault) => leave(fault, fault.ends ? location.pathname + location.search : undefined));
  const look = (): void => void (isAnothersSession() && leave(SESSION_TEXTS.another));
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  if (typeof BroadcastChannel !== 'undefined') new BroadcastChannel(TABS).onmessage = look;
}

/** 'Cerrar sesión': ends it on the server too, clears token, local and session storage (document 1 §4). */
export async function signOut(): Promise<void> {
  signingOut = true;
  setClosing(true);
  await queryClient.cancelQueries();
  const mine = readToken() !== undefined && !isAnothersSession();
  if (mine) await import('../notifications/web-push.ts').then(({ endWebPush }) => endWebPush()).catch(() => undefined);
  if (mine) await call(logout, {}, { ownSessionFaults: true }).catch(() => undefined);
  forget();
  const phone = onTerminal();
  clearButUnsent(localStorage);
  sessionStorage.clear();
  if (phone) setTerminal(true);
  goTo(entrance(), { replace: true });
}
