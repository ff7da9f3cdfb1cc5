import { createHash } from 'node:crypto';
import type { Projection } from './define.ts';
import { SQL_TYPE } from './columns.ts';
import type { Member } from './member.ts';
import { columnNames, inRead, quote } from './tables.ts';
import type { WorkingSet } from './working-set.ts';

/** A statement of a commit. Prepared under a name made from its text, so that a swapped table with other columns gets another. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const names = new Map<string, string>();

export function statement(text: string, values: unknown[]): Statement {
  let name = names.get(text);
  if (!name) names.set(text, (name = `p_${createHash('sha1').update(text).digest('hex').slice(0, 24)}`));
  return { name, text, values };
}

const recordType = (projection: Projection, extra: readonly string[]): string =>
  [
    '_key text',
    ...Object.entries(projection.columns).map(([name, type]) => `${quote(name)} ${SQL_TYPE[type]}`),
    ...extra,
  ].join(', ');

function rowsSql({ projection, tables: { table, history } }: Member, fresh: boolean): string {
  const own = [...columnNames(projection).map(quote), ...(history ? ['_desde'] : [])];
  return `INSERT INTO ${inRead(table)} (_key, ${own.join(', ')}) SELECT _key, ${own.join(', ')}
    FROM json_to_recordset($1::json) AS x(${recordType(projection, history ? ['_desde timestamptz'] : [])})
    ${fresh ? '' : `ON CONFLICT (_key) DO UPDATE SET ${own.map((column) => `${column} = excluded.${column}`).join(', ')}`}`;
}

function historySql({ projection, tables }: Member): string {
  const own = [...columnNames(projection).map(quote), '_desde', '_hasta', '_position'].join(', ');
  return `INSERT INTO ${inRead(tables.history!)} (_key, ${own}) SELECT _key, ${own}
    FROM json_to_recordset($1::json) AS x(${recordType(projection, ['_desde timestamptz', '_hasta timestamptz', '_position bigint'])})`;
}

const PARK_SQL = `INSERT INTO ops.parked_events (projection, generation, stream, stream_version, position, type, error)
  SELECT $1, $2, stream, version, position, type, error
  FROM json_to_recordset($3::json) AS x(stream text, version integer, position bigint, type text, error text)
  ON CONFLICT (projection, generation, position) DO UPDATE SET attempts = ops.parked_events.attempts + 1, error = excluded.error, last_attempt_at = now()`;

/**
 * Statements that write a member's working set: an upsert, a delete, two for the history, one or two for parked events, and
 * none that has nothing to do. A table that this member alone fills takes its new rows by a plain insert, which costs a
 * quarter less.
 */
export function writeStatements(member: Member, work: WorkingSet): Statement[] {
  const statements: Statement[] = [];
  const alone = member.role === 'build' || member.silent;
  const inserts: object[] = [];
  const upserts: object[] = [];
  const deletes: string[] = [];
  for (const [key, { before, after, changed }] of work.slots) {
    if (!changed) continue;
    if (after) (alone && !before ? inserts : upserts).push({ _key: key, _desde: after.desde, ...after.row });
    else if (before) deletes.push(key);
  }
  const { table, history } = member.tables;
  if (inserts.length > 0) statements.push(statement(rowsSql(member, true), [JSON.stringify(inserts)]));
  if (upserts.length > 0) statements.push(statement(rowsSql(member, false), [JSON.stringify(upserts)]));
  if (deletes.length > 0) statements.push(statement(`DELETE FROM ${inRead(table)} WHERE _key = ANY($1)`, [deletes]));
  if (history && work.closes.size > 0) {
    const ends = [...work.closes].map(([k, h]) => ({ k, h }));
    statements.push(
      statement(
        `UPDATE ${inRead(history)} v SET _hasta = x.h FROM json_to_recordset($1::json) AS x(k text, h timestamptz)
      WHERE v._key = x.k AND v._hasta = 'infinity'`,
        [JSON.stringify(ends)],
      ),
    );
  }
  if (history && work.versions.length > 0) {
    const versions = work.versions.map(({ key, position, stored, hasta }) => ({
      _key: key,
      _desde: stored.desde,
      _hasta: hasta ?? 'infinity',
      _position: String(position),
      ...stored.row,
    }));
    statements.push(statement(historySql(member), [JSON.stringify(versions)]));
  }
  if (work.parks.length > 0) {
    const parks = work.parks.map((park) => ({ ...park, position: String(park.position) }));
    statements.push(statement(PARK_SQL, [member.lease, member.generation, JSON.stringify(parks)]));
    statements.push(
      statement("SELECT pg_notify('projector_alarm', $1)", [
        JSON.stringify({ projection: member.projection.name, stream: work.parks[0]!.stream }),
      ]),
    );
  }
  if (work.unparks) {
    const text =
      'DELETE FROM ops.parked_events WHERE projection = $1 AND generation = $2 AND position = ANY($3::bigint[])';
    statements.push(statement(text, [member.lease, member.generation, work.unparks.map(String)]));
  }
  return statements;
}
