import { samples } from '@power/domain/event-samples.testing';
import { OLVIDADO } from '@power/domain/kernel/personal';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { startStandIn } from '../../laboratory/event-store/stand-in/server.ts';
import { testEvent } from '../../laboratory/testing/memory-event-store.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import type { EventStore, RecordedEvent } from '../../platform/event-store/port.ts';
import { verifyLog } from '../../platform/event-store/verify.ts';
import { documentEvidence, type DocumentEvidence } from '../../platform/evidence/document-evidence.ts';
import { HeadKeeper } from '../../platform/evidence/keep-heads.ts';
import { loadKeys } from '../../platform/evidence/keys.ts';
import { instanceSigner } from '../../platform/evidence/sign-append.ts';
import { beginEvidence } from '../../platform/evidence/start.ts';
import { verifyEvidence } from '../../platform/evidence/verify-evidence.ts';
import { createLog } from '../../platform/log.ts';
import { noteForgetting } from '../../platform/privacy/forgotten-file.ts';
import { PersonKeys } from '../../platform/privacy/person-keys.ts';
import { installationSecret, secretOf } from '../../platform/privacy/secret.ts';
import { createPool } from '../postgres/pool.ts';
import { openEventStore } from './open-event-store.ts';

const NOMBRE = 'Berta Olvidable Soto';
const CORREO = 'berta@olvidable.test';
const quiet = createLog('test');
quiet.level = 'silent';

const enrolled = (nombre = NOMBRE, email = CORREO) => {
  const data = samples.TrainingEnrolled![1] as { inscrito: object };
  return testEvent({ type: 'TrainingEnrolled', data: { ...data, inscrito: { ...data.inscrito, nombre, email } } });
};
const named = ({ data }: RecordedEvent): unknown[] => {
  const { inscrito } = data as { inscrito: { nombre: string; email: string } };
  return [inscrito.nombre, inscrito.email];
};

