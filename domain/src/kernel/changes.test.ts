import { changesOf } from './changes.ts';

test('old and new values under the same keys, by content', () => {
  const current = { nombre: 'A', lista: [1, 2], cupo: 0 };
  expect(changesOf(current, { nombre: 'B', lista: [1, 2], cupo: undefined })).toEqual({
    antes: { nombre: 'A' },
    cambios: { nombre: 'B' },
  });
  expect(changesOf(current, { lista: [1, 2] })).toBeUndefined();
});
