import {
  AccessDeniedError,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  StreamDeletedError,
  StreamNotFoundError,
} from '@eventstore/db-client';
import { metadataStreamOf } from './stream-names.ts';

/** What the metadata of a stream say of how long its events are kept. */
export interface Retention {
  /** As the server has it, for people: `$maxCount 2`. */
  readonly text: string;
  /** Whether the stream was deleted: every event that it had is hidden. */
  readonly isDeleted: boolean;
}

const KEYS = ['$maxCount', '$maxAge', '$tb'];

/** Undefined where metadata keep all events. */
export function retentionIn(metadata: unknown): Retention | undefined {
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  const limits = Object.entries(metadata).filter(([key, value]) => KEYS.includes(key) && value !== null && value !== 0);
  if (limits.length === 0) return undefined;
  return {
    text: limits.map(([key, value]) => `${key} ${String(value)}`).join(', '),
    isDeleted: limits.some(([key, value]) => key === '$tb' && Number(value) >= Number.MAX_SAFE_INTEGER),
  };
}

/** What the server says now of a stream; undefined where it keeps all of it, or does not let us know. */
export async function readRetention(client: EventStoreDBClient, stream: string): Promise<Retention | undefined> {
  let metadata: unknown;
  try {
    const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
    for await (const { event } of client.readStream(metadataStreamOf(stream), options)) metadata = event?.data;
  } catch (error) {
    if ([AccessDeniedError, StreamDeletedError, StreamNotFoundError].some((kind) => error instanceof kind))
      return undefined;
    throw error;
  }
  return retentionIn(metadata);
}
