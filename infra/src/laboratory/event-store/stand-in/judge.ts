import type { Stored } from './stored.ts';

/** −1 no stream, −2 any, −3 stream exists, else the exact last revision. */
export type Expected = number;
export const NONE = -1;
export const ANY = -2;
export const EXISTS = -3;

/** Why a write is refused: the stream stands elsewhere, was deleted, or the write is too large; or it got no answer in time. */
export type Refusal = { readonly current: number } | 'deleted' | 'too-large' | 'timeout';

export type Verdict =
  | { readonly kind: 'write' }
  | { readonly kind: 'repeat'; readonly last: Stored }
  | { readonly kind: 'refused' }
  | { readonly kind: 'deleted' };

/**
 * What EventStoreDB 23.10 makes of a write. A repeat is recognised at its original expected revision, or by its ids where
 * no revision was named; at the revision after itself the same ids are written again.
 */
export function judge(
  stream: readonly Stored[],
  deleted: boolean,
  expected: Expected,
  ids: readonly string[],
): Verdict {
  const current = stream.length - 1;
  if (expected === EXISTS && deleted) return { kind: 'deleted' };
  if (expected === EXISTS && current < 0) return { kind: 'refused' };
  if (expected === ANY || expected === EXISTS) return byIds(stream, ids);
  if (expected === current) return { kind: 'write' };
  if (expected > current) return { kind: 'refused' };
  const found = stream.slice(expected + 1, expected + 1 + ids.length);
  const same = found.filter((event, index) => event.id === ids[index]).length;
  if (ids.length > 0 && same === ids.length) return { kind: 'repeat', last: found.at(-1)! };
  return deleted && expected === NONE && found[0]?.id !== ids[0] ? { kind: 'write' } : { kind: 'refused' };
}

/** The last place of each id counts; all of them must be known, or none. */
function byIds(stream: readonly Stored[], ids: readonly string[]): Verdict {
  const places = ids.map((id) => stream.findLast((event) => event.id === id));
  const last = places.at(-1);
  if (places[0] === undefined) return { kind: 'write' };
  return last && places.every((place) => place !== undefined) ? { kind: 'repeat', last } : { kind: 'refused' };
}
