import type pg from 'pg';
import type { RecordedEvent } from '../../platform/event-store/port.ts';
import { canonicalRows } from '../../platform/projection/columns.ts';
import type { Projection, ProjectionRule, Row } from '../../platform/projection/define.ts';
import { Prepared } from '../../platform/projection/prepared.ts';
import { columnNames, createTablesSql, inRead, quote, servingTables } from '../../platform/projection/tables.ts';

interface Model {
  readonly projection: Projection;
  readonly rules: ReadonlyMap<string, ProjectionRule<Row>>;
  readonly canonical: (row: Row, before?: Row) => Row;
  readonly rows: Map<string, Row>;
  /** Keys whose row in the database is not the one here. */
  readonly changed: Set<string>;
  created: boolean;
}

const modelOf = (projection: Projection): Model => ({
  projection,
  rules: new Map(projection.rules.map((rule) => [rule.type, rule])),
  canonical: canonicalRows(projection),
  rows: new Map(),
  changed: new Set(),
  created: false,
});

function foldInto(model: Model, prepared: Prepared): void {
  const rule = model.rules.get(prepared.event.type);
  if (!rule) return;
  const data = prepared.data(rule.event);
  for (const key of rule.keys(data, prepared.context)) {
    const before = model.rows.get(key);
    const after = rule.fold(before, data, prepared.context, key);
    if (after === before) continue;
    model.changed.add(key);
    if (after) model.rows.set(key, model.canonical(after, before));
    else model.rows.delete(key);
  }
}

/**
 * The read models of a simulated company: folded in memory by the projections' own rules as far as the simulated projector
 * is, and written to PostgreSQL when a statement names their table.
 */
export class ReadSide {
  readonly #models: readonly Model[];
  readonly #byType = new Map<string, Model[]>();
  readonly #byTable: ReadonlyMap<string, Model>;
  /** Events that it has read. */
  position = 0;

  constructor(projections: readonly Projection[]) {
    this.#models = projections.map(modelOf);
    this.#byTable = new Map(this.#models.map((model) => [model.projection.table, model]));
    for (const model of this.#models)
      for (const type of model.rules.keys()) this.#byType.set(type, [...(this.#byType.get(type) ?? []), model]);
  }

  /** Folds the next events of the log. Throws what a rule throws, with the projection's name. */
  read(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      const prepared = new Prepared(event);
      for (const model of this.#byType.get(event.type) ?? []) {
        try {
          foldInto(model, prepared);
        } catch (error) {
          throw new Error(`${model.projection.name} cannot fold ${event.type}: ${(error as Error).message}`, {
            cause: error,
          });
        }
      }
      this.position += 1;
    }
  }

  /** Rows of a table by key, as far as it has read. */
  rows(table: string): ReadonlyMap<string, Row> {
    return this.#byTable.get(table)?.rows ?? new Map();
  }

  get tables(): readonly string[] {
    return [...this.#byTable.keys()];
  }

  /** Tables that somebody asked for, and that exist. */
  get written(): readonly string[] {
    return this.#models.filter(({ created }) => created).map(({ projection }) => projection.table);
  }

  /** Rows of a table as the database has them, once it is brought up to date. */
  async stored(client: pg.ClientBase, table: string): Promise<ReadonlyMap<string, Row>> {
    const model = this.#byTable.get(table)!;
    await writeModel(client, model);
    const { rows } = await client.query<{ _key: string }>(`SELECT * FROM ${inRead(table)}`);
    return new Map(rows.map((row) => [row._key, model.canonical(row as unknown as Row)]));
  }

  /** Brings all tables up to where the projector is. */
  async writeAll(client: pg.ClientBase): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const model of this.#models) await writeModel(client, model);
    await this.#writePositions(client);
  }

  /** Brings the tables that a statement names up to where the projector is. */
  async write(client: pg.ClientBase, statement: string): Promise<void> {
    for (const word of new Set(statement.match(/[a-z][a-z0-9_]*/g))) {
      const model = this.#byTable.get(word);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      if (model) await writeModel(client, model);
    }
    if (statement.includes('projection_state')) await this.#writePositions(client);
  }

  async #writePositions(client: pg.ClientBase): Promise<void> {
    await client.query(
      `INSERT INTO ops.projection_state (name, version, table_name, status, position)
       SELECT name, 1, name, 'live', $2 FROM unnest($1::text[]) name ON CONFLICT (name) DO UPDATE SET position = excluded.position`,
      [this.#models.map(({ projection }) => projection.name), this.position],
    );
  }
}

async function writeModel(client: pg.ClientBase, model: Model): Promise<void> {
  const { projection, rows, changed } = model;
  if (!model.created) {
    await client.query(createTablesSql(projection, servingTables(projection)));
    model.created = true;
  }
  if (changed.size === 0) return;
  const keys = [...changed];
  changed.clear();
  await client.query(`DELETE FROM ${inRead(projection.table)} WHERE _key = ANY($1)`, [keys]);
  const names = ['_key', ...columnNames(projection), ...(projection.temporal ? ['_desde'] : [])];
  const records = keys.flatMap((_key) => {
    const row = rows.get(_key);
    return row ? [{ ...row, _key, ...(projection.temporal && { _desde: '2000-01-01T00:00:00.000Z' }) }] : [];
  });
  const columns = names.map(quote).join(', ');
  await client.query(
    `INSERT INTO ${inRead(projection.table)} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${inRead(projection.table)}, $1::jsonb)`,
    [JSON.stringify(records)],
  );
}
