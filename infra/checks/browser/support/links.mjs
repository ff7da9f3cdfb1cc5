/**
 * Every link of ours that any walk shows is noted with who was signed in, and must be one that this profile may open: what
 * is refused later is a dead end that somebody drew. No walk of its own: each page that a spec opens takes part.
 */
import { documents } from '@power/domain/documents';
import { mayCall } from '@power/domain/kernel/call';
import { mayOpen } from '@power/domain/access/menu';
import { ROUTES } from './screens.mjs';

/** In the page: reports each link once, all new ones in one call, soon after they are drawn and before the page goes. */
function watch() {
  // Nothing is drawn yet, and there is no session.
  if (!location.protocol.startsWith('http')) return;
  const routes = new Set();
  let session;
  const look = () => {
    const links = [];
    // What one person may follow is judged anew for the next.
    if (session !== document.cookie) routes.clear();
    session = document.cookie;
    for (const link of document.querySelectorAll('a[href^="/sistema/"]')) {
      const ruta = link.pathname.replace('/sistema/', '');
      if (routes.has(ruta)) continue;
      routes.add(ruta);
      links.push([ruta, `${link.textContent} en ${location.pathname}`]);
    }
    if (links.length > 0) void globalThis.linksShown?.(links).catch(() => undefined);
  };
  setInterval(look, 250);
  addEventListener('pagehide', look);
}

/** What stands in the way of opening a route, or undefined. */
export function deadEnd(ruta, { perfiles: { perfil }, permisos, concesiones }) {
  const route = ROUTES.includes(ruta) ? ruta : ruta.replace(/^([\w-]+)\/[^/]+$/, '$1/:id');
  if (ruta === 'inicio') return undefined;
  if (!ROUTES.includes(route)) return 'no such screen';
  if (!mayOpen(perfil, route, concesiones)) return 'not for this profile';
  const read = documents.find(({ document }) => `${document.path}/:id` === route)?.one;
  return read && !mayCall(read.access, { perfil, permisos, concesiones }) ? 'not read by this profile' : undefined;
}

/** Joins a context's pages; faults are added to the ones that the test must not have. */
export async function followLinks(context, faults) {
  let user;
  const waiting = [];
  const judge = (ruta, where) => {
    const why = deadEnd(ruta, user);
    if (why) faults.push(`${user.perfiles.perfil}: link to ${ruta} (${where}): ${why}`);
  };
  // Who is there is known again once the server has said it.
  context.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().endsWith('/accesos/login')) user = undefined;
  });
  context.on('response', async (response) => {
    if (!response.url().endsWith('/usuarios/info')) return;
    const reply = await response.json().catch(() => undefined);
    if (!reply?.user) return;
    user = reply.user;
    for (const link of waiting.splice(0)) judge(...link);
  });
  await context.exposeFunction('linksShown', (links) => {
    if (!user) return void waiting.push(...links);
    for (const link of links) judge(...link);
  });
  await context.addInitScript(watch);
}
