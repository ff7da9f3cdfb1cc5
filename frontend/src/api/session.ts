const COOKIE = 'x-token';
const DAYS_365 = 365 * 24 * 60 * 60;

/** Token of the cookie that the spec names (document 1 §4); undefined without a session. */
export const readToken = (): string | undefined => readCookie(COOKIE);

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) || undefined : undefined;
}
const secure = (): string => (location.protocol === 'https:' ? '; Secure' : '');

export function storeToken(token: string): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(token)}; Max-Age=${DAYS_365}; Path=/; SameSite=Lax${secure()}`;
}

export function clearToken(): void {
  document.cookie = `${COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}

const DEVICE = 'x-equipo';

/** What this device got at an earlier sign-in: shows to the sign-in that it is no stranger, and opens nothing. */
export const readDevice = (): string | undefined => readCookie(DEVICE);

export function storeDevice(equipo: unknown): void {
  if (typeof equipo !== 'string') return;
  document.cookie = `${DEVICE}=${encodeURIComponent(equipo)}; Max-Age=${DAYS_365}; Path=/; SameSite=Strict${secure()}`;
}

let asking = new AbortController();
/** While a session ends nothing more is asked in its name, and what was asked is given up: what it would show is about to go. */
export function setClosing(ends: boolean): void {
  if (ends) asking.abort();
  else if (asking.signal.aborted) asking = new AbortController();
}
export const isClosing = (): boolean => asking.signal.aborted;
/** Ends with the session. */
export const whileOpen = (): AbortSignal => asking.signal;

/** Paths where a refused session neither opens a dialog nor redirects (document 1 §8). */
const OUTSIDE = [
  '/login',
  '/terminal',
  '/recuperar-password',
  '/cambio-password',
  '/fila-pedidos',
  '/fila-bodega',
  '/fila-reservas',
  '/fila-operaciones',
];
export const outsideSession = (path: string): boolean => OUTSIDE.some((p) => path === p || path.startsWith(`${p}/`));

/** Wallboards have no session, whatever cookie their browser still holds: they show what everybody may see. */
export const onQueueScreen = (path: string): boolean =>
  /^\/fila-(pedidos|bodega|reservas|operaciones)(\/|$)/.test(path);
