import { PERFILES } from '../kernel/perfiles.ts';
import { validateOrder } from '../orders/validate-order.ts';
import { LANDING, landingOf } from './landing.ts';
import { hasInMenu, MENU, mayOpen, menuOf, productListOf } from './menu.ts';
import { ENTRIES, LETTERS, SPEC_ROUTES } from './menu-table.testing.ts';

const entriesOf = (perfil: string, erp = true): string[] =>
  menuOf(perfil, { erp }).flatMap((g) => g.entradas.map((e) => `${g.grupo}/${e.ruta}`));
const routes = (perfil: string): string[] => menuOf(perfil).flatMap((g) => g.entradas.map((e) => e.ruta));

test('the transcription has all profiles, and every sidebar route of document 1 §2', () => {
  expect(Object.values(LETTERS).sort()).toEqual([...PERFILES].sort());
  expect(SPEC_ROUTES).toHaveLength(81);
  const listed = new Set(Object.keys(ENTRIES).map((entry) => entry.slice(entry.indexOf('|') + 1)));
  expect(SPEC_ROUTES.filter((ruta) => !listed.has(ruta))).toEqual([]);
});

test.each(Object.entries(LETTERS))('%s sees exactly the entries that document 1 §6 gives to %s', (letters, perfil) => {
  const given = Object.entries(ENTRIES)
    .filter(([, profiles]) => profiles.split(' ').includes(letters))
    .map(([entry]) => entry.replace('|', '/'));
  expect(entriesOf(perfil).sort()).toEqual(given.sort());
});

test('no entry is in the product that is not in the transcription', () => {
  const product = MENU.flatMap((g) => g.entradas.map((e) => `${g.grupo}|${e.ruta}`));
  expect(product.filter((entry) => !(entry in ENTRIES))).toEqual([]);
});

test('no profile sees a route twice', () => {
  for (const perfil of PERFILES) expect(routes(perfil)).toEqual([...new Set(routes(perfil))]);
});

test('whoever is not refused finds the landing page in the menu', () => {
  for (const perfil of PERFILES) {
    const landing = LANDING[perfil];
    if ('ruta' in landing) expect(routes(perfil)).toContain(landing.ruta);
  }
  expect(landingOf('Gerente')).toEqual({ rechazo: 'Su usuario no tiene autorización para ingresar al sistema' });
});

test('the ERP integration is on unless the menu is asked for without it', () => {
  for (const perfil of PERFILES) expect(menuOf(perfil)).toEqual(menuOf(perfil, { erp: true }));
});

test('the last three of Finanzas appear with the ERP integration alone', () => {
  const hidden = (perfil: string) => entriesOf(perfil).filter((entry) => !entriesOf(perfil, false).includes(entry));
  const [price, list, goods] = ['precio-entrega', 'listado-precio-entrega', 'entrada-mercancia'].map(
    (r) => `Finanzas/${r}`,
  );
  expect(hidden('Administrador')).toEqual([price, list, goods]);
  expect(hidden('Jefe de Logistica')).toEqual([price, list, goods]);
  expect(hidden('Finanzas')).toEqual([list, goods]);
  for (const perfil of PERFILES.filter((p) => !['Administrador', 'Jefe de Logistica', 'Finanzas'].includes(p)))
    expect(hidden(perfil)).toEqual([]);
});

test('one specific user is granted the group Productos or Web/App, and nothing else', () => {
  const granted = (concesiones: readonly ('productos' | 'web_app')[]) =>
    menuOf('Cobrador', { erp: true, concesiones }).flatMap((g) => g.entradas.map((e) => e.ruta));
  const more = (concesiones: readonly ('productos' | 'web_app')[]) =>
    granted(concesiones).filter((ruta) => !routes('Cobrador').includes(ruta));
  expect(more(['productos'])).toEqual(['productos']);
  expect(more(['web_app'])).toEqual(['web-productos']);
  expect([mayOpen('Cobrador', 'productos'), mayOpen('Cobrador', 'productos', ['productos'])]).toEqual([false, true]);
  expect(mayOpen('Cobrador', 'inventarios', ['productos', 'web_app'])).toBe(false);
});

test('a screen of the table is closed to others, one outside it open', () => {
  expect(mayOpen('Finanzas', 'usuarios')).toBe(false);
  expect(mayOpen('Brand Manager', 'fef')).toBe(true);
  expect(mayOpen('Cliente', 'inicio')).toBe(true);
});

test('whoever validates opens the stock that a refused validation leads to, which stays in the menu of sellers', () => {
  const { access } = validateOrder;
  const validators = 'perfiles' in access ? access.perfiles : [];
  expect(validators).toContain('Cobrador');
  expect(PERFILES.filter((perfil) => mayOpen(perfil, 'stock-ejecutivos'))).toEqual(
    PERFILES.filter((perfil) => perfil === 'Ejecutivo de Ventas' || validators.includes(perfil)),
  );
  expect(PERFILES.filter((perfil) => hasInMenu(perfil, 'stock-ejecutivos'))).toEqual(['Ejecutivo de Ventas']);
});

test('a product opens over the list of products that the person has', () => {
  const of = (perfil: string) => productListOf(perfil);
  expect([of('Administrador'), of('Ejecutivo de Ventas'), of('Cobrador')]).toEqual([
    'productos',
    'lista-de-precios',
    undefined,
  ]);
  expect(productListOf('Cobrador', ['productos'])).toBe('productos');
});

test('a second list that belongs to a screen is for whoever has the screen', () => {
  const who = ['Proveedor', 'Administrador', 'Cliente'].map((perfil) => mayOpen(perfil, 'stock-proveedor/ordenes'));
  expect(who).toEqual([true, false, false]);
});
