import type pg from 'pg';
import { EventIdReused } from '../../../platform/event-store/errors.ts';
import { WrongExpectedVersion, type AppendResult, type ExpectedVersion } from '../../../platform/event-store/port.ts';
import type { PreparedEvent } from '../../../platform/event-store/prepare.ts';
import { EXPECTED, STATUS } from './append-function.ts';

export interface Append {
  readonly stream: string;
  readonly events: readonly PreparedEvent[];
  readonly expected: ExpectedVersion;
}

/** What the server says of one append. */
interface Verdict {
  readonly status: number;
  readonly version: string;
  readonly position: string;
}

/**
 * Writes a batch of appends in one transaction; the answers are in the order of the appends, an error where an append
 * was refused. Throws when nothing of the batch was written, or when the connection broke before the answer.
 */
export async function appendBatch(pool: pg.Pool, batch: readonly Append[]): Promise<(AppendResult | Error)[]> {
  let answers: (AppendResult | Error)[];
  try {
    answers = await send(pool, batch, false);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return send(pool, batch, true);
  }
  const stale = batch.filter((_, index) => answers[index] instanceof WrongExpectedVersion);
  if (stale.length === 0) return answers;
  // A stale append may be the repeat of one that succeeded: only now is it worth looking for its ids.
  const second = await send(pool, stale, true);
  return answers.map((answer) => (answer instanceof WrongExpectedVersion ? (second.shift() ?? answer) : answer));
}

async function send(pool: pg.Pool, batch: readonly Append[], look: boolean): Promise<(AppendResult | Error)[]> {
  const [first] = batch;
  const [event, ...more] = first?.events ?? [];
  const { rows } =
    first && event && more.length === 0 && batch.length === 1 && !look
      ? await sendOne(pool, first, event)
      : await sendMany(pool, batch, look);
  return batch.map((append, index) => {
    const verdict = rows[index];
    if (!verdict) throw new Error('log.append gave no answer');
    return outcome(append, verdict);
  });
}

function sendOne(
  pool: pg.Pool,
  { stream, expected }: Append,
  { id, type, schema, data, metadata }: PreparedEvent,
): Promise<pg.QueryResult<Verdict>> {
  return pool.query<Verdict>({
    name: 'log.append_one',
    text: 'select status, found_version::text as version, written::text as position from log.append_one($1, $2, $3, $4, $5, $6, $7)',
    values: [stream, expectedNumber(expected), id, type, schema, data, metadata],
  });
}

function sendMany(pool: pg.Pool, batch: readonly Append[], look: boolean): Promise<pg.QueryResult<Verdict>> {
  const streams = [...new Set(batch.map((append) => append.stream))];
  const numbers = new Map(streams.map((stream, index) => [stream, index + 1]));
  const events = batch.flatMap((append) => append.events);
  return pool.query<Verdict>({
    name: 'log.append',
    text: `select u.status, u.version::text, u.position::text
      from log.append($1, $2::int[], $3::bigint[], $4::int[], $5::uuid[], $6, $7::int[], $8, $9, $10) a,
        unnest(a.statuses, a.versions, a.positions) with ordinality as u(status, version, position, n) order by u.n`,
    values: [
      streams.join('\n'),
      plainArray(batch.map((append) => numbers.get(append.stream) ?? 0)),
      plainArray(batch.map((append) => expectedNumber(append.expected))),
      plainArray(batch.map((append) => append.events.length)),
      plainArray(events.map((event) => event.id)),
      lines(events, 'type'),
      plainArray(events.map((event) => event.schema)),
      lines(events, 'data'),
      lines(events, 'metadata'),
      look,
    ],
  });
}

function expectedNumber(expected: ExpectedVersion): number {
  return typeof expected === 'number' ? expected : EXPECTED[expected];
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

function outcome(append: Append, verdict: Verdict): AppendResult | Error {
  const { status } = verdict;
  const version = Number(verdict.version);
  if (status === STATUS.wrongVersion) return new WrongExpectedVersion(append.stream, append.expected, version);
  if (status === STATUS.idReused) return new EventIdReused(append.stream);
  return { version, position: BigInt(verdict.position), repeated: status === STATUS.repeated };
}

/** An array literal of values that need no quoting. */
function plainArray(values: readonly (number | string)[]): string {
  return `{${values.join(',')}}`;
}

function lines(events: readonly PreparedEvent[], field: 'type' | 'data' | 'metadata'): string {
  return events.map((event) => event[field]).join('\n');
}
