import type { Field } from '@power/domain/kernel/field';
import type { RowDefinition } from '@power/domain/kernel/row';
import { searchIndex } from '../grid/searched-text.ts';
import type { Projection } from '../projection/define.ts';

/** True for what follows time, as the numbers of documents do: its versions are walked by distance (see order.ts). */
export const walksThen = ({ kind, wide }: Field): boolean => kind === 'number' && !wide;

/**
 * Indexes that answer a page as of a past instant without sorting all that was in force then. Along a number that follows
 * time a b-tree would be walked through everything that came later; branches of a GiST index over number and span are
 * passed by whole. What does not follow time has versions in force everywhere, and a b-tree is enough and smaller. Rows
 * that other lists look up are found by their field and the end of their validity.
 */
export function pastIndexes(row: RowDefinition): NonNullable<Projection['past']> {
  const { walked, lookups } = row;
  if (row.history !== 'every') {
    if (walked.length + lookups.length > 0) throw new Error(`row ${row.projection}: only versions are indexed`);
    return [];
  }
  for (const name of [...walked, ...lookups])
    if (row.fields[name]!.computed) throw new Error(`row ${row.projection}: ${name} is not in its table`);
  const walks = walked.map((name) => {
    const field = row.fields[name]!;
    if (walksThen(field)) return { sql: `USING gist ("${name}", _desde, _hasta)` };
    return { sql: `(${field.kind === 'text' ? `ops.plain("${name}")` : `"${name}"`}, _key, _desde, _hasta)` };
  });
  // Indexes are named by their place in this list: what comes later stands behind.
  return [
    ...walks,
    ...(row.long ? [searchIndex(row)] : []),
    ...lookups.map((name) => ({ sql: `("${name}", _hasta)` })),
  ];
}
