import { ENTRIES, LETTERS, SPEC_ROUTES } from '@power/domain/access/menu-table.testing';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { CurrentUser } from '../access/current-user.ts';
import { menuFor } from '../access/home.shared.ts';
import { actionsFor } from './search-actions.ts';
import { screenHits } from './screen-hits.ts';

const userOf = (perfil: Perfil, erp: boolean) =>
  ({ _id: 'u', perfiles: { perfil }, permisos: permisosOf(perfil), concesiones: [], erp }) as unknown as CurrentUser;
const pathOf = (to: unknown): string => String(to).replace(/^\/sistema\/|\?.*$/g, '');

/** What Ctrl-K offers a person: screens of the menu, and actions that lead to one. */
function reachablePaths(user: CurrentUser): ReadonlySet<string> {
  const actions = actionsFor(user);
  return new Set([...actions, ...screenHits(user, actions)].map(({ to }) => pathOf(to)));
}

// The routes of document 1 §2 and who has them (§6), as `menu-table.testing.ts` transcribes them from the documents.
test.each(Object.entries(LETTERS))('%s finds every screen that the documents give to %s', (letters, perfil) => {
  const user = userOf(perfil, true);
  const expected = Object.entries(ENTRIES)
    .filter(([, profiles]) => profiles.split(' ').includes(letters))
    .map(([entry]) => entry.slice(entry.indexOf('|') + 1));
  const menu = new Set(menuFor(user).flatMap(({ entradas }) => entradas.map(({ ruta }) => ruta)));
  expect(expected.filter((ruta) => !menu.has(ruta))).toEqual([]);
  expect(expected.filter((ruta) => !reachablePaths(user).has(ruta))).toEqual([]);
});

test('every route of the documents is in the menu of somebody', () => {
  const all = new Set(
    Object.values(LETTERS).flatMap((perfil) =>
      menuFor(userOf(perfil, true)).flatMap(({ entradas }) => entradas.map(({ ruta }) => ruta)),
    ),
  );
  expect(SPEC_ROUTES.filter((ruta) => !all.has(ruta))).toEqual([]);
});

test('a system without the ERP integration has its three screens in no menu and finds none of them', () => {
  const [on, off] = [true, false].map((erp) => reachablePaths(userOf('Administrador', erp)));
  expect([...on!].filter((ruta) => !off!.has(ruta))).toEqual([
    'precio-entrega',
    'listado-precio-entrega',
    'entrada-mercancia',
  ]);
});
