import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EventData, type EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import type pg from 'pg';
import { event } from '../../../laboratory/event-store/contract/harness.ts';
import type { StandIn } from '../../../laboratory/event-store/stand-in/server.ts';
import { type SharedStandIn, startSharedStandIn } from '../../../laboratory/event-store/testing/shared-stand-in.ts';
import { testDatabase, type TestDatabase } from '../../../laboratory/testing/postgres.ts';
import { ConfigError } from '../../../platform/config-error.ts';
import { LogIdentityMissing } from '../../../platform/event-store/errors.ts';
import { IDENTITY_MISSING } from '../../../platform/evidence/evidence-finding.ts';
import { HeadKeeper } from '../../../platform/evidence/keep-heads.ts';
import { evidenceFolder } from '../../../platform/evidence/keys.ts';
import { evidenceState } from '../../../platform/evidence/state.ts';
import { verifyEvidence } from '../../../platform/evidence/verify-evidence.ts';
import { silent } from '../../../platform/http/service.testing.ts';
import { bindToLog } from '../../../platform/projection/log-binding.ts';
import { createPool } from '../../postgres/pool.ts';
import type { EventStoreDbEventStore } from '../eventstoredb-event-store.ts';

let server: StandIn;
let administrator: EventStoreDBClient;
let store: EventStoreDbEventStore;
let shared: SharedStandIn;
const connect = (): EventStoreDbEventStore => shared.connect();
beforeEach(async () => {
  shared = await startSharedStandIn(['pedido']);
  ({ server, other: administrator } = shared);
  store = connect();
});
afterEach(() => shared.close());

describe('the identity of a log', () => {
  it('is asked for → nothing is written', async () => {
    const before = server.log.all.length;
    await expect(store.identity()).rejects.toBeInstanceOf(LogIdentityMissing);
    expect(await verifyEvidence(undefined, store)).toMatchObject({ ok: true, events: 0 });
    expect(server.log.all).toHaveLength(before);
  });

  it('is given once, whoever starts first of several', async () => {
    const identities = await Promise.all([store, connect(), connect()].map((one) => one.establish()));
    expect(new Set(identities).size).toBe(1);
    expect(server.log.stream('log-identity')).toHaveLength(1);
    expect(await store.establish()).toBe(identities[0]);
    expect(await connect().identity()).toBe(identities[0]);
  });

  it('is not given to a log that holds events: it lost it', async () => {
    await store.append('pedido-1', [event()], 'no-stream');
    await expect(connect().establish()).rejects.toBeInstanceOf(LogIdentityMissing);
    expect(server.log.stream('log-identity')).toEqual([]);
  });
});

const LOSSES: [string, () => Promise<unknown>][] = [
  ['deleted', () => administrator.deleteStream('log-identity')],
  ['cut', () => administrator.setStreamMetadata('log-identity', { truncateBefore: 1 })],
  ['tombstoned', () => administrator.tombstoneStream('log-identity')],
  [
    'deleted and written anew',
    async () => {
      await administrator.deleteStream('log-identity');
      const id = '11111111-2222-4333-8444-555555555555';
      await administrator.appendToStream('log-identity', jsonEvent({ type: 'LogIdentity', data: { id, copias: [] } }));
    },
  ],
];

describe.each(LOSSES)('an identity that was %s under the running system', (_, lose) => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let dataDir: string;
  beforeEach(async () => {
    database = await testDatabase();
    pool = createPool(database.url, { max: 3 });
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'identidad-'));
  });
  afterEach(async () => {
    await pool.end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is a fault that administrators hear of: evidence does not begin anew, verification names it, no start goes over it', async () => {
    await bindToLog(pool, store);
    await store.append('pedido-1', [event()], 'no-stream');
    const alarms: string[] = [];
    const keeper = new HeadKeeper({
      store,
      pool,
      dataDir,
      log: silent,
      alarm: async (comentario) => alarms.push(comentario),
    });
    await keeper.turn();
    const folders = () =>
      readdirSync(evidenceFolder(dataDir), { withFileTypes: true }).filter((one) => one.isDirectory());
    expect([folders().length, alarms]).toEqual([1, []]);
    await lose();
    await store.append('pedido-1', [event()], 0);
    await keeper.turn();
    await keeper.close();
    expect([folders().length, alarms]).toEqual([1, [IDENTITY_MISSING]]);
    const state = await evidenceState(dataDir, store, new Date().toISOString(), { sentElsewhere: [], stamped: false });
    expect(state).toMatchObject({ cabeza: null, atrasada: true, falla: IDENTITY_MISSING });
    const { ok, findings } = await verifyEvidence(dataDir, connect());
    expect(ok).toBe(false);
    expect(findings).toContainEqual({ kind: 'identity', stream: 'log-identity', detail: IDENTITY_MISSING });
    await expect(bindToLog(pool, connect())).rejects.toBeInstanceOf(ConfigError);
  });
});

