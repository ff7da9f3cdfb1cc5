import { byKey, type Category, flat, isInside, moved, treeOf } from './category-tree.ts';

const category = (slug: string, padre: string, orden: number): Category => ({
  _id: slug,
  nombre: slug,
  slug,
  padre,
  orden,
  version: 1,
});
const all = [
  category('redes', '', 2),
  category('camaras', '', 1),
  category('domo', 'camaras', 1),
  category('bullet', 'camaras', 2),
  category('switch', 'redes', 1),
];
const read = (list: readonly Category[]) => flat(treeOf(list)).map(({ category: c, level }) => `${level} ${c.slug}`);
const after = (list: readonly Category[], moves: ReturnType<typeof moved>) =>
  list.map((one) => {
    const move = moves.find((m) => m.category.slug === one.slug);
    return move ? { ...one, padre: move.padre, orden: move.orden } : one;
  });

test('sections are read from top to bottom, each inside its own', () => {
  expect(read(all)).toEqual(['1 camaras', '2 domo', '2 bullet', '1 redes', '2 switch']);
});

test('what stands inside itself, or in what is not there, is not lost', () => {
  expect(read([category('a', 'b', 1), category('b', 'a', 2), category('c', 'nada', 3)])).toEqual(['1 c', '1 a', '2 b']);
});

test('keys move a section among its siblings, into the one before it and out of its own', () => {
  expect(read(after(all, byKey(all, 'redes', 'ArrowUp')))[0]).toBe('1 redes');
  expect(byKey(all, 'camaras', 'ArrowUp')).toEqual([]);
  expect(byKey(all, 'redes', 'ArrowDown')).toEqual([]);
  expect(read(after(all, byKey(all, 'redes', 'ArrowRight')))).toEqual([
    '1 camaras',
    '2 domo',
    '2 bullet',
    '2 redes',
    '3 switch',
  ]);
  expect(read(after(all, byKey(all, 'domo', 'ArrowLeft')))).toEqual([
    '1 camaras',
    '2 bullet',
    '1 domo',
    '1 redes',
    '2 switch',
  ]);
  expect(byKey(all, 'camaras', 'ArrowLeft')).toEqual([]);
});

test('nothing goes into itself', () => {
  expect(isInside(all, 'domo', 'camaras')).toBe(true);
  expect(moved(all, 'camaras', 'domo', 0)).toEqual([]);
});
