import { fnv1a } from '../fnv1a.ts';

/** Which part, of how many that share the rows of one projection among them by key. */
export interface KeyShare {
  readonly index: number;
  readonly of: number;
}

/** The only part: all keys. */
export const WHOLE: KeyShare = { index: 0, of: 1 };

/** Between a projection and the number of its part. Names of projections are paths of files and do not have it. */
const MARK = '#';

/** Every bit of a text's hash counts in each bit: its lowest alone tell odd characters from even ones. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** The one part, of so many, that a row belongs to. Never to be changed without a rebuild: rows stay where they are. */
export const partOf = (key: string, parts: number): number => mixed(fnv1a(key)) % parts;

/** Under which lease, checkpoint and parked events a part stands; the first has the projection's own name. */
export const leaseName = (projection: string, index: number): string =>
  index === 0 ? projection : `${projection}${MARK}${index}`;

/** The names of all parts, the first before the others. */
export const leaseNames = (projection: string, parts: number): string[] =>
  Array.from({ length: parts }, (_, index) => leaseName(projection, index));

/** What a lease is a part of. */
export function ofLease(lease: string): { readonly projection: string; readonly index: number } {
  const [projection = '', index = '0'] = lease.split(MARK);
  return { projection, index: Number(index) };
}

/** The name by which followers hear a part's position: it says of how many, so that they wait for the last of them. */
export const toldName = (projection: string, { index, of }: KeyShare): string =>
  of === 1 ? projection : `${projection}${MARK}${index}/${of}`;

/** A told name that is a part's; undefined: a projection that moves as a whole. */
export function toldPart(name: string): { readonly projection: string; readonly parts: number } | undefined {
  const at = name.indexOf(MARK);
  return at < 0 ? undefined : { projection: name.slice(0, at), parts: Number(name.slice(name.indexOf('/', at) + 1)) };
}

/** In SQL: the projection that a lease or a parked event (a column, or an expression) belongs to. */
export const projectionSql = (column: string): string => `split_part(${column}, '${MARK}', 1)`;

/** In SQL: the number of a part, null for the first. */
export const partSql = (column: string): string => `nullif(split_part(${column}, '${MARK}', 2), '')::integer`;

/** In SQL: the name of a part by its number, which is not 0. */
export const partNameSql = (projection: string, index: string): string => `${projection} || '${MARK}' || ${index}`;
