import type pg from 'pg';
import type { RecordedEvent } from '../../platform/event-store/port.ts';
import type { Projection, Row } from '../../platform/projection/define.ts';
import { ReadSide } from './read-side.ts';
import type { Finding } from './steps.ts';

const textOf = (row: Row | undefined): string => JSON.stringify(row);

/** The first key of which two tables have different rows; undefined when there is none. */
function different(one: ReadonlyMap<string, Row>, other: ReadonlyMap<string, Row>): string | undefined {
  for (const key of new Set([...one.keys(), ...other.keys()]))
    if (textOf(one.get(key)) !== textOf(other.get(key))) return key;
  return undefined;
}

/** Holds the read models against a fold of the whole log, and the tables that were written against the read models. */
export async function checkReadModels(
  projections: readonly Projection[],
  side: ReadSide,
  log: readonly RecordedEvent[],
  client: pg.ClientBase,
): Promise<Finding | undefined> {
  const anew = new ReadSide(projections);
  anew.read(log.slice(0, side.position));
  for (const table of side.tables) {
    const key = different(side.rows(table), anew.rows(table));
    if (key !== undefined)
      return {
        check: 'read models',
        detail: `${table} ${key}: ${textOf(side.rows(table).get(key))}, the whole log gives ${textOf(anew.rows(table).get(key))}`,
      };
  }
  for (const table of side.written) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const stored = await side.stored(client, table);
    const key = different(side.rows(table), stored);
    if (key !== undefined)
      return {
        check: 'read models',
        detail: `${table} ${key}: ${textOf(side.rows(table).get(key))}, the table has ${textOf(stored.get(key))}`,
      };
  }
  return undefined;
}
