/** File → the files that it imports, all of them paths from the root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** As far as a change is followed through imports: beyond that the whole product is related to everything. */
export const HOPS = 2;

/**
 * What holds declarations together as a whole, asked whenever one of them changed: names, samples, tables, permissions. The
 * long matrices (row scope, demo, faults) are left to `npm test`.
 */
export const MATRICES: readonly RegExp[] = [
  /^domain\/src\/(?:contract|documents|tables|event-samples|masters|looks|snapshots|aggregates)[\w-]*\.test\.ts$/,
  /\/field-names-catalogue\.test\.ts$/,
  /^query-api\/src\/kernel\/(?:as-of|exports)[\w-]*\.(?:integration\.)?test\.ts$/,
];

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !/\.long\.test\.ts$/.test(file);
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/**
 * Tests that a change of these files asks for: those that changed, those of the same folders, those that reach a changed file
 * by at most {@link HOPS} imports, and the {@link MATRICES} where a declaration of `domain` changed. Sorted.
 */
export function testsFor(changed: readonly string[], imports: Imports): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const reached = new Set(changed);
  let edge = [...changed];
  for (let hop = 0; hop < HOPS; hop++) {
    edge = edge.flatMap((file) => importers.get(file) ?? []).filter((file) => !reached.has(file));
    for (const file of edge) reached.add(file);
  }
  const folders = new Set(changed.map(folderOf));
  const declared = changed.some((file) => file.startsWith('domain/src/') && !isTest(file));
  const tests = [...imports.keys()].filter(
    (file) =>
      isTest(file) &&
      (reached.has(file) || folders.has(folderOf(file)) || (declared && MATRICES.some((matrix) => matrix.test(file)))),
  );
  return tests.toSorted();
}
