import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Kinds of default exports by which the services recognise their parts. */
export type PartKind = 'command-handler' | 'query-handler' | 'projection' | 'process' | 'job';

/** Files below a service's folder that may hold parts, in the order in which they are loaded. */
export async function partFiles(folder: string): Promise<string[]> {
  const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((e) => e.isFile() && e.name.endsWith(extension))
    .map((e) => path.relative(folder, path.join(e.parentPath, e.name)).split(path.sep).join('/'))
    .filter(
      (name) =>
        name.includes('/') && !name.startsWith('kernel/') && !/\.(test|testing|d|suite)\.|\.integration\./.test(name),
    )
    .sort((a, b) => a.localeCompare(b));
}

const isPart = (value: unknown, kinds: readonly string[]): value is { kind: PartKind } =>
  typeof value === 'object' && value !== null && kinds.includes((value as { kind?: string }).kind ?? '');

/** Default exports of a service's folder, by its address: of a service that was made one file for its start. */
const told = new Map<string, readonly unknown[]>();

/** Says what a folder's files export by default, in their order: whoever is one file has them at hand and reads no folder. */
export function tellParts(root: URL, exported: readonly unknown[]): void {
  told.set(root.href, exported);
}

async function loaded(root: URL): Promise<unknown[]> {
  const parts: unknown[] = [];
  for (const file of await partFiles(fileURLToPath(root)))
    parts.push(((await import(new URL(file, root).href)) as { default?: unknown }).default);
  return parts;
}

/**
 * Loads every default export of the given kinds below a service's own folder: a file in a context folder is all that a
 * use case needs. `root` is the service's `new URL('.', import.meta.url)`. Tests, their fixtures and `kernel` are passed over.
 * Throws when a module fails to load: a service must not start with parts missing.
 */
export async function discover<T>(root: URL, kinds: readonly PartKind[]): Promise<T[]> {
  // A kit makes several parts in one file (the handlers of every master list).
  const exported = (told.get(root.href) ?? (await loaded(root))).flat();
  return exported.filter((part) => isPart(part, kinds)) as T[];
}
