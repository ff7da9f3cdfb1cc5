import type { StreamFilter } from './filtered.ts';

/** Stream in which a log on EventStoreDB keeps its identity; nobody sees it through the port. */
export const IDENTITY_STREAM = 'log-identity';
/** The stream of the metadata of a stream. */
const METADATA_OF = '$$';

export const metadataStreamOf = (stream: string): string => `${METADATA_OF}${stream}`;

/** The stream that metadata are about; undefined for a stream that holds none. */
export const subjectOf = (stream: string): string | undefined =>
  stream.startsWith(METADATA_OF) ? stream.slice(METADATA_OF.length) : undefined;

/** Whether a stream is one that this log keeps its events in, by its name. */
export type IsOwnStream = (stream: string) => boolean;

/**
 * Own streams are those that `streamOf` makes of these aggregates (`<name>-<id>`). Without names every stream is one but the
 * server's and that of the identity: for a server that nobody else uses.
 */
export function ownStreams(aggregates: Iterable<string> | undefined): IsOwnStream {
  if (aggregates === undefined) return (stream) => !stream.startsWith('$') && stream !== IDENTITY_STREAM;
  const names = new Set(aggregates);
  return (stream) => {
    // A name may hold a hyphen itself.
    for (let end = stream.indexOf('-'); end > 0 && end < stream.length - 1; end = stream.indexOf('-', end + 1))
      if (names.has(stream.slice(0, end))) return true;
    return false;
  };
}

/** How the names of streams begin that may be own, for a server to look for; the more exact word is that of {@link ownStreams}. */
export const beginningsOf = (aggregates: Iterable<string> | undefined): StreamFilter =>
  aggregates === undefined ? { regex: '^[^$]' } : { prefixes: [...aggregates].map((name) => `${name}-`) };
