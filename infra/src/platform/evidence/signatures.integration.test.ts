import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createEventStoreDbEventStore } from '../../adapters/event-store/eventstoredb-event-store.ts';
import { createPostgresEventStore, type PostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { startStandIn } from '../../laboratory/event-store/stand-in/server.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { copyLog } from '../event-store/copy-log.ts';
import type { EventStore, NewEvent } from '../event-store/port.ts';
import { verifyLog, type Verification } from '../event-store/verify.ts';
import { keptKeys, loadKeys, rotateKeys } from './keys.ts';
import { instanceSigner, signBatch, type UnsignedAppend } from './sign-append.ts';
import { Signatures } from './signatures.ts';
import { signaturesOf } from './signatures-of.ts';
import { beginEvidence } from './start.ts';

let database: TestDatabase;
let pool: pg.Pool;
let dataDir: string;
let store: PostgresEventStore;

beforeEach(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'firmas-'));
  const plain = createPostgresEventStore({ connectionString: database.url });
  await plain.migrate();
  // A log of before: nobody signed it.
  await plain.append('pedido-0', [event({ n: 0 }), event({ n: 1 })], 'any');
  await beginEvidence(dataDir, plain, loadKeys(dataDir));
  await plain.close();
  store = createPostgresEventStore({ connectionString: database.url, signer: instanceSigner(dataDir) });
});
afterEach(async () => {
  await store.close();
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const verify = async (of: EventStore = store): Promise<Verification> =>
  verifyLog(of, undefined, await signaturesOf(dataDir, store));
const keyId = (): string => keptKeys(dataDir).at(-1)!.id;

test('appends of one, of several and of many at once are signed, and the log of before is sealed as it is', async () => {
  await store.append('pedido-1', [event({ n: 0 })], 'any');
  await store.append('pedido-1', [event({ n: 1 }), event({ n: 2, texto: 'ñ «x»\n"y"' }), event({ n: 3 })], 0);
  await Promise.all(
    Array.from({ length: 21 }, (_, n) => store.append(`pedido-${n + 2}`, [event({ n }), event({ n })], 'any')),
  );
  expect(await verify()).toMatchObject({ ok: true, events: 48 });
  const [first, second, third] = await store.read('pedido-1', { from: 1 });
  expect(first?.metadata.firma).toMatchObject({ llave: keyId(), eventos: 3 });
  expect([second?.metadata.firma, third?.metadata.firma]).toEqual([1, 2]);
  const signatures = (await store.readAll()).flatMap(({ metadata: { firma } }) =>
    typeof firma === 'object' ? firma.firma : [],
  );
  // Many appends that wait for one commit share signatures.
  expect(signatures.length).toBe(23);
  expect(new Set(signatures).size).toBeLessThan(10);
});

test('metadata are signed whatever names they hold', async () => {
  const metadata = { ...event({}).metadata, aaa: '","correlationId":"x","perfil":"y', zzz: 1 };
  await store.append('pedido-1', [{ ...event({}), metadata } as NewEvent], 'any');
  await store.append(
    'pedido-1',
    [{ ...event({}), metadata: { ...event({}).metadata, correlationId: 'a"b\\' } }],
    'any',
  );
  expect(await verify()).toMatchObject({ ok: true });
});

test('a repeated append writes nothing, also when it was signed together with others', async () => {
  const appends = Array.from({ length: 5 }, (_, n) => [event({ n })]);
  const once = await Promise.all(appends.map((events, n) => store.append(`pedido-${n}x`, events, 'any')));
  const again = await Promise.all(
    appends.toReversed().map((events, n) => store.append(`pedido-${4 - n}x`, events, 'no-stream')),
  );
  expect(again.toReversed()).toEqual(once.map((result) => ({ ...result, repeated: true })));
  expect(await verify()).toMatchObject({ ok: true, events: 7 });
});

test('an event that was appended by the log’s own means is named, whoever it says to be', async () => {
  await store.append('pedido-1', [event({ n: 0 })], 'any');
  const { id, type, data, metadata } = event({ n: 1, precio: 1 });
  await pool.query('select * from log.append_one($1, $2, $3, $4, 1, $5, $6)', [
    'pedido-1',
    0,
    id,
    type,
    JSON.stringify(data),
    // The chain is as it should be: these names are in order and nothing has blanks.
    JSON.stringify(Object.fromEntries(Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1)))),
  ]);
  await store.append('pedido-1', [event({ n: 2 })], 1);
  const { ok, finding } = await verify();
  expect(ok).toBe(false);
  expect(finding).toMatchObject({ kind: 'unsigned', stream: 'pedido-1', version: 1 });
  expect(finding?.detail).toContain('se agregó directamente en la base de datos');
});

