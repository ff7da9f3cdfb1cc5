import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../platform/contract/root.ts';

/** What no test of the source reads: what is built, and what others wrote. */
const SKIPPED = /(^|\/)(node_modules|dist)\/|\.d\.ts$/;
/** Files that only tests load. */
export const TESTS = /(\.test|\.testing|\.suite)\.tsx?$|\/testing\//;

/** TypeScript files of these folders of the repository, by their path from its root, with what they say. */
export const sourceFiles = (folders: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name))
        .filter((name) => /\.tsx?$/.test(name) && !SKIPPED.test(name))
        .map((name) => [name, readFileSync(path.join(root, name), 'utf8')] as const),
    ),
  );

/** Names of the files in which `text` stands, sorted. */
export const filesWith = (files: ReadonlyMap<string, string>, text: RegExp): string[] =>
  [...files].flatMap(([name, source]) => (text.test(source) ? [name] : [])).sort();
