import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { copyIn } from '../../adapters/postgres/copy-in.ts';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded.ts';
import { prepareServiceRole } from '../../adapters/postgres/service-role.ts';
import { migrateWith } from '../../adapters/event-store/postgres/schema.ts';
import { ConfigError } from '../../platform/config-error.ts';
import { readArchive } from './archive.ts';
import { checkArchive } from './check-archive.ts';
import { cutLog, NOT_WITH_A_CUT, upTo } from './cut-log.ts';
import { allOf } from './data-files.ts';
import { fileOf, type Manifest, tableOf } from './manifest.ts';
import { copyInto, isRestored } from './tables.ts';
import { createClient } from '../../adapters/postgres/session.ts';

export interface RestoreOptions {
  /** The archive. */
  readonly file: string;
  readonly secret?: string | undefined;
  /** Folder of the restored system; it must not be there yet, or be empty. */
  readonly dataDir: string;
  /** Empty database that takes the tables, as the owner of the log; unset: an embedded one in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** The same as the services' own role, which is made where it is missing: what they work with is theirs. Unset: the owner's. */
  readonly servicesUrl?: string | undefined;
  /** Last position of the log that is restored; unset: all of it. */
  readonly position?: bigint | undefined;
  readonly progress?: (what: string) => void;
}

/**
 * Makes the system of an archive anew, whole or not at all: the archive is read and checked first, files are put beside and
 * moved in the end, tables come in one transaction, or in one of the owner and one of the services, which end together. Read models are none: the next start builds them from the log. With a
 * position the log ends there, and what proves the rest is put aside in `evidencia-apartada`. Throws {@link ConfigError}.
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  if (existsSync(options.dataDir) && readdirSync(options.dataDir).length > 0)
    throw new ConfigError(
      `En ${options.dataDir} ya hay datos: restaura en una carpeta nueva (DATA_DIR), y cámbialas después.`,
    );
  options.progress?.('Se comprueba el respaldo…');
  const manifest = await checkArchive(options.file, options.secret);
  if (options.position !== undefined) mayBeCut(manifest, options.position);
  const beside = `${path.resolve(options.dataDir)}.restaurando`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { recursive: true, mode: 0o700 });
  try {
    await withDatabase(beside, options.databaseUrl, async (url) => {
      const log = createClient(url, { name: 'restore' });
      const theirs = options.servicesUrl === undefined ? log : createClient(options.servicesUrl, { name: 'restore' });
      try {
        await log.connect();
        await refuseUsed(log);
        if (options.servicesUrl !== undefined) {
          await prepareServiceRole(url, options.servicesUrl);
          await theirs.connect();
        }
        await fill({ log, theirs }, beside, manifest, options);
      } finally {
        await Promise.all([...new Set([log, theirs])].map((client) => client.end()));
      }
    });
    if (existsSync(options.dataDir)) rmdirSync(options.dataDir);
    renameSync(beside, options.dataDir);
    return manifest;
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    throw error;
  }
}

function mayBeCut({ registro }: Manifest, position: bigint): void {
  if (registro.lugar !== 'postgres')
    throw new ConfigError('El registro de este respaldo está en EventStoreDB: --position no se puede usar con él.');
  if (position < 0n || position > BigInt(registro.ultima_posicion))
    throw new ConfigError(`El registro de este respaldo termina en la posición ${registro.ultima_posicion}.`);
}

async function withDatabase(
  beside: string,
  url: string | undefined,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (url !== undefined) return work(url);
  const server = await startEmbeddedPostgres({ dataDir: path.join(beside, 'postgres') });
  try {
    await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Connections of one database, each in a transaction: of the log's owner, and of who owns all else. They may be one and the same. */
interface Clients {
  readonly log: pg.Client;
  readonly theirs: pg.Client;
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ used: boolean }>(
    "SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname IN ('log', 'ops', 'read')) AS used",
  );
  if (rows[0]!.used) throw new ConfigError('La base de datos ya tiene un sistema: restaura en una base vacía.');
}

async function fill(clients: Clients, folder: string, manifest: Manifest, options: RestoreOptions): Promise<void> {
  const { log, theirs } = clients;
  const cut = options.position;
  const tables = new Map(
    manifest.tablas
      .filter((one) => isRestored(one) && (cut === undefined || !NOT_WITH_A_CUT.includes(one.nombre)))
      .map((one) => [one.nombre, one]),
  );
  const both = [...new Set([log, theirs])];
  for (const client of both) await client.query('BEGIN');
  if (manifest.registro.lugar === 'postgres') {
    await migrateWith(log);
    await log.query('DELETE FROM log.identity');
  }
  await theirs.query('CREATE SCHEMA ops');
  for (const { definicion } of manifest.tablas.filter(isRestored))
    for (const statement of definicion) await theirs.query(statement);
  for await (const { name, bytes } of readArchive(options.file, options.secret)) {
    const route = fileOf(name);
    const table = tables.get(tableOf(name) ?? '');
    if (route !== undefined) {
      const file = path.join(folder, route);
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(bytes, createWriteStream(file, { mode: 0o600 }));
    } else if (table) {
      const rowsOf = await allOf(bytes);
      await copyIn(
        table.nombre.startsWith('log.') ? log : theirs,
        copyInto(table),
        cut !== undefined && table.nombre === 'log.events' ? upTo(rowsOf, cut) : rowsOf,
      );
      options.progress?.(table.nombre);
    } else for await (const _ of bytes);
  }
  await setSequences(
    clients,
    manifest.registro,
    manifest.tablas.filter(isRestored).map(({ nombre }) => nombre),
  );
  if (cut !== undefined) await cutLog(clients, folder, manifest.registro.identidad!, cut);
  for (const client of both) await client.query('COMMIT');
}

/** Numbers that were drawn once are never drawn again, also those of events that a cut left behind. */
async function setSequences(
  { log, theirs }: Clients,
  registro: Manifest['registro'],
  tables: readonly string[],
): Promise<void> {
  if (registro.lugar === 'postgres' && BigInt(registro.ultima_posicion) > 0n)
    await log.query("SELECT setval('log.position', $1::bigint)", [registro.ultima_posicion]);
  const { rows } = await theirs.query<{ sequence: string; table: string; column: string }>(
    `SELECT pg_get_serial_sequence(a.attrelid::regclass::text, a.attname) AS sequence, a.attrelid::regclass::text AS table, quote_ident(a.attname) AS column
     FROM pg_attribute a WHERE a.attrelid = ANY ($1::text[]::regclass[]) AND a.attidentity <> ''`,
    [tables.filter((name) => name.startsWith('ops.'))],
  );
  for (const { sequence, table, column } of rows)
    await theirs.query(`SELECT setval($1, coalesce(max(${column}), 0) + 1, false) FROM ${table}`, [sequence]);
}
