import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createPostgresEventStore, type PostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { testDatabase } from '../../laboratory/testing/postgres.ts';
import { canonicalJson } from '../event-store/canonical.ts';
import { eventHash, GENESIS } from '../event-store/hash-chain.ts';
import type { NewEvent } from '../event-store/port.ts';
import { silent } from '../http/service.testing.ts';
import { logFolder, type TreeHead } from './heads.ts';
import { HeadKeeper } from './keep-heads.ts';
import { loadKeys } from './keys.ts';
import { instanceSigner } from './sign-append.ts';
import { beginEvidence } from './start.ts';
import { type EvidenceVerification, verifyEvidence } from './verify-evidence.ts';

/**
 * A company's log and its evidence, and somebody with every right on the database. Positions: 1 account of u1, 2 pedido-1@0
 * (before evidence began: sealed as found) | 3 pedido-1@1, 4 pedido-2@0, 5–6 pedido-2@1,2 (one append) | 7 pedido-3@0,
 * 8 pedido-1@2, 9 pedido-3@1, 10 pedido-2@3 | heads after each bar.
 */
export interface Scene {
  readonly dataDir: string;
  readonly folder: string;
  readonly url: string;
  readonly store: PostgresEventStore;
  /** One turn of who makes heads. */
  head(): Promise<void>;
  /** What a forger with the rights of a superuser does: the table itself would refuse. */
  tamper(sql: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Chains a stream anew, as whoever has the code can, and makes the register of heads follow. */
  rechain(stream: string): Promise<void>;
  verify(elsewhere?: readonly TreeHead[]): Promise<EvidenceVerification>;
  /** What is found, as `kind stream@version`. */
  found(elsewhere?: readonly TreeHead[]): Promise<string[]>;
  /** Appends by the log's own function, as whoever has the services' password may. */
  insert(stream: string, expected: number, metadata: object, data?: object): Promise<void>;
  /** Makes log and evidence what they were. */
  restore(): Promise<void>;
  drop(): Promise<void>;
}

export const by = (user: string, data: unknown, more: object = {}): NewEvent => {
  const one = event(data);
  return { ...one, metadata: { ...one.metadata, at: new Date().toISOString(), user, ...more } };
};

/** Metadata as a forger writes them: they say what he likes. */
export const metadataOf = (user: string, more: object = {}): object => ({ ...by(user, {}).metadata, ...more });

export async function scene(): Promise<Scene> {
  const database = await testDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ataque-'));
  const pool = createPool(database.url);
  const before = createPostgresEventStore({ connectionString: database.url });
  await before.migrate();
  await before.append('user-u1', [by('sistema', { nombre: 'Eva' })], 'any');
  await before.append('pedido-1', [by('u1', { n: 0, precio: 1000, nota: 'ñandú' })], 'any');
  await beginEvidence(dataDir, before, loadKeys(dataDir));
  await before.close();
  const store = createPostgresEventStore({ connectionString: database.url, signer: instanceSigner(dataDir) });
  const keep = () => new HeadKeeper({ store, pool, dataDir, log: silent, alarm: async () => undefined });
  let keeper = keep();
  await keeper.turn();
  await store.append('pedido-1', [by('u1', { n: 1, precio: 2000 })], 'any');
  await store.append('pedido-2', [by('u1', { n: 0, precio: 10 })], 'any');
  await store.append('pedido-2', [by('u1', { n: 1, precio: 20 }), by('u1', { n: 2, precio: 30 })], 'any');
  await keeper.turn();
  await store.append('pedido-3', [by('u1', { n: 0 })], 'any');
  await store.append('pedido-1', [by('u1', { n: 2, precio: 3000 })], 'any');
  await store.append('pedido-3', [by('u1', { n: 1 })], 'any');
  await store.append('pedido-2', [by('u1', { n: 3, precio: 40 })], 'any');
  await keeper.turn();

  const forger = new pg.Client({ connectionString: database.url });
  await forger.connect();
  await forger.query('set session_replication_role = replica');
  const tamper = (sql: string, values: unknown[] = []): Promise<pg.QueryResult> =>
    forger.query(sql, values.length > 0 ? values : undefined);
  const rechain = async (stream: string): Promise<void> => {
    let hash = GENESIS;
    const stored = (await store.readStoredOf(stream)).toSorted((a, b) => Number(a.version) - Number(b.version));
    for (const { position, version, id, type, schema, data, metadata } of stored) {
      const [said, meta] = [canonicalJson(JSON.parse(data)), canonicalJson(JSON.parse(metadata))];
      hash = eventHash(hash, stream, Number(version), { id, type, schema: Number(schema), data: said, metadata: meta });
      await tamper('update log.events set hash = $1 where position = $2', [hash, position]);
    }
    await tamper('delete from log.streams where stream = $1', [stream]);
    const last = stored.at(-1);
    if (last) await tamper('insert into log.streams values ($1, $2, $3)', [stream, last.version, hash]);
  };
  const verify = (elsewhere: readonly TreeHead[] = []) => verifyEvidence(dataDir, store, { elsewhere });
  const kept = `${dataDir}-guardado`;
  cpSync(dataDir, kept, { recursive: true });
  await tamper(`create table kept_events as table log.events; create table kept_streams as table log.streams;
    create table kept_identity as table log.identity`);
  return {
    dataDir,
    folder: logFolder(dataDir, await store.identity()),
    url: database.url,
    store,
    head: () => keeper.turn(),
    tamper,
    rechain,
    verify,
    found: async (elsewhere) =>
      (await verify(elsewhere)).findings.map(({ kind, stream, version }) =>
        stream === undefined ? kind : `${kind} ${stream}@${version}`,
      ),
    async insert(stream, expected, metadata, data = { n: 9 }) {
      await tamper('select * from log.append_one($1, $2, $3, $4, 1, $5, $6)', [
        stream,
        expected,
        randomUUID(),
        'PedidoModificado',
        canonicalJson(data),
        canonicalJson(metadata),
      ]);
    },
    async restore() {
      await keeper.close();
      keeper = keep();
      await tamper(`truncate log.events, log.streams, log.identity; insert into log.events table kept_events;
        insert into log.streams table kept_streams; insert into log.identity table kept_identity;
        select setval('log.position', 10)`);
      rmSync(dataDir, { recursive: true });
      cpSync(kept, dataDir, { recursive: true });
    },
    async drop() {
      await forger.end();
      await keeper.close();
      await store.close();
      await pool.end();
      await database.drop();
      for (const folder of [dataDir, kept]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
