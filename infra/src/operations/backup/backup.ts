import { createHash } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { copyOut } from '../../adapters/postgres/copy-out.ts';
import { lastHead, logFolder } from '../../platform/evidence/heads.ts';
import { projectionSql } from '../../platform/projection/key-share.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { filesToSave, frozen } from './data-files.ts';
import { FORMAT, fileName, type Manifest, partName, type SavedFile, type SavedTable } from './manifest.ts';
import { copyOutOf, type Table, tablesToSave } from './tables.ts';
import { createClient } from '../../adapters/postgres/session.ts';

export interface BackupOptions {
  readonly dataDir: string;
  /** Who may read the log and what the services keep. */
  readonly databaseUrl: string;
  /** The events are in EventStoreDB, which is saved by its own means. */
  readonly logElsewhere: boolean;
  /** The archive; it must not be there yet. */
  readonly file: string;
  /** Encrypts the archive. */
  readonly secret?: string | undefined;
  /** Told what is done, in Spanish, with rows so far. */
  readonly progress?: (what: string) => void;
}

const LINE_BREAK = 10;

/**
 * Saves a system, running or not, into one archive: what proves the log, then log and operating tables as of one moment
 * (one snapshot of the database), then all other files of DATA_DIR, each with its hash. Whoever works meanwhile notices
 * nothing; what comes later is not in it. A backup that fails leaves no file. Resolves with what was saved.
 */
export async function backup(options: BackupOptions): Promise<Manifest> {
  const beside = `${options.file}.parcial`;
  rmSync(beside, { force: true });
  const archive = writeArchive(beside, options.secret);
  try {
    const manifest = await fill(archive, options);
    await archive.finish(manifest);
    renameSync(beside, options.file);
    return manifest;
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

async function fill(archive: ArchiveWriter, options: BackupOptions): Promise<Manifest> {
  const files: SavedFile[] = [];
  const save = async (route: string): Promise<void> => {
    const file = path.join(options.dataDir, route);
    // A picture whose product was removed while we were on our way.
    if (!existsSync(file)) return;
    const { size, bytes } = frozen(file);
    files.push({ ruta: route, bytes: size, sha256: await archive.add(fileName(route), size, bytes) });
  };
  const client = createClient(options.databaseUrl, { name: 'backup' });
  await client.connect();
  try {
    const identity = options.logElsewhere ? null : await identityOf(client);
    const head = identity === null ? undefined : lastHead(logFolder(options.dataDir, identity));
    for (const route of filesToSave(options.dataDir).evidence) await save(route);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ at: Date }>('SELECT now() AS at');
    const tables: SavedTable[] = [];
    for (const table of await tablesToSave(client, !options.logElsewhere))
      tables.push(await saveTable(archive, client, table, options.progress));
    const registro = await logNow(client, identity);
    const modelos = await readModels(client);
    await client.query('COMMIT');
    for (const route of filesToSave(options.dataDir).others) await save(route);
    return {
      formato: FORMAT,
      instante: rows[0]!.at.toISOString(),
      registro,
      cabeza: head ? { tamano: head.tamano, raiz: head.raiz, instante: head.instante } : null,
      modelos,
      tablas: tables,
      archivos: files,
    };
  } finally {
    await client.end();
  }
}

async function saveTable(
  archive: ArchiveWriter,
  client: pg.Client,
  table: Table,
  progress: BackupOptions['progress'],
): Promise<SavedTable> {
  const sum = createHash('sha256');
  let [rows, part] = [0, 0];
  for await (const bytes of copyOut(client, copyOutOf(table))) {
    sum.update(bytes);
    for (const byte of bytes) if (byte === LINE_BREAK) rows += 1;
    await archive.add(partName(table.nombre, (part += 1)), bytes.length, [bytes]);
    progress?.(`${table.nombre}: ${rows}`);
  }
  return { ...table, filas: rows, sha256: sum.digest('hex') };
}

async function identityOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('SELECT id::text AS id FROM log.identity');
  return rows[0]!.id;
}

async function logNow(client: pg.Client, identidad: string | null): Promise<Manifest['registro']> {
  if (identidad === null) return { lugar: 'eventstoredb', identidad, eventos: 0, ultima_posicion: '-1' };
  const { rows } = await client.query<{ eventos: number; ultima: string | null }>(
    'SELECT count(*)::int AS eventos, max(position)::text AS ultima FROM log.events',
  );
  return { lugar: 'postgres', identidad, eventos: rows[0]!.eventos, ultima_posicion: rows[0]!.ultima ?? '-1' };
}

async function readModels(client: pg.Client): Promise<Manifest['modelos']> {
  const { rows: there } = await client.query("SELECT to_regclass('ops.projection_state') AS there");
  if (!there[0].there) return [];
  const { rows } = await client.query<Manifest['modelos'][number]>(
    `SELECT ${projectionSql('name')} AS nombre, max(version) AS version, min(position)::text AS posicion
     FROM ops.projection_state GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}
