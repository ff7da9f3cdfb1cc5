import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ConfigError, configFault } from '../config-error.ts';
import type { PrivacySecret } from './secret.ts';

/**
 * A key for each person, beside the log (docs/adr/0024). `clave` is wrapped by the installation's secret and gone once the
 * person is forgotten; `alias` names the person to who has that secret; `hasta` is how far the log was when they were
 * forgotten, for what stood in it in plain words.
 */
export const PERSON_KEYS_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.person_keys (
    id uuid PRIMARY KEY, alias text NOT NULL, clave text, creada timestamptz NOT NULL DEFAULT now(),
    olvidada timestamptz, hasta numeric
  );
  CREATE UNIQUE INDEX IF NOT EXISTS person_keys_known ON ops.person_keys (alias) WHERE olvidada IS NULL;
  CREATE INDEX IF NOT EXISTS person_keys_alias ON ops.person_keys (alias)
`;
/** What processes that remember states of streams are told: whatever they remember may name somebody who was forgotten. */
export const FORGOTTEN = 'olvido';
const OTHER_SECRET = `${configFault}: el secreto de privacidad no es el de esta base (DATA_DIR es de otro sistema): repón privacidad.json de un respaldo, o define la misma PRIVACIDAD_LLAVE que antes.`;
/** Keys that the secret is tried with at the start: one that is damaged says nothing of the others. */
const TRIED = 20;
const FORGET = `UPDATE ops.person_keys SET clave = NULL, olvidada = coalesce(olvidada, now()), hasta = coalesce(hasta, $2) WHERE id = $1`;

export interface PersonKey {
  readonly id: string;
  readonly key: Buffer;
}

/** What is known of the keys behind a page of the log. */
export interface Known {
  readonly keys: ReadonlyMap<string, Buffer>;
  /** Ids of keys of persons who were forgotten. */
  readonly destroyed: ReadonlySet<string>;
  /** Ids of keys that are there and that the secret does not open. */
  readonly damaged: ReadonlySet<string>;
  /** Up to which position persons of plain words were forgotten, by alias. */
  readonly forgotten: ReadonlyMap<string, bigint>;
}

interface Row {
  readonly id: string;
  readonly alias: string;
  readonly clave: string | null;
  readonly hasta: string | null;
}

/** A key that was asked for by its id, or a forgotten person of an alias. */
type KnownRow = (Row & { readonly alias: string }) | (Omit<Row, 'id'> & { readonly id: null });

const NOTHING: Known = { keys: new Map(), destroyed: new Set(), damaged: new Set(), forgotten: new Map() };

/** The keys of persons. None is kept in memory: what is destroyed is gone for every process at once. */
export class PersonKeys {
  readonly #db: pg.Pool;
  readonly #secret: () => PrivacySecret;
  #read: PrivacySecret | undefined;

  constructor(db: pg.Pool, secret: () => PrivacySecret) {
    this.#db = db;
    this.#secret = secret;
  }

  get #own(): PrivacySecret {
    return (this.#read ??= this.#secret());
  }

  alias(identity: string): string {
    return this.#own.alias(identity);
  }

  /** Keys of persons by their identities; those who have none are given one. */
  async of(identities: Iterable<string>): Promise<Map<string, PersonKey>> {
    const aliases = new Map([...identities].map((identity) => [this.alias(identity), identity]));
    const found = new Map<string, PersonKey>();
    // Another process may give a person a key at the same moment: theirs is the key, and is there the next time.
    while (aliases.size > 0) {
      const { rows } = await this.#db.query<Row>({
        name: 'person_keys.of',
        text: 'SELECT id, alias, clave FROM ops.person_keys WHERE alias = ANY($1) AND olvidada IS NULL',
        values: [[...aliases.keys()]],
      });
      for (const { id, alias, clave } of rows) {
        found.set(aliases.get(alias)!, { id, key: this.#unwrap(id, clave!) });
        aliases.delete(alias);
      }
      if (aliases.size > 0) await this.#make([...aliases.keys()]);
    }
    return found;
  }

  async #make(aliases: readonly string[]): Promise<void> {
    const ids = aliases.map(() => randomUUID());
    await this.#db.query(
      `INSERT INTO ops.person_keys (id, alias, clave) SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[])
       ON CONFLICT (alias) WHERE olvidada IS NULL DO NOTHING`,
      [ids, aliases, ids.map((id) => this.#own.wrap(id, randomBytes(32)).toString('base64'))],
    );
  }

  /** A wrapped key; undefined where it is damaged, or the secret another one. */
  #opened(id: string, clave: string): Buffer | undefined {
    try {
      return this.#own.unwrap(id, Buffer.from(clave, 'base64'));
    } catch {
      return undefined;
    }
  }

  #unwrap(id: string, clave: string): Buffer {
    const key = this.#opened(id, clave);
    if (!key) throw new ConfigError(OTHER_SECRET);
    return key;
  }

  /** What is known of these keys and of the persons with these aliases, in one question. */
  async known(ids: readonly string[], aliases: readonly string[]): Promise<Known> {
    if (ids.length === 0 && aliases.length === 0) return NOTHING;
    const { rows } = await this.#db.query<KnownRow>({
      name: 'person_keys.known',
      text: `SELECT id, NULL AS alias, clave, NULL AS hasta FROM ops.person_keys WHERE id = ANY($1::uuid[])
        UNION ALL SELECT NULL, alias, NULL, hasta::text FROM ops.person_keys WHERE alias = ANY($2) AND olvidada IS NOT NULL`,
      values: [ids, aliases],
    });
    const keys = new Map<string, Buffer>();
    // A key that was destroyed before this database heard of it is no text that somebody typed.
    const destroyed = new Set(this.#own.forgotten.map(({ id }) => id));
    const damaged = new Set<string>();
    const forgotten = new Map<string, bigint>();
    for (const { id, alias, clave, hasta } of rows)
      if (id === null) {
        const until = BigInt(hasta ?? -1);
        if (until > (forgotten.get(alias) ?? -1n)) forgotten.set(alias, until);
      } else if (clave === null) destroyed.add(id);
      else {
        const key = this.#opened(id, clave);
        if (key) keys.set(id, key);
        else damaged.add(id);
      }
    return { keys, destroyed, damaged, forgotten };
  }

  /** Which person a key is of; undefined when there is no such key. */
  async aliasOf(id: string): Promise<string | undefined> {
    const { rows } = await this.#db.query<Row>('SELECT alias FROM ops.person_keys WHERE id = $1', [id]);
    return rows[0]?.alias;
  }

  /** Destroys a key: what lies under it is no word any more. Plain words of the person up to a position are not shown either. */
  async destroy(id: string, until: bigint): Promise<void> {
    await this.#db.query(FORGET, [id, until.toString()]);
    await this.#db.query(`NOTIFY ${FORGOTTEN}`);
    // The row of before, with the key in it, leaves the table's file too; a backup that runs meanwhile does not stand in the way.
    await this.#db.query('VACUUM ops.person_keys').catch(() => undefined);
  }

  /**
   * Whether the secret is that of these keys; throws {@link ConfigError} where it is another one. What the installation knows
   * to be destroyed is destroyed here too: an older backup that was restored holds it still.
   */
  async check(): Promise<void> {
    const { forgotten } = this.#own;
    const { rows: alive } = await this.#db.query<Row>(
      'SELECT id FROM ops.person_keys WHERE clave IS NOT NULL AND id = ANY($1::uuid[])',
      [forgotten.map(({ id }) => id)],
    );
    const again = new Set(alive.map(({ id }) => id));
    await Promise.all(forgotten.filter(({ id }) => again.has(id)).map(({ id, until }) => this.destroy(id, until)));
    const { rows } = await this.#db.query<Row>(
      'SELECT id, clave FROM ops.person_keys WHERE clave IS NOT NULL LIMIT $1',
      [TRIED],
    );
    if (rows.length > 0 && !rows.some(({ id, clave }) => this.#opened(id, clave!))) throw new ConfigError(OTHER_SECRET);
  }
}