describe.each(['PostgreSQL', 'EventStoreDB'])('persons under keys of their own: %s', (kind) => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let dataDir: string;
  let store: EventStore;
  let other: EventStore;
  let standIn: Awaited<ReturnType<typeof startStandIn>> | undefined;
  const secret = () => installationSecret(dataDir);
  const open = (signs: boolean, own = secret): Promise<EventStore> =>
    openEventStore({
      databaseUrl: database.url,
      eventstoreUrl: standIn?.url,
      privacy: own,
      ...(signs && { signer: instanceSigner(dataDir) }),
    });
  const keys = () => new PersonKeys(pool, secret);
  const forget = async (identity: string): Promise<void> => {
    const { id } = (await keys().of([identity])).get(identity)!;
    await keys().destroy(id, (await store.head())!);
  };

  beforeAll(async () => {
    database = await testDatabase();
    pool = createPool(database.url);
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'personas-'));
    if (kind === 'EventStoreDB') standIn = await startStandIn();
    const plain = await openEventStore({ databaseUrl: database.url, eventstoreUrl: standIn?.url });
    await plain.establish?.();
    await plain.append('training-1', [enrolled('Ana Antigua', 'ana@antigua.test')], 'any');
    await beginEvidence(dataDir, plain, loadKeys(dataDir));
    await plain.close();
    store = await open(true);
    other = await open(false);
    await store.append('training-1', [enrolled(), enrolled('Carla Queda', 'carla@queda.test')], 0);
    await store.append('training-2', [enrolled(NOMBRE, CORREO.toUpperCase())], 'no-stream');
  });
  afterAll(async () => {
    await Promise.all([store.close(), other.close()]);
    await standIn?.stop();
    await pool.end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('what was said is read in every process, one key a person, and the log stores no word of it', async () => {
    for (const one of [store, other])
      expect((await one.readAll()).map(named)).toEqual([
        ['Ana Antigua', 'ana@antigua.test'],
        [NOMBRE, CORREO],
        ['Carla Queda', 'carla@queda.test'],
        [NOMBRE, CORREO.toUpperCase()],
      ]);
    const stored = JSON.stringify((await store.readAll()).map((event) => event.stored));
    for (const word of ['Berta', 'olvidable.test', 'Carla']) expect(stored).not.toContain(word);
    const { rows } = await pool.query('SELECT * FROM ops.person_keys');
    expect(rows).toHaveLength(2);
  });

  test('a repeated append is recognised, and who follows the log hears what was said', async () => {
    const [again] = await store.read('training-2');
    const { stream: _, ...event } = again!;
    expect(await store.append('training-2', [event], 'no-stream')).toMatchObject({ repeated: true, version: 0 });
    const heard: unknown[][] = [];
    const following = await other.subscribe({ onBatch: async (events) => void heard.push(...events.map(named)) });
    while (heard.length < 4) await new Promise((resolve) => setTimeout(resolve, 25));
    await following.stop();
    expect(heard).toHaveLength(4);
    expect(heard[1]).toEqual([NOMBRE, CORREO]);
  });

  test('once the key is gone there is one text everywhere; chain, signatures and proofs of before hold', async () => {
    const heads = new HeadKeeper({ store: other, pool, dataDir, log: quiet, alarm: async () => undefined });
    await heads.turn();
    const proof = async () => (await documentEvidence(dataDir, other, 'training-1', () => true)) as DocumentEvidence;
    const before = await proof();
    expect(before.eventos).toHaveLength(3);
    await forget(`correo:${CORREO}`);
    for (const one of [store, other]) {
      expect((await one.read('training-1')).map(named)).toEqual([
        ['Ana Antigua', 'ana@antigua.test'],
        [OLVIDADO, OLVIDADO],
        ['Carla Queda', 'carla@queda.test'],
      ]);
      expect(await verifyLog(one)).toMatchObject({ ok: true, events: 4 });
    }
    expect((await proof()).eventos).toEqual(before.eventos);
    expect((await proof()).cabezas).toEqual(before.cabezas);
    await heads.close();
    expect(await verifyEvidence(dataDir, store)).toMatchObject({ ok: true, findings: [] });
  });

  test('who was forgotten and comes again is somebody new; plain words of before are shown no more', async () => {
    await forget('correo:ana@antigua.test');
    await store.append('training-2', [enrolled(), enrolled('Ana Antigua', 'ana@antigua.test')], 0);
    expect((await other.readAll()).map(named)).toEqual([
      [OLVIDADO, OLVIDADO],
      [OLVIDADO, OLVIDADO],
      ['Carla Queda', 'carla@queda.test'],
      [OLVIDADO, OLVIDADO],
      [NOMBRE, CORREO],
      ['Ana Antigua', 'ana@antigua.test'],
    ]);
    expect(await verifyLog(store)).toMatchObject({ ok: true, events: 6 });
    const { rows } = await pool.query<{ gone: boolean }>('SELECT clave IS NULL AS gone FROM ops.person_keys');
    expect(rows.map(({ gone }) => gone).toSorted()).toEqual([false, false, false, true, true]);
  });

  test('an older database hears of who was forgotten since by the folder of the installation', async () => {
    const { id } = (await keys().of(['correo:carla@queda.test'])).get('correo:carla@queda.test')!;
    const noted = { id, until: (await store.head())! };
    noteForgetting(dataDir, noted);
    noteForgetting(dataDir, noted);
    const restored = await open(false);
    expect((await restored.read('training-1')).map(named)[2]).toEqual([OLVIDADO, OLVIDADO]);
    await restored.close();
  });

  test('a text that a version before stored as it was typed, and a damaged key, concern their own events alone', async () => {
    const plain = await openEventStore({
      databaseUrl: database.url,
      eventstoreUrl: standIn?.url,
      signer: instanceSigner(dataDir),
    });
    const typed = 'olvidable:1:hola';
    await plain.append('training-3', [enrolled(typed, OLVIDADO)], 'no-stream');
    await plain.close();
    await store.append('training-3', [enrolled('Dora Dañada', 'dora@llave.test'), enrolled()], 0);
    const { id } = (await keys().of(['correo:dora@llave.test'])).get('correo:dora@llave.test')!;
    await pool.query("UPDATE ops.person_keys SET clave = 'AAAA' WHERE id = $1", [id]);
    const restarted = await open(false);
    for (const one of [store, restarted]) {
      const [first, damaged, last] = await one.read('training-3');
      expect(named(first!)).toEqual([typed, OLVIDADO]);
      expect(() => damaged!.data).toThrow('event 1 (TrainingEnrolled) of training-3 cannot be read');
      expect(named(last!)).toEqual([NOMBRE, CORREO]);
      expect(await verifyLog(one)).toMatchObject({ ok: true });
    }
    const received: RecordedEvent[] = [];
    const following = await restarted.subscribe({ onBatch: async (events) => void received.push(...events) });
    while (received.filter(({ stream }) => stream === 'training-3').length < 3)
      await new Promise((resolve) => setImmediate(resolve));
    await following.stop();
    expect(received.filter(({ stream }) => stream === 'training-3').map(({ version }) => version)).toEqual([0, 1, 2]);
    await restarted.close();
    expect(await verifyEvidence(dataDir, store)).toMatchObject({ ok: true, findings: [] });
  });

  test('with another secret the log is not opened', async () => {
    await expect(open(false, () => secretOf('otro secreto, de otra instalación'))).rejects.toThrow(
      'Configuración incorrecta: el secreto de privacidad no es el de esta base (DATA_DIR es de otro sistema)',
    );
  });
});
