import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createPostgresEventStore, type PostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { silent } from '../http/service.testing.ts';
import { startBucket } from '../../laboratory/bucket/server.ts';
import { inBucket, objectOf } from './bucket.ts';
import { type HeadPlace, postedTo, readDelivered } from './deliver.ts';
import { headHash, isVouchedFor, lastHead, readHeads, type TreeHead } from './heads.ts';
import { HeadKeeper } from './keep-heads.ts';
import { evidenceFolder, loadKeys, rotateKeys } from './keys.ts';
import { Ledger } from './ledger.ts';
import { isConsistent, MerkleTree } from './merkle.ts';
import { evidenceState, readPublished } from './state.ts';
import { leafOf } from './stored-event.ts';

let database: TestDatabase;
let pool: pg.Pool;
let store: PostgresEventStore;
let dataDir: string;
let folder: string;
let told: string[];
const keepers: HeadKeeper[] = [];

beforeEach(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  store = createPostgresEventStore({ connectionString: database.url });
  await store.migrate();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'evidencia-'));
  folder = path.join(evidenceFolder(dataDir), (await store.identity()).slice(0, 8));
  told = [];
});
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.close();
  await store.close();
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const keeper = (...places: readonly HeadPlace[]): HeadKeeper => {
  const one = new HeadKeeper({
    store,
    pool,
    dataDir,
    places,
    log: silent,
    alarm: async (comentario) => told.push(comentario),
  });
  keepers.push(one);
  return one;
};
const write = async (count: number, stream = 'pedido-1'): Promise<void> => {
  for (let n = 0; n < count; n += 1) await store.append(stream, [event({ n })], 'any');
};
const stateNow = (now = new Date().toISOString()) =>
  evidenceState(dataDir, store, now, { sentElsewhere: [], stamped: false });
const rootOf = async (size: number): Promise<string> => {
  const leaves = (await store.readStored(-1n, size)).map(leafOf);
  return new MerkleTree((index) => leaves[index]!).root(size).toString('hex');
};

test('a log of before is sealed as it is; what follows is vouched for by heads that follow on each other', async () => {
  await write(3);
  const one = keeper();
  await one.turn();
  await write(700, 'pedido-2');
  await one.turn();
  await one.turn();
  const heads = readHeads(folder);
  const { publicKeys } = loadKeys(dataDir);
  expect(heads.map(({ tamano, posicion, sellado }) => [tamano, posicion, sellado])).toEqual([
    [3, '3', '3'],
    [703, '703', '3'],
  ]);
  const [first, second] = heads as [TreeHead, TreeHead];
  expect([first.raiz, second.raiz]).toEqual([await rootOf(3), await rootOf(703)]);
  expect(second.anterior).toBe(headHash(first));
  expect(heads.every((head) => isVouchedFor(head, publicKeys))).toBe(true);
  expect(isVouchedFor({ ...second, tamano: 702 }, publicKeys)).toBe(false);
  const tree = new MerkleTree(Ledger.toRead(folder)!.leafAt);
  const side = ({ tamano, raiz }: TreeHead) => ({ size: tamano, root: Buffer.from(raiz, 'hex') });
  expect(isConsistent(side(first), side(second), tree.consistency(3, 703))).toBe(true);
  expect(readPublished(dataDir)).toMatchObject({ cabeza: second, llaves: publicKeys });
  expect(JSON.stringify(readPublished(dataDir))).not.toContain('privada');
  expect(await stateNow()).toMatchObject({ cabeza: { tamano: 703 }, sellado: '3', pendiente: null, atrasada: false });
});

test('a place that is away keeps no head from the next one', async () => {
  const taken: number[] = [];
  const away: HeadPlace = { file: 'lejos.json', take: async () => 'No respondió.' };
  const there: HeadPlace = { file: 'cerca.json', take: async ({ tamano }) => void taken.push(tamano) };
  await write(2);
  await keeper(away, there).turn();
  expect([taken, told]).toEqual([[2], ['No respondió.']]);
});

