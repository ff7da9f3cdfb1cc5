import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@power/domain/contract';
import { checkContract } from './catalogue.ts';
import { misspelt, readSeedCalls } from './coverage.ts';
import { findHandlers } from './handler-files.ts';
import { buildOpenApi } from './openapi.ts';
import { permissionDifferences, permissionMatrix, permissionTable, type ReviewedTable } from './permissions.ts';
import { root } from './root.ts';

test('every declared call is unique and handled, every handler declared', () => {
  expect(contract.length).toBeGreaterThan(0);
  expect(checkContract(contract, findHandlers(root))).toEqual([]);
});

test('permissions are those that were reviewed', () => {
  const accepted = JSON.parse(
    readFileSync(path.join(root, 'infra/src/platform/contract/permissions.reviewed.json'), 'utf8'),
  ) as ReviewedTable;
  expect(permissionDifferences(permissionTable(contract), accepted)).toEqual([]);
  expect(permissionMatrix(contract)).toHaveLength(contract.length * 18);
});

test('no call of the specification is spelt otherwise', () => {
  const seeds = readSeedCalls();
  expect(seeds.length).toBe(159);
  expect(misspelt(contract, seeds)).toEqual([]);
});

test('the API document holds every declared call', () => {
  const text = JSON.stringify(buildOpenApi(contract));
  for (const call of contract) {
    expect(text).toContain(call.path.replaceAll(/:(\w+)/g, '{$1}'));
    expect(text).toContain(JSON.stringify(call.summary).slice(1, -1));
  }
});

test('the API document tells what each file comes as, and what the gateway answers by itself', () => {
  const { paths } = buildOpenApi(contract) as { paths: Record<string, Record<string, unknown>> };
  const files = contract.filter((call) => call.file === 'xlsx');
  expect(files.length).toBeGreaterThan(0);
  for (const { method, path } of files) {
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(JSON.stringify(operation)).toContain('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  }
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/health', '/health/ready', '/health/live', '/metrics', '/ws']),
  );
});