test('a signature is good for its own append alone', async () => {
  const events = [event({ n: 0 }), event({ n: 1 })];
  await store.append('pedido-1', events, 'any');
  const stored = await store.read('pedido-1');
  const other = await testDatabase();
  const forged = createPostgresEventStore({ connectionString: other.url });
  await forged.migrate();
  const keys = keptKeys(dataDir);
  const told = async (list: readonly (typeof stored)[number][]) => {
    const check = new Signatures(-1n, keys);
    for (const one of list) {
      const finding = check.see(one);
      if (finding) return finding.detail;
    }
    return check.end()?.detail;
  };
  const [first, second] = stored as [(typeof stored)[0], (typeof stored)[0]];
  expect(await told(stored)).toBeUndefined();
  expect(
    await told([
      { ...first, stream: 'pedido-2' },
      { ...second, stream: 'pedido-2' },
    ]),
  ).toContain('no es lo que firmó');
  expect(await told([first, { ...second, data: { n: 9 } }])).toContain('no es lo que firmó');
  expect(await told([first, { ...second, metadata: { ...second.metadata, user: 'otro' } }])).toContain(
    'no es lo que firmó',
  );
  expect(await told([first])).toContain('falta el número 2 de 2');
  expect(await told([second])).toContain('es parte de una firma que no la incluye');
  expect(await told([first, first])).toContain('falta el número 2 de 2');
  const stranger = mkdtempSync(path.join(os.tmpdir(), 'otra-'));
  const theirs = createPostgresEventStore({ connectionString: other.url, signer: instanceSigner(stranger) });
  await theirs.append('pedido-1', [event({})], 'any');
  expect(await told(await theirs.read('pedido-1'))).toContain('que no es de esta instancia ni de otra conocida');
  await Promise.all([forged.close(), theirs.close()]);
  await other.drop();
  rmSync(stranger, { recursive: true });
});

test('a key that was taken over from signs nothing that is committed later', async () => {
  const before = loadKeys(dataDir);
  const hour = (n: number): string => new Date(Date.now() + n * 3_600_000).toISOString();
  rotateKeys(dataDir, hour(-48), hour(-24));
  const signer = { sign: <A extends UnsignedAppend>(batch: readonly A[]) => signBatch(batch, before) };
  const late = createPostgresEventStore({ connectionString: database.url, signer });
  const next = createPostgresEventStore({ connectionString: database.url, signer: instanceSigner(dataDir) });
  await next.append('pedido-1', [event({})], 'any');
  await next.close();
  await late.append('pedido-2', [event({})], 'any');
  await late.close();
  expect((await verify()).finding).toMatchObject({ kind: 'forged', stream: 'pedido-2' });
});

test('the same on EventStoreDB, and a copy of a log keeps its signatures', async () => {
  const standIn = await startStandIn({ batchAppend: true });
  const esdb = createEventStoreDbEventStore({ connectionString: standIn.url, signer: instanceSigner(dataDir) });
  const unsigned = createEventStoreDbEventStore({ connectionString: standIn.url });
  await esdb.append('pedido-1', [event({ n: 0 }), event({ n: 1 })], 'any');
  await esdb.append('pedido-1', [event({ n: 2 })], 1);
  const check = () => new Signatures(-1n, keptKeys(dataDir));
  expect(await verifyLog(esdb, undefined, check())).toMatchObject({ ok: true, events: 3 });
  const copied = await testDatabase();
  const copy = createPostgresEventStore({ connectionString: copied.url });
  await copy.migrate();
  await copyLog(esdb, copy);
  expect(await verifyLog(copy, undefined, check())).toMatchObject({ ok: true, events: 3 });
  await unsigned.append('pedido-1', [event({ n: 3 })], 2);
  expect((await verifyLog(esdb, undefined, check())).finding).toMatchObject({ kind: 'unsigned', version: 3 });
  await Promise.all([esdb.close(), unsigned.close(), copy.close()]);
  await Promise.all([standIn.stop(), copied.drop()]);
});