test('the book is readable by its owner alone, and the private key stays in it', async () => {
  await write(1);
  await keeper().turn();
  for (const file of ['llaves.json', 'publico.json'])
    expect(statSync(path.join(evidenceFolder(dataDir), file)).mode & 0o077).toBe(0);
  for (const file of ['libro.bin', 'cabezas.jsonl', 'flujos.txt'])
    expect(statSync(path.join(folder, file)).mode & 0o077).toBe(0);
});

test('what a stop in the middle of a head left is cut away, and the next head follows on the last whole one', async () => {
  await write(3);
  await keeper().turn();
  await write(2, 'pedido-2');
  // The names and entries of two events, and a head that was half written.
  appendFileSync(path.join(folder, 'flujos.txt'), 'pedi');
  appendFileSync(path.join(folder, 'libro.bin'), Buffer.alloc(100, 7));
  appendFileSync(path.join(folder, 'cabezas.jsonl'), '{"registro":"a","tama');
  expect(lastHead(folder)).toMatchObject({ tamano: 3 });
  await keeper().turn();
  expect(readHeads(folder).map(({ tamano }) => tamano)).toEqual([3, 5]);
  expect(lastHead(folder)?.raiz).toBe(await rootOf(5));
  const ledger = Ledger.toRead(folder)!;
  expect([ledger.entry(0).stream, ledger.entry(4).stream]).toEqual(['pedido-1', 'pedido-2']);
});

test('a book that is lost is written again from the log, when the log is what the heads say', async () => {
  await write(5);
  await keeper().turn();
  rmSync(path.join(folder, 'libro.bin'));
  await write(1);
  await keeper().turn();
  expect(readHeads(folder).map(({ tamano }) => tamano)).toEqual([5, 6]);
  truncateSync(path.join(folder, 'libro.bin'), 200);
  await pool.query(`set session_replication_role = replica; update log.events set type = 'otro' where position = 2;
    set session_replication_role = default`);
  await keeper().turn();
  expect(told).toEqual([expect.stringContaining('no es lo que firmó la última cabeza')]);
  expect(readHeads(folder)).toHaveLength(2);
});

test('no head is made over a log that was cut: everybody hears of it, and *Estado del sistema* says why', async () => {
  await write(4);
  const one = keeper();
  await one.turn();
  await pool.query(`set session_replication_role = replica; delete from log.events where position = 4;
    update log.streams set version = 2, hash = (select hash from log.events where position = 3);
    set session_replication_role = default`);
  await write(2);
  await one.turn();
  await one.turn();
  expect(told[0]).toContain('el evento 3 del flujo pedido-1 en la posición 4 no está o es otro');
  expect(readHeads(folder)).toHaveLength(1);
  expect((await stateNow()).falla).toBe(told[0]);
});

test('a head that is late is told by the first event that none covers', async () => {
  await write(1);
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  expect((await stateNow(later(1))).atrasada).toBe(false);
  expect((await stateNow(later(6))).atrasada).toBe(true);
  await keeper().turn();
  expect((await stateNow(later(600))).atrasada).toBe(false);
});

test('two processes on one folder make one line of heads', async () => {
  const [a, b] = [keeper(), keeper()];
  for (let turn = 0; turn < 6; turn += 1) {
    await write(2);
    await Promise.all([a.turn(), b.turn()]);
  }
  await a.turn();
  const heads = readHeads(folder);
  expect(heads.at(-1)?.tamano).toBe(12);
  heads.reduce<TreeHead | undefined>((before, head) => {
    if (before) expect(head.anterior).toBe(headHash(before));
    return head;
  }, undefined);
});

test('a new key is vouched for by the one before it, and both sign while one takes over', async () => {
  await write(1);
  const one = keeper();
  await one.turn();
  const now = new Date(Date.now() - 1000).toISOString();
  rotateKeys(dataDir, now, new Date(Date.now() + 60_000).toISOString());
  await write(1);
  await one.turn();
  const after = new Date(Date.now() + 120_000).toISOString();
  rotateKeys(dataDir, after, after);
  const { publicKeys, sign } = loadKeys(dataDir);
  expect(
    readHeads(folder).map(({ firmas }) => firmas.map(({ llave }) => publicKeys.findIndex(({ id }) => id === llave))),
  ).toEqual([[0], [0, 1]]);
  expect(sign('texto', after)).toHaveLength(1);
  const kept = JSON.parse(readFileSync(path.join(evidenceFolder(dataDir), 'llaves.json'), 'utf8')) as {
    llaves: { privada?: string }[];
  };
  // Whose time is over is forgotten.
  expect(kept.llaves.map(({ privada }) => privada !== undefined)).toEqual([false, true, true]);
});

