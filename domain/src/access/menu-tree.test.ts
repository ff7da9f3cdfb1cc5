import { ENTRIES, LETTERS } from './menu-table.testing.ts';
import { PERFILES } from '../kernel/perfiles.ts';
import { menuTree, menuTreeOf } from './views/menu-tree.ts';

const entries = (...of: Parameters<typeof menuTreeOf>) => menuTreeOf(...of).flatMap(({ entradas }) => entradas);

test.each(PERFILES)('the sidebar of a %s is as it is sent, and leads to no screen twice in one group', (perfil) => {
  const tree = menuTreeOf(perfil);
  expect(menuTree.parse(tree)).toEqual(tree);
  for (const { entradas } of tree) expect(new Set(entradas.map(({ ruta }) => ruta)).size).toBe(entradas.length);
});

test.each(Object.entries(LETTERS))('%s is sent every entry that document 1 §6 gives to %s', (letters, perfil) => {
  const expected = Object.entries(ENTRIES).filter(([, profiles]) => profiles.split(' ').includes(letters));
  const menu = menuTreeOf(perfil).flatMap(({ grupo, entradas }) => entradas.map(({ ruta }) => `${grupo}|${ruta}`));
  expect(expected.map(([entry]) => entry).filter((entry) => !menu.includes(entry))).toEqual([]);
});

test('without the ERP integration its three screens are not sent', () => {
  const routesOf = (erp: boolean) => entries('Administrador', [], erp).map(({ ruta }) => ruta);
  expect(routesOf(true).filter((ruta) => !routesOf(false).includes(ruta))).toEqual([
    'precio-entrega',
    'listado-precio-entrega',
    'entrada-mercancia',
  ]);
});

test('only the price list carries a badge', () => {
  const badged = entries('Ejecutivo de Ventas').filter(({ insignia }) => insignia !== null);
  expect(badged).toEqual([
    { ruta: 'lista-de-precios', etiqueta: 'Lista de Precios', icono: 'tags', insignia: 'cambiosPrecio' },
  ]);
});

test('a grant adds the screens of its group, and nothing else does', () => {
  const own = entries('Cobrador').length;
  expect(entries('Cobrador', []).length).toBe(own);
  expect(entries('Cobrador', ['productos']).length).toBeGreaterThan(own);
});
