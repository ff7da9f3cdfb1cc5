import type pg from 'pg';
import type { EventMetadata, RecordedEvent } from '../../../platform/event-store/port.ts';
import type { StoredEvent } from '../../../platform/evidence/stored-event.ts';

interface Row {
  position: string;
  stream: string;
  version: string;
  id: string;
  type: string;
  schema: number;
  data: unknown;
  metadata: EventMetadata;
  hash: string;
  recorded_at: string;
}

const columns = `position::text, stream, version::text, id, type, schema, data, metadata, hash,
  to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as recorded_at`;

/** Every column as its text, to the last letter: JSON as it is stored, the instant as fine as it was taken. */
const storedColumns = `position::text, stream, version::text, id::text, type, schema::text, data::text, metadata::text, hash,
  coalesce(to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), recorded_at::text) as "recordedAt"`;

/** Reads the log after a position in the form that the leaves of its tree are made of. */
export async function selectStored(db: pg.Pool, after: bigint, limit: number): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>({
    name: 'log.stored',
    text: `select ${storedColumns} from log.events where position > $1 order by events.position limit $2`,
    values: [after.toString(), limit],
  });
  return rows;
}

/** Reads a stream in the same form. */
export async function selectStoredOf(db: pg.Pool, stream: string): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>({
    name: 'log.stored.stream',
    text: `select ${storedColumns} from log.events where stream = $1 order by events.version`,
    values: [stream],
  });
  return rows;
}

/** The row is ours alone: a copy of each event's metadata would cost a fifth of reading it. */
const withHash = (metadata: EventMetadata, hash: string): EventMetadata => Object.assign(metadata, { hash });

/**
 * Runs `select <the columns of an event> from log.events <rest>`. In `rest`, order by `events.position` or
 * `events.version`: the bare names are the text columns of the answer.
 */
export const selectEvents = (db: pg.Pool, name: string, rest: string, values: unknown[]): Promise<RecordedEvent[]> =>
  selectEventsOf(db, name, `log.events ${rest}`, values);

/** The same from any `source` that has a table `events` in it. */
export async function selectEventsOf(
  db: pg.Pool,
  name: string,
  source: string,
  values: unknown[],
): Promise<RecordedEvent[]> {
  const { rows } = await db.query<Row>({ name: `log.${name}`, text: `select ${columns} from ${source}`, values });
  return rows.map((row) => ({
    position: BigInt(row.position),
    stream: row.stream,
    version: Number(row.version),
    id: row.id,
    type: row.type,
    schema: row.schema,
    data: row.data,
    metadata: withHash(row.metadata, row.hash),
    recordedAt: row.recorded_at,
  }));
}
