import type { Stored } from './stored.ts';

/** Key of stream metadata: events before this revision are gone. */
export const TRUNCATED = '$tb';

export const metastreamOf = (stream: string): string => `$$${stream}`;

interface StreamMetadata {
  readonly $tb?: number;
  readonly $maxCount?: number;
}

/** Index of the first event that readers see of a stream, by the last word of its metadata. */
export function visibleFrom(stream: readonly Stored[], metadata: Stored | undefined): number {
  if (!metadata) return 0;
  const { $tb = 0, $maxCount } = JSON.parse(metadata.data.toString('utf8')) as StreamMetadata;
  return Math.min(stream.length, Math.max($tb, $maxCount === undefined ? 0 : stream.length - $maxCount));
}
