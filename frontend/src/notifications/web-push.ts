import { call } from '../api/client.ts';
import { pushKey, subscribePush, unsubscribePush } from '../calls/notifications.ts';

/** The worker is registered once the page is stable, or after this long (document 1 §9). */
export const STABLE_MS = 30_000;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
};

/** Resolves when the browser has nothing better to do, at the latest after 30 s. */
export const whenStable = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: STABLE_MS });
    else setTimeout(resolve, 2000);
  });

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * Registers the worker, asks for permission once, and tells the server where to push. Every step may be refused: then nothing
 * happens; nor does it once the person has left, who may be gone before a busy page is stable.
 */
export async function startWebPush(here: AbortSignal): Promise<void> {
  if (!canPush()) return;
  await whenStable();
  if (here.aborted) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  if (permission !== 'granted' || here.aborted) return;
  const { clave } = await call(pushKey, {}, { signal: here });
  if (!clave || here.aborted) return;
  const known = await registration.pushManager.getSubscription();
  const subscription =
    known ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(clave) }));
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint && keys?.p256dh && keys.auth && !here.aborted)
    await call(subscribePush, { suscripcion: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } });
}

/** On leaving: whoever sits here next must not be told what was meant for this person. */
export async function endWebPush(): Promise<void> {
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration('/sw.js');
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await call(unsubscribePush, { endpoint: subscription.endpoint }, { ownSessionFaults: true }).catch(() => undefined);
  await subscription.unsubscribe();
}