it('is there again once its stream is shown again', async () => {
  const identity = await store.establish();
  await store.append('pedido-1', [event()], 'no-stream');
  for (const [, lose] of LOSSES.slice(0, 2)) {
    await lose();
    await expect(store.identity()).rejects.toBeInstanceOf(LogIdentityMissing);
    await administrator.setStreamMetadata('log-identity', {});
    expect(await store.establish()).toBe(identity);
  }
});

/** An event of ours as it lies on the server, with an instant of its own beside it. */
function withInstant(stream: string, version: number, recordedAt: string | undefined): EventData {
  const { type, data, metadata } = server.log.stream(stream)[version]!;
  return jsonEvent({
    type,
    data: JSON.parse(data.toString()),
    metadata: { ...JSON.parse(metadata.toString()), recordedAt },
  } as Parameters<typeof jsonEvent>[0]) as EventData;
}
const EARLIER = '2020-01-05T12:00:00.123Z';
const instants = async (of: EventStoreDbEventStore, stream: string): Promise<string[]> =>
  (await of.read(stream)).map(({ recordedAt }) => recordedAt.slice(0, 4));

describe('an instant that an event says of itself', () => {
  it('is not believed in a log that was never copied', async () => {
    await store.establish();
    await store.append('pedido-1', [event()], 'no-stream');
    await administrator.appendToStream('pedido-2', withInstant('pedido-1', 0, EARLIER));
    const [own] = await connect().readAll();
    expect((await connect().readAll()).map(({ recordedAt }) => recordedAt.slice(0, 4))).toEqual([
      own!.recordedAt.slice(0, 4),
      own!.recordedAt.slice(0, 4),
    ]);
    expect(own!.recordedAt).not.toBe(EARLIER);
  });

  it('is believed of what was copied, up to where the copy ended and of the next one', async () => {
    const now = new Date().toISOString().slice(0, 4);
    await store.append('pedido-0', [event()], 'no-stream');
    const [one] = await store.readAll();
    const copied = (stream: string, version = 0) => ({ ...one!, stream, version, id: event().id, recordedAt: EARLIER });
    await store.beginCopy();
    await store.copy([copied('pedido-1')]);
    await store.endCopy();
    await administrator.appendToStream('pedido-2', withInstant('pedido-1', 0, EARLIER));
    for (const reader of [store, connect()])
      expect([await instants(reader, 'pedido-1'), await instants(reader, 'pedido-2')]).toEqual([['2020'], [now]]);
    // A second copy that breaks off once.
    await store.beginCopy();
    await store.copy([copied('pedido-3')]);
    const next = connect();
    await next.beginCopy();
    await next.copy([copied('pedido-4')]);
    await next.endCopy();
    await administrator.appendToStream('pedido-5', withInstant('pedido-1', 0, EARLIER));
    const reader = connect();
    for (const [stream, year] of [
      ['pedido-1', '2020'],
      ['pedido-2', now],
      ['pedido-3', '2020'],
      ['pedido-4', '2020'],
      ['pedido-5', now],
    ] as const)
      expect([stream, await instants(reader, stream)]).toEqual([stream, [year]]);
    expect(await reader.establish()).toBe(await store.identity());
  });

  it('of a log that an earlier version copied → is believed up to the first start of this one', async () => {
    const now = new Date().toISOString().slice(0, 4);
    await store.append('pedido-0', [event()], 'no-stream');
    await administrator.appendToStream('pedido-1', withInstant('pedido-0', 0, EARLIER));
    const data = { id: '11111111-2222-4333-8444-555555555555' };
    await administrator.appendToStream('log-identity', jsonEvent({ type: 'LogIdentity', data }));
    expect(await instants(connect(), 'pedido-1')).toEqual(['2020']);
    const first = connect();
    expect(await first.establish()).toBe(data.id);
    expect(await first.establish()).toBe(data.id);
    await administrator.appendToStream('pedido-2', withInstant('pedido-0', 0, EARLIER));
    for (const reader of [first, connect()])
      expect([await instants(reader, 'pedido-1'), await instants(reader, 'pedido-2')]).toEqual([['2020'], [now]]);
    expect(server.log.stream('log-identity')).toHaveLength(2);
  });
});

it('an event of ours that somebody appended again → is named as repeated', async () => {
  await store.establish();
  await store.append('pedido-1', [event({ n: 0 }), event({ n: 1 })], 'no-stream');
  await administrator.appendToStream('pedido-1', withInstant('pedido-1', 0, EARLIER));
  await store.append('pedido-2', [event()], 'no-stream');
  const { ok, findings } = await verifyEvidence(undefined, connect());
  expect(ok).toBe(false);
  expect(findings).toContainEqual(
    expect.objectContaining({
      kind: 'repeated',
      stream: 'pedido-1',
      version: 2,
      detail: 'El evento 2 (hecho) del flujo pedido-1 está repetido: es el evento 0, que alguien agregó otra vez.',
    }),
  );
  expect(await connect().streamFaults('pedido-1')).toEqual([expect.objectContaining({ kind: 'repeated', version: 2 })]);
});
