import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launcherVariables } from '../platform/config.ts';
import { composeServices, composeVariables, root } from './compose.testing.ts';

/** Variables of the README's table of configuration. */
const described = [
  ...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(
    /^\| (`[A-Z][A-Z_0-9]+`(?:, `[A-Z][A-Z_0-9]+`)*) \|/gm,
  ),
].flatMap(([, names]) => [...names!.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name!));

/** Not for services that stand in containers: where the gateway listens there, the demo, and what one step alone is told. */
const NOT_HERE = ['HOST', 'DEMO_SIZE', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DATABASE_OWNER_URL'];

test('README describes every variable that a start may be told', () => {
  expect(launcherVariables.filter((name) => !described.includes(name))).toEqual([]);
  expect(described.length).toBeGreaterThan(60);
});

test('compose.yaml hands every variable of the README to the services', () => {
  expect(described.filter((name) => !composeVariables.has(name) && !NOT_HERE.includes(name))).toEqual([]);
});

test('a variable that compose.yaml leaves to its environment bears the same name there', () => {
  const texts = [...composeVariables].filter(
    ([name, text]) => text.startsWith('${') && !text.startsWith(`\${${name}:`),
  );
  expect(texts).toEqual([]);
});

test('every service of compose.yaml has a limit of memory', () => {
  const limits = [...composeServices].filter(([, text]) => !/^ {4}(mem_limit: |<<: \*service$)/m.test(text));
  expect(composeServices.size).toBe(10);
  expect(limits).toEqual([]);
});
