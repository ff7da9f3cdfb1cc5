import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createPostgresEventStore, type PostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { migrateJobs } from '../../adapters/queue/job-rows.ts';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { numbersIn } from './backup.testing.ts';
import { HeadKeeper } from '../../platform/evidence/keep-heads.ts';
import { silent } from '../../platform/http/service.testing.ts';
import { migrateOps } from '../../platform/projection/schema.ts';
import { backup } from './backup.ts';
import { checkArchive } from './check-archive.ts';
import { restore } from './restore.ts';
import { tryRestore } from './trial.ts';

const SECRET = 'una llave de respaldo';
let from: TestDatabase;
let pool: pg.Pool;
let store: PostgresEventStore;
let folder: string;
let dataDir: string;
const others: TestDatabase[] = [];

const write = async (count: number, stream: string): Promise<void> => {
  for (let n = 0; n < count; n += 1) await store.append(stream, [event({ n, texto: 'ñ\t🚚\n\\N' })], 'any');
};
const seal = async (): Promise<void> => {
  const keeper = new HeadKeeper({ store, pool, dataDir, log: silent, alarm: async () => undefined });
  await keeper.turn();
  await keeper.close();
};
const archive = (name: string): string => path.join(folder, name);
const save = (name: string, secret?: string) =>
  backup({ dataDir, databaseUrl: from.url, logElsewhere: false, file: archive(name), secret });
const emptyDatabase = async (): Promise<TestDatabase> => {
  const one = await testDatabase();
  others.push(one);
  return one;
};
const target = (name: string): string => path.join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'respaldo-'));
  dataDir = path.join(folder, 'datos');
  from = await testDatabase();
  pool = createPool(from.url);
  store = createPostgresEventStore({ connectionString: from.url });
  await store.migrate();
  await migrateOps(pool);
  await migrateJobs(pool);
  await pool.query("INSERT INTO ops.process_state (name, position, status) VALUES ('avisos', 4, 'live')");
  await pool.query(
    "INSERT INTO ops.jobs (id, name, estado, data) VALUES ('uno', 'exportar', 'en_espera', '{\"a\":\"ñ\"}')",
  );
  mkdirSync(path.join(dataDir, 'archivos/ab'), { recursive: true });
  writeFileSync(path.join(dataDir, 'archivos/ab/huella'), Buffer.from([0, 1, 2, 255]));
  writeFileSync(path.join(dataDir, 'archivos/vacio'), '');
  writeFileSync(path.join(dataDir, 'secrets.json'), '{"JWT_SECRET":"secreto"}');
  for (const passing of ['runtime.json', 'children.json', 'launcher.lock'])
    writeFileSync(path.join(dataDir, passing), '{}');
  mkdirSync(path.join(dataDir, 'logs'));
  writeFileSync(path.join(dataDir, 'logs/jobs.log'), 'nada');
  await write(5, 'pedido-1');
  await write(3, 'pedido-2');
  await seal();
});
afterAll(async () => {
  await store.close();
  await pool.end();
  await Promise.all([from, ...others].map((one) => one.drop()));
  rmSync(folder, { recursive: true, force: true });
});

it('a system is there again: every event, counter, file and secret, and the evidence holds', async () => {
  const manifest = await save('uno.tar.gz');
  expect(manifest.registro).toMatchObject({ lugar: 'postgres', eventos: 8 });
  expect(manifest.cabeza?.tamano).toBe(8);
  expect(manifest.archivos.map(({ ruta }) => ruta)).toEqual(
    expect.arrayContaining(['archivos/ab/huella', 'archivos/vacio', 'secrets.json', 'evidencia/llaves.json']),
  );
  expect(manifest.archivos.filter(({ ruta }) => /runtime|children|lock|logs/.test(ruta))).toEqual([]);
  const to = await emptyDatabase();
  await restore({ file: archive('uno.tar.gz'), dataDir: target('uno'), databaseUrl: to.url });
  expect(await numbersIn(to.url)).toEqual(await numbersIn(from.url));
  expect(readFileSync(path.join(target('uno'), 'archivos/ab/huella'))).toEqual(Buffer.from([0, 1, 2, 255]));
  // It goes on where it was: the next event takes a position that was never given.
  const again = createPostgresEventStore({ connectionString: to.url });
  await again.migrate();
  expect((await again.append('pedido-1', [event({ n: 9 })], 'any')).version).toBe(5);
  await again.close();
});

