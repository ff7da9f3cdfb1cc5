import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { createPostgresEventStore, type PostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts';
import { testEvent } from '../../laboratory/testing/memory-event-store.ts';
import { Changed, Harness, Opened } from './testing/harness.ts';

const child = path.resolve(import.meta.dirname, '../../../dist/platform/projection/testing/child-projector.js');

describe('projectors that die or stand still', () => {
  const harness = new Harness();
  const children: ChildProcess[] = [];
  let log: PostgresEventStore;

  beforeAll(async () => {
    await harness.open();
    log = createPostgresEventStore({ connectionString: harness.url });
    await log.migrate();
  });
  afterAll(async () => {
    for (const one of children) one.kill('SIGKILL');
    await log.close();
    await harness.close();
  });

  const spawn = async (env: Record<string, string> = {}): Promise<{ process: ChildProcess; message: string }> => {
    const started = fork(child, {
      env: { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'silent', DATABASE_URL: harness.url, ...env },
      execArgv: [],
    });
    children.push(started);
    const message = await new Promise<string>((resolve, reject) => {
      started.once('message', (text) => resolve(String(text)));
      started.once('exit', (code) => reject(new Error(`projector ended: ${code}`)));
    });
    return { process: started, message };
  };
  const trade = async (from: number, n: number): Promise<void> => {
    for (let i = from; i < from + n; i += 1) {
      await log.append(
        `order-k${i}`,
        [
          testEvent(Opened({ id: `k${i}`, cliente: `c${i % 3}`, monto: i })),
          testEvent(Changed({ id: `k${i}`, monto: i + 1 })),
        ],
        'any',
      );
    }
  };
  const settled = async (): Promise<void> => {
    const head = (await log.head())!;
    await harness.until(async () => {
      const rows = await harness.query<{ n: number }>(
        "SELECT count(*)::integer AS n FROM ops.projection_state WHERE status = 'live' AND position >= $1",
        [String(head)],
      );
      return rows[0]!.n === 2;
    });
  };
  const owners = async (): Promise<string[]> =>
    (
      await harness.query<{ owner: string }>(
        'SELECT DISTINCT owner FROM ops.projection_state JOIN ops.projector_instances ON id = owner',
      )
    )
      .map(({ owner }) => owner)
      .sort();
  const total = async (): Promise<unknown> =>
    (await harness.query("SELECT pedidos FROM read.test_clients WHERE _key = 'todos'"))[0];

  test('two share the projections; when one is killed the other has all of them', async () => {
    const first = await spawn();
    await trade(0, 60);
    await settled();
    const second = await spawn();
    await harness.until(async () => (await owners()).length === 2);
    first.process.kill('SIGKILL');
    await trade(60, 60);
    await settled();
    expect(await owners()).toEqual([second.message]);
    expect(await total()).toEqual({ pedidos: 120 });
    second.process.kill('SIGKILL');
  });

  test('two share one projection by key; when one is killed in the middle the other has all parts', async () => {
    const PARTS = 'test/orders=2,test/clients=2';
    const first = await spawn({ PARTS });
    await trade(300, 60);
    const all = async (owner?: string): Promise<boolean> => {
      const parts = await harness.query<{ owner: string }>(
        "SELECT owner FROM ops.projection_state WHERE name LIKE 'test/%' ORDER BY name",
      );
      return (
        parts.length === 4 && (owner ? parts.every((part) => part.owner === owner) : (await owners()).length === 2)
      );
    };
    const second = await spawn({ PARTS });
    await harness.until(() => all());
    const more = trade(360, 200);
    await new Promise((resolve) => setTimeout(resolve, 100));
    first.process.kill('SIGKILL');
    await more;
    await harness.until(() => all(second.message));
    const head = String(await log.head());
    await harness.until(
      async () =>
        (await harness.query("SELECT FROM ops.projections WHERE status = 'live' AND position >= $1", [head])).length ===
        2,
    );
    expect(await total()).toEqual({ pedidos: 380 });
    const shared = await harness.digests();
    second.process.kill('SIGKILL');
    await harness.query('DELETE FROM ops.projection_state');
    const alone = await spawn();
    await settled();
    expect(await harness.digests()).toEqual(shared);
    alone.process.kill('SIGKILL');
  });

  test('one that stands still between write and commit cannot commit after it lost the lease', async () => {
    await trade(120, 100);
    const zombie = await spawn({ STOP_AT: '2' });
    if (zombie.message !== 'stopping') await new Promise((resolve) => zombie.process.once('message', resolve));
    const heir = await spawn();
    await settled();
    expect(await owners()).toEqual([heir.message]);
    expect(await total()).toEqual({ pedidos: 480 });
    zombie.process.kill('SIGCONT');
    await trade(220, 40);
    await settled();
    expect(await total()).toEqual({ pedidos: 520 });
    const before = await harness.digests();
    for (const one of children) one.kill('SIGKILL');
    await harness.query('DELETE FROM ops.projection_state');
    await spawn();
    await settled();
    expect(await harness.digests()).toEqual(before);
  });
});
