import { hash } from 'node:crypto';
import { canonicalJson } from './canonical.ts';
import type { PreparedEvent } from './prepare.ts';
import { type RecordedEvent, storedData } from './port.ts';

/** What the first event of every stream is chained to. */
export const GENESIS = '0'.repeat(64);

/**
 * The hash of an event: sha-256, in hex, over the previous event's hash and everything that was appended, one field per
 * line. No field can hold a line break (`prepareEvents` sees to it), so no two events share a text. The function
 * `log.append` computes the same inside PostgreSQL.
 */
export function eventHash(previous: string, stream: string, version: number, event: PreparedEvent): string {
  const fields = [previous, stream, version, event.id, event.type, event.schema, event.data, event.metadata];
  return hash('sha256', fields.join('\n'), 'hex');
}

/** The hash that an event read from the log should carry, given the one before it. */
export function expectedHash(previous: string, event: RecordedEvent): string {
  const { hash: _written, ...metadata } = event.metadata;
  const { id, type, schema } = event;
  return eventHash(previous, event.stream, event.version, {
    id,
    type,
    schema,
    data: canonicalJson(storedData(event)),
    metadata: canonicalJson(metadata),
  });
}
