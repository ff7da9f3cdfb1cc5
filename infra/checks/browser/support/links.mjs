/**
 * Every link of ours that any walk shows is noted with who was signed in, and must be one that this profile may open: what
 * is refused later is a dead end that somebody drew. No walk of its own: each page that a spec opens takes part.
 */
import { documents } from '@power/domain/documents';
import { mayCall } from '@power/domain/kernel/call';
import { mayOpen } from '@power/domain/access/menu';
import { ROUTES } from './screens.mjs';

/** In the page: tells each link once, soon after it is drawn and before the page goes. */
function watch() {
  const told = new Set();
  const look = () => {
    for (const link of document.querySelectorAll('a[href^="/sistema/"]')) {
      const ruta = new URL(link.href).pathname.replace('/sistema/', '');
      if (told.has(ruta)) continue;
      told.add(ruta);
      void globalThis.linkShown?.(ruta, `${link.textContent} en ${location.pathname}`).catch(() => undefined);
    }
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
  context.on('response', async (response) => {
    if (!response.url().endsWith('/usuarios/info')) return;
    const reply = await response.json().catch(() => undefined);
    if (!reply?.user) return;
    user = reply.user;
    for (const link of waiting.splice(0)) judge(...link);
  });
  await context.exposeFunction('linkShown', (ruta, where) => (user ? judge(ruta, where) : waiting.push([ruta, where])));
  await context.addInitScript(watch);
}
