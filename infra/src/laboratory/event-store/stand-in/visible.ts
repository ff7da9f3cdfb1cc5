import type { Stored } from './stored.ts';

export const metastreamOf = (stream: string): string => `$$${stream}`;

const isMetastream = (stream: string): boolean => stream.startsWith('$$');

/** The `$tb` of a deleted stream, the largest signed integer of 64 bits, as JSON.parse rounds it. */
const DELETED = 2 ** 63;

interface StreamMetadata {
  /** Events before this revision are not shown. */
  readonly $tb?: number;
  readonly $maxCount?: number;
  /** Seconds for which an event is shown. */
  readonly $maxAge?: number;
}

/** The data of the event that deletes a stream, or that brings it back with the events from a revision on. */
export const deletionData = (): Buffer => Buffer.from('{"$tb":9223372036854775807}');
export const revivalData = (metadata: Stored | undefined, from: number): Buffer =>
  Buffer.from(JSON.stringify({ ...parseMetadata(metadata), $tb: from }));

/** Stream metadata; empty where it is no JSON object, as servers read it. */
function parseMetadata(metadata: Stored | undefined): StreamMetadata {
  try {
    const value: unknown = metadata && JSON.parse(metadata.data.toString('utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const isDeletion = (metadata: Stored | undefined): boolean => (parseMetadata(metadata).$tb ?? 0) >= DELETED;

/** Index of the first event that readers see of a stream at an instant (ms), by the last event of its metastream. */
export function visibleFrom(stream: readonly Stored[], metadata: Stored | undefined, now: number): number {
  const last = stream.at(-1);
  if (last && isMetastream(last.stream)) return stream.length - 1;
  const { $tb = 0, $maxCount, $maxAge } = parseMetadata(metadata);
  const oldest = $maxAge === undefined ? -Infinity : now - $maxAge * 1000;
  const young = stream.findIndex(({ created }) => created >= oldest);
  return Math.min(
    stream.length,
    Math.max($tb, $maxCount === undefined ? 0 : stream.length - $maxCount, young < 0 ? stream.length : young),
  );
}
