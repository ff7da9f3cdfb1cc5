import { landingOf } from '@power/domain/access/landing';
import { mayOpen, menuOf } from '@power/domain/access/menu';
import type { MenuEntry } from '@power/domain/access/menu-entry';
import { hasScreen } from '../screens.ts';
import { listHref } from '../ui/list/list-state.ts';
import type { CurrentUser } from './current-user.ts';
import { rutaOf } from './ruta.shared.ts';
import { onTerminal, opensOnTerminal, TERMINAL_HOME } from './terminal.shared.ts';

/** Menu of the person, as far as its screens exist; the entries of the ERP unless the server says that it is off. */
export const menuFor = ({ perfiles, concesiones, erp }: CurrentUser) =>
  menuOf(perfiles.perfil, {
    erp,
    has: (ruta) => hasScreen(ruta) && (!onTerminal() || opensOnTerminal(ruta)),
    concesiones,
  });

/** Address of a menu entry, with the filter that its list opens with. */
export const hrefOf = ({ ruta, filtro }: Pick<MenuEntry, 'ruta' | 'filtro'>): string =>
  filtro
    ? listHref(`/sistema/${ruta}`, {
        filterModel: Object.fromEntries(
          Object.entries(filtro).map(([field, values]) => [field, { filterType: 'set', values }]),
        ),
      })
    : `/sistema/${ruta}`;

/** Where a person belongs: the profile's landing, or the first screen of the menu while that one does not exist. */
export function homeOf(user: CurrentUser): string {
  if (onTerminal()) return TERMINAL_HOME;
  const landing = landingOf(user.perfiles.perfil);
  if ('ruta' in landing && hasScreen(landing.ruta)) return `/sistema/${landing.ruta}`;
  const first = menuFor(user)[0]?.entradas[0];
  return first ? hrefOf(first) : '/sistema/inicio';
}

/** The address that was asked for before signing in, when it is ours and this person may open it. */
export function safeTarget(target: string | null, user: CurrentUser): string | undefined {
  if (!target?.startsWith('/sistema/') || target.includes('//')) return undefined;
  const ruta = rutaOf(target);
  return hasScreen(ruta) && mayOpen(user.perfiles.perfil, ruta, user.concesiones) ? target : undefined;
}
