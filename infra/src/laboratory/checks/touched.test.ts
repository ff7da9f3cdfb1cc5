import { sourceFiles } from '../testing/source-files.ts';
import { MATRICES, testsFor } from './touched.ts';

const imports = new Map<string, string[]>([
  ['domain/src/a/rule.ts', []],
  ['domain/src/a/rule.test.ts', ['domain/src/a/rule.ts']],
  ['domain/src/a/other.test.ts', []],
  ['domain/src/b/near.ts', ['domain/src/a/rule.ts']],
  ['domain/src/b/near.test.ts', ['domain/src/b/near.ts']],
  ['query-api/src/far.ts', ['domain/src/b/near.ts']],
  ['query-api/src/far.test.ts', ['query-api/src/far.ts']],
  ['domain/src/contract.test.ts', []],
  ['infra/src/slow.long.test.ts', ['domain/src/a/rule.ts']],
]);

test('a changed file asks for tests of its folder, of what imports it soon, and of the declarations as a whole', () => {
  expect(testsFor(['domain/src/a/rule.ts'], imports)).toEqual([
    'domain/src/a/other.test.ts',
    'domain/src/a/rule.test.ts',
    'domain/src/b/near.test.ts',
    'domain/src/contract.test.ts',
  ]);
});

test('a changed test asks for itself and its neighbours, and a change that no test knows for none', () => {
  expect(testsFor(['query-api/src/far.test.ts'], imports)).toEqual(['query-api/src/far.test.ts']);
  expect(testsFor(['docs/guia-de-usuario.md'], imports)).toEqual([]);
});

test('every matrix names tests that exist', () => {
  const files = [...sourceFiles(['domain/src', 'frontend/src', 'query-api/src']).keys()];
  for (const matrix of MATRICES) expect(files.some((file) => matrix.test(file))).toBe(true);
});
