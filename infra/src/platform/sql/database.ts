import type { TableName, TableRow } from '@power/domain/tables';
import { Kysely, PostgresAdapter, PostgresDialect, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';

/** What the row declares, and the key that the projection runtime adds. */
type Stored<T extends TableName> = TableRow<T> & { _key: string };

/** Schema of the read models; a misspelt table or column, or a value of another type, does not compile (ADR 8). */
export type Database = {
  [T in TableName]: Stored<T>;
} & {
  [T in TableName as `${T}_history`]: Stored<T> & { _desde: string; _hasta: string };
};

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [DATE]: (value) => value,
  [TIMESTAMPTZ]: (value) => (value.endsWith('infinity') ? value : new Date(value).toISOString()),
};

/** Values as rows declare them: amounts are numbers, instants ISO text in UTC. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

const built = new WeakMap<pg.Pool, Kysely<Database>>();

/**
 * Typed SQL over a pool, whose connections it lends and never ends. Numbers beyond 2^53 would lose digits: read models
 * hold none (columns are canonical, see the projection runtime).
 */
export function readModels(pool: pg.Pool): Kysely<Database> {
  const known = built.get(pool);
  if (known) return known;
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (on) => new PostgresIntrospector(on),
      createDriver: () =>
        new PostgresDialect({
          pool: {
            connect: async () => {
              const client = await pool.connect();
              return {
                query: ((text: string, values: unknown[]) => client.query({ text, values, types })) as never,
                release: () => client.release(),
              };
            },
            end: async () => undefined,
          },
        }).createDriver(),
    },
  });
  built.set(pool, db);
  return db;
}
