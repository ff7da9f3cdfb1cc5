import { identityOf, OLVIDADO, persons, personsIn, withPersons, wordsOf } from './personal.ts';

test.each([
  [{ nombre: 'Ana', rut: '12.345.678-5', email: 'a@x.cl' }, 'rut:12345678-5'],
  [{ nombre: 'Ana', email: ' Ana@X.cl ' }, 'correo:ana@x.cl'],
  [{ nombre: 'Ana  Núñez', email: '' }, 'nombre:cliente-1:ana núñez'],
  [{ recibe: 'Ana' }, 'nombre:cliente-1:ana'],
  [{ nombre: '' }, undefined],
  [{ nombre: OLVIDADO, email: OLVIDADO }, undefined],
])('%j is %s', (part, who) => expect(identityOf(wordsOf(part, Object.keys(part)), 'cliente-1')).toBe(who));

test('who stands in lists of lists is found, and what names nobody is the same object', () => {
  const part = persons('antes.contactos[]', ['nombre'], () => 'x');
  const data = { antes: { contactos: [{ nombre: 'Ana' }, { nombre: 'Berta' }], otro: 1 }, cambios: {} };
  expect(personsIn([part], data).map(({ nombre }) => nombre)).toEqual(['Ana', 'Berta']);
  expect(withPersons(data, part, (one) => one)).toBe(data);
  expect(withPersons(data, part, (one) => ({ ...one, nombre: 'X' }))).toEqual({
    antes: { contactos: [{ nombre: 'X' }, { nombre: 'X' }], otro: 1 },
    cambios: {},
  });
  const without = { cambios: {} };
  expect(withPersons(without, part, (one) => ({ ...one, nombre: 'X' }))).toBe(without);
});
