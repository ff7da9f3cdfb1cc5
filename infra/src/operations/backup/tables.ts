import type pg from 'pg';

/** Tables of `ops` that follow from the log, speak of running processes or name this very database: the next start makes them. */
const DERIVED = new Set([
  'change_feed',
  'damaged_streams',
  'installation',
  'log_binding',
  'parked_events',
  'presence',
  'projection_builds',
  'projection_requests',
  'projection_state',
  'projector_instances',
  'server_watch',
  'stream_snapshots',
]);

/** Whether a table of an archive is restored: archives of versions before hold some that are made anew. */
export const isRestored = ({ nombre }: Pick<Table, 'nombre'>): boolean => !DERIVED.has(nombre.replace(/^ops\./, ''));

/** A table that is saved. */
export interface Table {
  readonly nombre: string;
  readonly columnas: readonly string[];
  readonly orden: string;
  readonly definicion: readonly string[];
}

interface Column {
  readonly name: string;
  readonly definition: string;
  readonly key: boolean;
}

const COLUMNS = `
SELECT a.attname AS name,
  format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
    CASE WHEN a.attcollation <> t.typcollation THEN format(' COLLATE %s', a.attcollation::regcollation) ELSE '' END,
    CASE WHEN a.attidentity <> '' THEN format(' GENERATED %s AS IDENTITY', CASE a.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END)
         WHEN d.adbin IS NOT NULL THEN ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) ELSE '' END,
    CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END) AS definition,
  EXISTS (SELECT FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisprimary AND a.attnum = ANY (i.indkey)) AS key
FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;

const REST = `
SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) AS statement
  FROM pg_constraint c WHERE c.conrelid = $1::regclass AND c.contype IN ('p', 'u', 'c')
UNION ALL
SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i
  WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`;

/** What is saved of a database: the log, when it is there, and of `ops` all that does not follow from it. */
export async function tablesToSave(client: pg.ClientBase, withLog: boolean): Promise<Table[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'ops' ORDER BY tablename",
  );
  const tables: Table[] = [];
  if (withLog)
    for (const name of ['log.identity', 'log.events', 'log.streams'])
      tables.push({ ...(await described(client, name)), definicion: [] });
  for (const { name } of rows) if (!DERIVED.has(name)) tables.push(await described(client, `ops.${name}`));
  return tables;
}

async function described(client: pg.ClientBase, nombre: string): Promise<Table> {
  const { rows: columns } = await client.query<Column>(COLUMNS, [nombre]);
  const { rows: rest } = await client.query<{ statement: string }>(REST, [nombre]);
  const quoted = (some: readonly Column[]) => some.map(({ name }) => `"${name}"`).join(', ');
  const keys = columns.filter(({ key }) => key);
  return {
    nombre,
    columnas: columns.map(({ name }) => name),
    orden: quoted(keys.length > 0 ? keys : columns),
    definicion: [
      `CREATE TABLE ${nombre} (${columns.map(({ definition }) => definition).join(', ')})`,
      ...rest.map(({ statement }) => statement),
    ],
  };
}

const columnList = ({ columnas }: Pick<Table, 'columnas'>): string => columnas.map((name) => `"${name}"`).join(', ');

/** SQL that tells a table's rows in their order. */
export const copyOutOf = (table: Pick<Table, 'nombre' | 'columnas' | 'orden'>): string =>
  `COPY (SELECT ${columnList(table)} FROM ${table.nombre} ORDER BY ${table.orden}) TO STDOUT`;
/** SQL that takes them. */
export const copyInto = (table: Pick<Table, 'nombre' | 'columnas'>): string =>
  `COPY ${table.nombre} (${columnList(table)}) FROM STDIN`;
