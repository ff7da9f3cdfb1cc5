import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Names of the contexts of the domain: its folders, sorted. */
export const contextNames = (root) =>
  readdirSync(path.join(root, 'domain/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The contexts whose code or tests are among these files, named from the root; sorted. */
export const contextsOf = (files) =>
  [...new Set(files.map((file) => /^domain\/src\/([\w-]+)\/.*\.ts$/.exec(file)?.[1]))].filter(Boolean).sort();

/** Patterns of the code that decides in these contexts. */
export const decidingCode = (contexts) => [
  ...contexts.map((context) => `domain/src/${context}/**/*.ts`),
  // Words, declarations and what tests are made of: nothing there decides.
  '!**/*.test.ts',
  '!**/*.testing.ts',
  '!**/contract.ts',
  '!**/events.ts',
];
