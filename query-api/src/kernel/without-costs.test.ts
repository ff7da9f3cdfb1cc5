import { SYSTEM } from '@power/domain/kernel/principal';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { withoutCosts } from './without-costs.ts';

const query = { costFields: ['pmp', 'margen'] };
const reply = { rows: [{ pmp: 1, precio: 2, hijos: [{ margen: 3, nombre: 'x' }] }], total: 5 };

test('cost fields are absent at any depth without margenes', () => {
  expect(withoutCosts(query, { ...SYSTEM, permisos: permisosOf('Finanzas') }, reply)).toEqual({
    rows: [{ precio: 2, hijos: [{ nombre: 'x' }] }],
    total: 5,
  });
  expect(withoutCosts(query, undefined, reply)).not.toHaveProperty('rows.0.pmp');
});

test('a query that names none tells none all the same', () => {
  expect(withoutCosts({}, undefined, reply)).toEqual({ rows: [{ precio: 2, hijos: [{ nombre: 'x' }] }], total: 5 });
});

test('with margenes the reply passes as it is', () => {
  expect(withoutCosts(query, SYSTEM, reply)).toBe(reply);
});
