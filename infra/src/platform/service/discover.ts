import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Kinds of default exports by which the services recognise their parts. */
export type PartKind = 'command-handler' | 'query-handler' | 'projection' | 'process' | 'job';

const isPart = (value: unknown, kinds: readonly string[]): value is { kind: PartKind } =>
  typeof value === 'object' && value !== null && kinds.includes((value as { kind?: string }).kind ?? '');

/**
 * Loads every default export of the given kinds below a service's own folder: a file in a context folder is all that a
 * use case needs. `root` is the service's `new URL('.', import.meta.url)`. Tests, their fixtures and `kernel` are passed over.
 * Throws when a module fails to load: a service must not start with parts missing.
 */
export async function discover<T>(root: URL, kinds: readonly PartKind[]): Promise<T[]> {
  const extension = fileURLToPath(import.meta.url).endsWith('.ts') ? '.ts' : '.js';
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(
      (e) => e.isFile() && e.name.endsWith(extension) && !/\.(test|testing|d|suite)\.|\.integration\./.test(e.name),
    )
    .map(
      (e) =>
        new URL(
          `${(e.parentPath.endsWith('/') ? e.parentPath : `${e.parentPath}/`).slice(fileURLToPath(root).length)}${e.name}`,
          root,
        ),
    )
    .filter(
      (url) =>
        url.pathname.slice(root.pathname.length).includes('/') &&
        !url.pathname.slice(root.pathname.length).startsWith('kernel/'),
    )
    .sort((a, b) => a.pathname.localeCompare(b.pathname));
  const parts: T[] = [];
  for (const file of files) {
    const loaded = (await import(file.href)) as { default?: unknown };
    // A kit makes several parts in one file (the handlers of every master list).
    const exported: unknown[] = Array.isArray(loaded.default) ? loaded.default : [loaded.default];
    parts.push(...(exported.filter((part) => isPart(part, kinds)) as T[]));
  }
  return parts;
}