it('a trial compares all that was saved and leaves nothing', async () => {
  await save('prueba.cifrado', SECRET);
  const before = readdirSync(os.tmpdir()).filter((name) => name.startsWith('power-prueba-'));
  const { differing, findings, events } = await tryRestore(archive('prueba.cifrado'), SECRET);
  expect({ differing, findings, events }).toEqual({ differing: [], findings: [], events: 8 });
  expect(readdirSync(os.tmpdir()).filter((name) => name.startsWith('power-prueba-'))).toEqual(before);
});

it('an encrypted archive tells nothing without its key, nor with another', async () => {
  await save('secreto.cifrado', SECRET);
  expect(readFileSync(archive('secreto.cifrado')).includes('manifiesto')).toBe(false);
  await expect(checkArchive(archive('secreto.cifrado'), undefined)).rejects.toThrow('El respaldo está cifrado');
  await expect(checkArchive(archive('secreto.cifrado'), 'otra llave cualquiera')).rejects.toThrow(
    /La llave no es|no es un respaldo completo/,
  );
  expect((await checkArchive(archive('secreto.cifrado'), SECRET)).registro.eventos).toBe(8);
});

it.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)],
  [
    'changed in the middle',
    (bytes: Buffer) =>
      Buffer.concat([bytes.subarray(0, bytes.length >> 1), Buffer.from('zz'), bytes.subarray((bytes.length >> 1) + 2)]),
  ],
  ['something else', () => Buffer.from('hola')],
  ['empty', () => Buffer.alloc(0)],
])('an archive that is %s is refused in a sentence, and nothing is made', async (_, spoil) => {
  if (!existsSync(archive('sano.tar.gz'))) await save('sano.tar.gz');
  const file = archive('malo.tar.gz');
  writeFileSync(file, spoil(readFileSync(archive('sano.tar.gz'))));
  const to = await emptyDatabase();
  await expect(restore({ file, dataDir: target('malo'), databaseUrl: to.url })).rejects.toThrow(/respaldo/);
  expect(existsSync(target('malo'))).toBe(false);
  expect(readdirSync(folder).filter((name) => name.endsWith('.restaurando'))).toEqual([]);
});

it('nothing is restored over data, in a folder or in a database', async () => {
  await save('encima.tar.gz');
  await expect(restore({ file: archive('encima.tar.gz'), dataDir })).rejects.toThrow('ya hay datos');
  await expect(
    restore({ file: archive('encima.tar.gz'), dataDir: target('otra'), databaseUrl: from.url }),
  ).rejects.toThrow('La base de datos ya tiene un sistema');
  expect(existsSync(target('otra'))).toBe(false);
});

it('a log that is cut at a position ends there; streams, processes and evidence with it', async () => {
  await save('corte.tar.gz');
  const all = await store.readAll();
  const last = all[5]!;
  const to = await emptyDatabase();
  await restore({
    file: archive('corte.tar.gz'),
    dataDir: target('corte'),
    databaseUrl: to.url,
    position: last.position,
  });
  const cut = createPostgresEventStore({ connectionString: to.url });
  await cut.migrate();
  expect((await cut.readAll()).map(({ id }) => id)).toEqual(all.slice(0, 6).map(({ id }) => id));
  const { position } = await cut.append('pedido-2', [event({ n: 1 })], 0);
  expect(position > all.at(-1)!.position).toBe(true);
  await cut.close();
  expect(existsSync(path.join(target('corte'), 'evidencia-apartada/cabezas.jsonl'))).toBe(true);
  expect((await numbersIn(to.url)).process_state).toEqual(['avisos 4']);
  expect((await numbersIn(to.url)).jobs).toBe(0);
  await expect(
    restore({ file: archive('corte.tar.gz'), dataDir: target('lejos'), databaseUrl: to.url, position: 10_000n }),
  ).rejects.toThrow('termina en la posición');
});

it('what is written while a backup is made is whole in it or not at all', async () => {
  const writing = write(200, 'pedido-3');
  const manifest = await save('marcha.tar.gz');
  await writing;
  appendFileSync(path.join(dataDir, 'archivos/ab/huella'), 'más');
  const { differing, findings } = await tryRestore(archive('marcha.tar.gz'), undefined);
  // These events came after the evidence began, from a test that signs nothing: the only thing to be said of them.
  expect({ differing, other: findings.filter(({ kind }) => kind !== 'unsigned') }).toEqual({
    differing: [],
    other: [],
  });
  expect(manifest.registro.eventos).toBeLessThanOrEqual(208);
});
