/**
 * Whole screens with planted data: what the server answered once, at one instant, so that a picture of a screen says the
 * same on every machine and day. `RECORD_SCREENS=1 npm run browser -- planted --update-snapshots` plants anew, which is
 * needed when a screen asks for something else or its rows change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ask } from './session.mjs';

/** Who is there and what the person arranged stay real: the session is. */
const REAL = /^\/(accesos|preferencias)\/|^\/usuarios\/info/;
const fileOf = (name) => path.resolve(import.meta.dirname, '../planted', `${name}.json`);

const keyOf = (request) => {
  const { pathname, search } = new URL(request.url());
  return [request.method(), pathname + search, request.headers()['x-as-of'], request.postData()]
    .filter(Boolean)
    .join(' ');
};
/** Whoever is signed in has another id in every company. */
const ME = '{yo}';
const myId = async (page) => (await ask(page, '/usuarios/info', { accion: 'simple' })).user._id;
const isCall = (request) => ['fetch', 'xhr'].includes(request.resourceType());

/** The page's clock stands at an instant, and its calls, but for those of the session, are answered by `answer`. */
async function intercept(page, now, answer) {
  const date = new Date(now).toUTCString();
  await page.clock.setFixedTime(new Date(now));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**', async (route) => {
    const request = route.request();
    if (!isCall(request)) return route.fallback();
    if (!REAL.test(new URL(request.url()).pathname)) return answer(route, keyOf(request));
    // The page takes its time from replies: one that tells the real day would move it away from the planted one.
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

/** Answers the page's calls as they were answered when `name` was recorded, its clock and live socket included. */
async function replay(page, name) {
  const me = await myId(page);
  const { now, replies } = JSON.parse(readFileSync(fileOf(name), 'utf8').replaceAll(ME, me));
  const missing = [];
  await intercept(page, now, (route, key) => {
    // Words are planted, pictures are not.
    if (key in replies) return route.fulfill(replies[key] === null ? { status: 404 } : { json: replies[key] });
    missing.push(key);
    return route.abort();
  });
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const say = (evento, datos) => socket.send(JSON.stringify({ evento, datos }));
    socket.onMessage((message) => {
      const { evento } = JSON.parse(String(message));
      if (evento === 'ping') return say('pong', { ahora: now });
      if (evento !== 'autenticar') return undefined;
      say('hora', { ahora: now });
      return say('autenticado', {});
    });
  });
  return { missing, keep: () => undefined };
}

/** Keeps what the real system answers, at one instant of the page's clock. */
async function record(page, name) {
  const me = await myId(page);
  const now = new Date().toISOString();
  const replies = {};
  await intercept(page, now, async (route, key) => {
    const reply = await route.fetch();
    replies[key] = await reply.json().catch(() => null);
    return route.fulfill({ response: reply });
  });
  const keep = () => {
    const text = JSON.stringify({ now, replies }, null, 1).replaceAll(me, ME);
    writeFileSync(fileOf(name), `${text}\n`);
  };
  return { missing: [], keep };
}

/** From now on the page's calls are answered by what was planted for this screen; `missing` names calls that were not. */
export const plant = process.env.RECORD_SCREENS === '1' ? record : replay;
