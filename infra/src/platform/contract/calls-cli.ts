import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@power/domain/contract';
import { tables } from '@power/domain/tables';
import { originsOf, printClientCalls } from './client-calls.ts';
import { printFieldKinds, printFieldLabels } from './field-labels.ts';
import { root } from './root.ts';

/** `node infra/dist/platform/contract/calls-cli.js [--check]`: writes the client's calls and names of fields, or says which are not as declared. */
const folder = path.join(root, 'frontend/src/calls');
/** What programs call with a key no screen does. */
const forPeople = contract.filter(({ clave }) => clave === undefined);
const files = new Map([
  ...printClientCalls(await originsOf(forPeople, path.join(root, 'domain/dist'))),
  ...printFieldLabels(Object.values(tables)),
  ['field-kinds.ts', printFieldKinds(Object.values(tables))],
]);

mkdirSync(folder, { recursive: true });
const present = new Set(readdirSync(folder));
for (const [name, text] of files) {
  const same = present.has(name) && readFileSync(path.join(folder, name), 'utf8') === text;
  present.delete(name);
  if (same) continue;
  if (process.argv.includes('--check')) {
    console.log(`frontend/src/calls/${name} is not what the contract declares: npm run calls`);
    process.exitCode = 1;
  } else writeFileSync(path.join(folder, name), text);
}
for (const name of present) {
  if (process.argv.includes('--check')) {
    console.log(`frontend/src/calls/${name} belongs to no context`);
    process.exitCode = 1;
  } else rmSync(path.join(folder, name));
}
