import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../platform/contract/root.ts';

const folders = ['command-api/src', 'query-api/src', 'projector/src'];
const loading = (...files: readonly string[]): readonly string[] =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { foldersThatLoad } = await import(${JSON.stringify(pathToFileURL(path.join(root, 'infra/loaded-by.mjs')).href)});
         console.log(JSON.stringify(foldersThatLoad(${JSON.stringify([root, folders, files]).slice(1, -1)})));`,
      ],
      { encoding: 'utf8' },
    ),
  ) as readonly string[];

test('a saved source starts those anew that load it, and nobody else', () => {
  expect(loading('domain/src/orders/validate-order.ts')).not.toContain('projector/src');
  expect(loading('domain/src/orders/validate-order.ts')).toContain('command-api/src');
  expect(loading('domain/src/kernel/money.ts')).toEqual(folders);
  expect(loading('infra/src/platform/commands/dispatcher.ts')).toEqual(['command-api/src']);
  expect(loading('projector/src/orders/order-list.ts')).toEqual(['projector/src']);
  expect(loading('infra/src/operations/launcher/main.ts')).toEqual([]);
});
