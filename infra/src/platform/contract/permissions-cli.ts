import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@power/domain/contract';
import { permissionDifferences, permissionTable, printTable, type ReviewedTable } from './permissions.ts';
import { root } from './root.ts';

/** `node infra/dist/platform/contract/permissions-cli.js [--write]`: differences to the reviewed table; with --write it becomes the declared one. */
const file = path.join(root, 'infra/src/platform/contract/permissions.reviewed.json');
const declared = permissionTable(contract);
for (const line of permissionDifferences(declared, JSON.parse(readFileSync(file, 'utf8')) as ReviewedTable))
  console.log(line);
if (process.argv.includes('--write')) writeFileSync(file, printTable(declared));
