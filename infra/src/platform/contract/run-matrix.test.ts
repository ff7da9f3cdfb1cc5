import { contract } from '@power/domain/contract';
import { toy } from '../http/service.testing.ts';
import { ASKERS, permissionMatrix } from './permissions.ts';
import { matrixByClass } from './run-matrix.ts';

const access = { perfiles: ['Finanzas', 'Cobrador'] as const };
const cellsOf = (calls: Parameters<typeof matrixByClass>[0]) =>
  matrixByClass(calls).map(({ call, asker, expected }) => [call.name, asker, expected]);

test('calls open to the same people at two addresses → one is made as everybody, the other as one who may and one who may not', () => {
  const cells = cellsOf([toy('a', { access, path: '/a' }), toy('b', { access, path: '/b' })]);
  expect(cells.filter(([name]) => name === 'a').map(([, asker]) => asker)).toEqual([...ASKERS]);
  expect(cells.filter(([name]) => name === 'b')).toEqual([
    ['b', 'Administrador', 405],
    ['b', 'Finanzas', 'permitido'],
    ['b', 'anonimo', 401],
  ]);
});

test.each([
  ['profiles', { access: { perfiles: ['Finanzas'] as const } }],
  ['flag', { access: { ...access, permiso: 'exportar' as const } }],
  ['kind', { access, kind: 'command' as const }],
])('calls of another %s → each is made as everybody', (_, other) => {
  const cells = cellsOf([toy('a', { access }), toy('b', other)]);
  expect(cells).toHaveLength(2 * ASKERS.length);
});

test('contract → every call is made with each verdict that somebody gets', () => {
  const verdicts = (cells: ReturnType<typeof permissionMatrix>) =>
    new Set(cells.map(({ call, expected }) => `${call.name} ${expected}`));
  expect(verdicts(matrixByClass(contract))).toEqual(verdicts(permissionMatrix(contract)));
});
