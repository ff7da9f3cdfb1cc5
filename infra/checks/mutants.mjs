/** `npm run mutants -- <context>`: what decides is changed on purpose, piece by piece; some test of the context has to notice. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { helpWhenAsked } from '../help.mjs';
import { contextNames } from './mutants/contexts.mjs';
import { documentWith, isEnough, tableOf } from './mutants/figures.mjs';
import { runStryker } from './mutants/run-stryker.mjs';

helpWhenAsked(
  'Uso: npm run mutants -- [contexto…]',
  '  Altera a propósito lo que decide en domain/src/<contexto> y dice qué alteración no nota ninguna prueba.',
  '  Sin contexto: todos. Solo repite lo que cambió desde la vez anterior; el informe queda en coverage/mutants',
  '  y las cifras en docs/MUTANTS.md.',
);

const root = path.resolve(import.meta.dirname, '../..');
const all = contextNames(root);
const names = process.argv.slice(2);
if (names.some((context) => !all.includes(context))) {
  console.error(`Contextos: ${all.join(', ')}.`);
  process.exit(1);
}

process.chdir(root);
const { figures } = await runStryker(names.length > 0 ? names : all, { name: names.join('+') || 'all' });
const day = new Date().toISOString().slice(0, 10);
console.log(tableOf(figures, day));
const document = path.join(root, 'docs/MUTANTS.md');
writeFileSync(document, documentWith(readFileSync(document, 'utf8'), all, figures, day));
if (!figures.every(isEnough)) process.exitCode = 1;