test('a wrong key or a file of keys that cannot be read is one line for the operator', () => {
  expect(() => loadKeys(dataDir, 'no es una llave')).toThrow(/EVIDENCIA_LLAVE no es una llave privada Ed25519/);
  loadKeys(dataDir);
  writeFileSync(path.join(evidenceFolder(dataDir), 'llaves.json'), '{');
  expect(() => loadKeys(dataDir)).toThrow(/no se puede leer: repónlo de un respaldo/);
});

describe('the second place', () => {
  let server: Server;
  let status: number;
  const received: { cabeza: TreeHead; token: string | undefined }[] = [];
  beforeEach(async () => {
    status = 200;
    received.length = 0;
    server = createServer((req, res) => {
      let body = '';
      req.on('data', (part: Buffer) => (body += part.toString()));
      req.on('end', () => {
        if (status === 200)
          received.push({ ...(JSON.parse(body) as { cabeza: TreeHead }), token: req.headers.authorization });
        res.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('gets every head in order, once, also those that it was away for', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cabezas`;
    const one = keeper(postedTo({ url, token: 'secreto' }));
    await write(1);
    await one.turn();
    status = 503;
    for (let n = 0; n < 2; n += 1) {
      await write(1);
      await one.turn();
    }
    expect(readDelivered(folder)).toMatchObject({ tamano: 1, error: 'El segundo lugar respondió 503.' });
    expect(told).toEqual(['El segundo lugar respondió 503.', 'El segundo lugar respondió 503.']);
    status = 200;
    await one.turn();
    expect(received.map(({ cabeza, token }) => [cabeza.tamano, token])).toEqual([
      [1, 'Bearer secreto'],
      [2, 'Bearer secreto'],
      [3, 'Bearer secreto'],
    ]);
    expect(received.at(-1)?.cabeza).toEqual(lastHead(folder));
    expect(readDelivered(folder)).toMatchObject({ tamano: 3, error: null });
  });
});

test('a bucket gets every head beside the second place; of the two the one that lacks something is told', async () => {
  const who = { id: 'AKIDEJEMPLO', secret: 'secreto', region: 'us-east-1' };
  const standIn = await startBucket({ bucket: 'cabezas', ...who });
  const posted = createServer((req, res) => req.resume().on('end', () => res.writeHead(200).end()));
  await new Promise<void>((resolve) => posted.listen(0, '127.0.0.1', resolve));
  try {
    const places = [
      postedTo({ url: `http://127.0.0.1:${(posted.address() as AddressInfo).port}` }),
      inBucket({ ...who, url: standIn.url, years: 1 }),
    ];
    const one = keeper(...places);
    const state = async () =>
      (
        await evidenceState(dataDir, store, new Date().toISOString(), {
          sentElsewhere: places.map(({ file }) => file),
          stamped: false,
        })
      ).segundo_lugar;
    await write(1);
    await one.turn();
    expect(await state()).toMatchObject({ tamano: 1, error: null });
    standIn.setAway(true);
    await write(1);
    await one.turn();
    expect(await state()).toMatchObject({ tamano: 1, error: 'La cubeta respondió 503, SlowDown.' });
    expect(told).toEqual(['La cubeta respondió 503, SlowDown.']);
    standIn.setAway(false);
    await write(1);
    await one.turn();
    expect(await state()).toMatchObject({ tamano: 3, error: null });
    expect([...standIn.objects.keys()]).toEqual(readHeads(folder).map(objectOf));
  } finally {
    await standIn.stop();
    await new Promise((resolve) => posted.close(resolve));
  }
});
