import type pg from 'pg';
import { copyIn, copyLine } from '../../../adapters/postgres/copy-in.ts';
import type { Row } from '../define.ts';
import type { Member } from '../member.ts';
import type { Stored } from '../row-cache.ts';
import { allTables, columnNames, createBareTablesSql, createKeysSql, dropTablesSql, inRead, quote } from '../tables.ts';
import { firstIndexesSql } from '../late-indexes.ts';
import type { Version, WorkingSet } from '../working-set.ts';
import { createClient } from '../../../adapters/postgres/session.ts';

/** Characters of rows that are sent at once. */
const PORTION = 4_000_000;

/** `WHERE`: somebody else may have begun to fill it the ordinary way. */
const STATE = `INSERT INTO ops.projection_state AS s (name, version, generation, table_name, position, status)
  VALUES ($1, $2, 1, $3, $4, 'catching_up')
  ON CONFLICT (name) DO UPDATE SET version = excluded.version, generation = 1, table_name = excluded.table_name,
    position = excluded.position, status = excluded.status WHERE s.generation = 0`;

/**
 * The first generation of a projection, written in one transaction of its own: tables without keys, rows when they are
 * final, keys and indexes at the end. Tables that were made in the transaction that fills them pass by the server's own
 * log. Until `commit` there is nothing.
 */
export class FilledTables {
  readonly member: Member;
  readonly #url: string;
  readonly #names: readonly string[];
  readonly #json: ReadonlySet<string>;
  /** Versions in force, whose end a later event may tell. */
  readonly #open = new Map<string, Version>();
  readonly #lines = { table: '', history: '' };
  readonly #begin: string;
  #client: pg.Client | undefined;
  #sending: Promise<void> = Promise.resolve();
  #written = 0;

  /** `begin` opens the transaction that they are made in. */
  constructor(member: Member, databaseUrl: string, begin = 'BEGIN') {
    this.member = member;
    this.#url = databaseUrl;
    this.#begin = begin;
    this.#names = columnNames(member.projection);
    this.#json = new Set(this.#names.filter((name) => member.projection.columns[name] === 'json'));
  }

  /** Rows and versions so far: what it will take to finish, beside others. */
  get size(): number {
    return this.#written + this.member.cache.size;
  }

  /** Takes over a folded batch. Resolves when there is room for the next. */
  async add(work: WorkingSet): Promise<void> {
    if (this.member.projection.appends) {
      for (const [key, { after, changed }] of work.slots) if (changed && after) this.#row(key, after);
    }
    for (const [key, hasta] of work.closes) {
      const version = this.#open.get(key)!;
      version.hasta = hasta;
      this.#open.delete(key);
      this.#past(version);
    }
    for (const version of work.versions) {
      if (version.hasta === undefined) this.#open.set(version.key, version);
      else this.#past(version);
    }
    if (this.#lines.table.length + this.#lines.history.length > PORTION) await this.#send();
  }

  /** Sends what is left and makes keys and indexes, but for those that can wait. */
  async finish(): Promise<void> {
    const { projection, tables } = this.member;
    const client = await this.settle();
    await client.query(`${createKeysSql(tables)};\n${await firstIndexesSql(client, projection, tables)}`);
  }

  /** Sends what is left; the connection whose transaction sees the tables. */
  async settle(): Promise<pg.Client> {
    const { cache, projection } = this.member;
    if (!projection.appends) for (const [key, stored] of cache.entries()) this.#row(key, stored);
    for (const version of this.#open.values()) this.#past(version);
    this.#open.clear();
    cache.clear();
    await this.#send();
    await this.#sending;
    return this.#client!;
  }

  /** Makes it the generation that serves, read up to a position. Throws when the projection has one already. */
  async commit(position: bigint): Promise<void> {
    const { projection, tables } = this.member;
    const { rowCount } = await this.#client!.query(STATE, [
      projection.name,
      projection.version,
      tables.table,
      String(position),
    ]);
    if (rowCount !== 1) throw new Error(`${projection.name} is being filled by somebody else`);
    await this.#client!.query('COMMIT');
    await this.close();
  }

  /** Gives up what was not committed. */
  async close(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }

  #row(key: string, { row, desde }: Stored): void {
    this.#written += 1;
    this.#lines.table += copyLine([key, ...this.#values(row), ...(this.member.tables.history ? [desde] : [])]);
  }

  #past({ key, position, stored: { row, desde }, hasta }: Version): void {
    this.#written += 1;
    this.#lines.history += copyLine([key, ...this.#values(row), desde, hasta ?? 'infinity', position]);
  }

  #values(row: Row): unknown[] {
    return this.#names.map((name) => {
      const value = row[name];
      return this.#json.has(name) && value !== null ? JSON.stringify(value) : value;
    });
  }

  /** Waits for the portion before, then lets this one go: folding and writing overlap. */
  async #send(): Promise<void> {
    const { table, history } = this.#lines;
    this.#lines.table = this.#lines.history = '';
    await this.#sending;
    this.#sending = this.#write(table, history);
    // Told by the next portion or by finish.
    this.#sending.catch(() => undefined);
  }

  async #write(rows: string, versions: string): Promise<void> {
    const { tables } = this.member;
    const client = (this.#client ??= await this.#connect());
    const columns = ['_key', ...this.#names, ...(tables.history ? ['_desde'] : [])].map(quote).join(', ');
    if (rows) await copyIn(client, `COPY ${inRead(tables.table)} (${columns}) FROM STDIN`, rows);
    if (versions)
      await copyIn(client, `COPY ${inRead(tables.history!)} (${columns}, _hasta, _position) FROM STDIN`, versions);
  }

  async #connect(): Promise<pg.Client> {
    const { projection, tables } = this.member;
    const client = createClient(this.#url, { name: 'fill' });
    await client.connect();
    await client.query(
      `${this.#begin}; SET LOCAL timezone = 'UTC'; ${dropTablesSql(allTables(tables))}; ${createBareTablesSql(projection, tables)}`,
    );
    return client;
  }
}
