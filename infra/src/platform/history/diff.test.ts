import { diff } from './diff.ts';

test('fields that changed, by path; equal ones are silent', () => {
  expect(diff({ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 3] }, d: null })).toEqual([
    { campo: 'b.c.1', antes: 2, despues: 3 },
    { campo: 'd', despues: null },
  ]);
});

test.each([[undefined], [null]])('a branch that appears where %s was, or vanishes, is told leaf by leaf', (nothing) => {
  const address = { calle: 'Sur 1', comuna: 'Buin' };
  expect(diff({ direccion: nothing }, { direccion: address })).toEqual([
    { campo: 'direccion.calle', despues: 'Sur 1' },
    { campo: 'direccion.comuna', despues: 'Buin' },
  ]);
  expect(diff({ direccion: address }, { direccion: nothing })).toEqual([
    { campo: 'direccion.calle', antes: 'Sur 1' },
    { campo: 'direccion.comuna', antes: 'Buin' },
  ]);
});
