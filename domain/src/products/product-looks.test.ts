import { productStateOf } from './product-looks.ts';

test.each([
  [true, false, 'Activo'],
  [true, true, 'Bloqueado'],
  [false, true, 'Inactivo'],
  [false, false, 'Inactivo'],
])('active %s, blocked %s: %s', (activo, bloqueado, state) => {
  expect(productStateOf({ activo, bloqueado })).toBe(state);
});
