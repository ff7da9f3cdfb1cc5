import { PERFILES } from '../kernel/perfiles.ts';
import { menuTree, menuTreeOf } from './views/menu-tree.ts';

const entries = (...of: Parameters<typeof menuTreeOf>) => menuTreeOf(...of).flatMap(({ entradas }) => entradas);

test.each(PERFILES)('the sidebar of a %s is as it is sent, and leads to no screen twice in one group', (perfil) => {
  const tree = menuTreeOf(perfil);
  expect(menuTree.parse(tree)).toEqual(tree);
  for (const { entradas } of tree) expect(new Set(entradas.map(({ ruta }) => ruta)).size).toBe(entradas.length);
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
