import { Redis } from 'ioredis';
import { checkRedis } from './check-redis.ts';
import { findRedis, type OwnRedis, startRedis } from './testing/redis-server.ts';
import { openScene, type QueueScene } from './testing/scene.ts';

const server = findRedis();

// oxlint-disable jest/no-disabled-tests -- the summary must say what did not run
if (!('program' in server)) {
  test.skip('not run: the faults of a Redis, because no redis-server of our own can be started', () => undefined);
} else {
  const { program } = server;

  describe('a Redis that refuses work while the system runs', () => {
    let redis: OwnRedis;
    let admin: Redis;
    let scene: QueueScene;
    beforeEach(async () => {
      redis = await startRedis(program);
      admin = new Redis(redis.url);
      scene = await openScene(redis.url);
    });
    afterEach(async () => {
      await scene.close();
      admin.disconnect();
      await redis.stop();
    });
    /** Hands a job over while the Redis refuses, and expects it done once it takes work again. */
    const outlives = async (refusal: string, words: string, mended: () => Promise<unknown>): Promise<void> => {
      const { queue, add, jobs, pool, ended } = scene;
      const place = new URL(redis.url).host;
      await expect(queue.ping()).rejects.toThrow(`la cola de trabajos no recibe trabajos: ${words}`);
      await expect(checkRedis(redis.url)).rejects.toThrow(
        `No se puede usar el Redis de REDIS_URL (${place}): ${words}.`,
      );
      const id = await queue.enqueue(add, { a: 20, b: 2 }, { jobId: `job-${refusal}` });
      expect((await pool.query('SELECT estado FROM ops.jobs WHERE id = $1', [id])).rows).toEqual([
        { estado: 'en_espera' },
      ]);
      await mended();
      await expect(queue.ping()).resolves.toBeUndefined();
      await pool.query("UPDATE ops.jobs SET not_before = now() - interval '1 minute' WHERE id = $1", [id]);
      await queue.mend(jobs);
      expect(await ended(id)).toMatchObject({ estado: 'listo', resultado: { suma: 22 } });
    };

    test('full: it is not ready, a job that is asked for waits, and is done once there is room', async () => {
      await admin.config('SET', 'maxmemory', '1');
      await outlives('full', 'está lleno (maxmemory) y no recibe más; dale memoria', () =>
        admin.config('SET', 'maxmemory', '0'),
      );
    });

    test('a replica: it is not ready, a job that is asked for waits, and is done once it is a primary', async () => {
      await admin.replicaof('127.0.0.1', 1);
      await outlives('replica', 'es una réplica de solo lectura', () => admin.replicaof('NO', 'ONE'));
    });

    test('jobs whose lists or keys were evicted are asked for again, with nobody waiting for ever', async () => {
      const { queue, add, slow, release, runs, jobs, pool, ended, until, backend } = scene;
      // The heavy queue takes one at a time: what comes behind it waits in a list.
      const busy = await queue.enqueue(slow, {}, { jobId: 'job-busy' });
      await until(() => runs.includes(busy));
      const waiting = await queue.enqueue(slow, {}, { jobId: 'job-waiting' });
      const delayed = await queue.enqueue(add, { a: 1, b: 1 }, { jobId: 'job-delayed', delay: 3_600_000 });
      const keyless = await queue.enqueue(add, { a: 2, b: 2 }, { jobId: 'job-keyless', delay: 3_600_000 });
      const name = (queueName: string, key: string): string => `${backend.prefix}:${queueName}:${key}`;
      await admin.del(name('power-pesados', 'wait'), name('power-pesados', 'prioritized'), name('power', 'delayed'));
      await admin.del(name('power', keyless));
      await pool.query("UPDATE ops.jobs SET not_before = now() - interval '1 minute' WHERE id = ANY ($1)", [
        [waiting, delayed, keyless],
      ]);
      await queue.mend(jobs);
      release();
      for (const id of [busy, waiting, delayed, keyless]) expect(await ended(id)).toMatchObject({ estado: 'listo' });
      expect(runs.filter((id) => id === busy)).toHaveLength(1);
    });
  });

  describe('a Redis that is not fit, at the start', () => {
    const servers: OwnRedis[] = [];
    const start = async (...args: string[]): Promise<string> => {
      const server = await startRedis(program, ...args);
      servers.push(server);
      return server.url;
    };
    afterAll(() => Promise.all(servers.map((server) => server.stop())));
    const refused = async (url: string): Promise<string> =>
      checkRedis(url).then(
        () => 'not refused',
        (error: Error) => error.message,
      );

    test('in cluster mode it is refused in one line', async () => {
      const url = await start('--cluster-enabled', 'yes');
      expect(await refused(url)).toBe(
        `No se puede usar el Redis de REDIS_URL (${new URL(url).host}): está en modo cluster; se necesita uno solo, sin cluster.`,
      );
    });

    test('one that evicts is told of, and used', async () => {
      const url = await start('--maxmemory', '100mb', '--maxmemory-policy', 'allkeys-lru');
      expect(await checkRedis(url)).toMatch(
        /^Aviso: .*borra trabajos cuando se llena \(maxmemory-policy allkeys-lru\)/,
      );
      expect(await checkRedis(await start())).toBeUndefined();
    });

    test('a user with too few rights is one line; with those that it names the queue works', async () => {
      const url = await start();
      const admin = new Redis(url);
      const { host } = new URL(url);
      const rights: readonly (readonly string[])[] = [
        ['~*', '+@read', '+ping', '+info'],
        ['~other-*', '&*', '+@all'],
        ['~power-*', '+@all', '-@scripting'],
        ['~power-*', '+@all', '-bzpopmin'],
      ];
      for (const some of rights) {
        await admin.call('ACL', 'SETUSER', 'ana', 'reset', 'on', '>clave', ...some);
        const line = await refused(`redis://ana:clave@${host}`);
        expect([some, line]).toEqual([
          some,
          `No se puede usar el Redis de REDIS_URL (${host}): al usuario le faltan permisos; dale los de la cola con ACL SETUSER … ~power-* &* +@all -@admin -@dangerous +info.`,
        ]);
      }
      const enough = ['~power-*', '&*', '+@all', '-@admin', '-@dangerous', '+info'];
      await admin.call('ACL', 'SETUSER', 'ana', 'reset', 'on', '>clave', ...enough);
      expect(await refused(`redis://ana:clave@${host}`)).toBe('not refused');
      const scene = await openScene(`redis://ana:clave@${host}`);
      const id = await scene.queue.enqueue(scene.add, { a: 1, b: 2 });
      expect(await scene.ended(id)).toMatchObject({ estado: 'listo' });
      await scene.queue.mend(scene.jobs);
      await scene.close();
      admin.disconnect();
    });
  });

  test('a copy of a database on the same Redis takes none of its jobs', async () => {
    const redis = await startRedis(program);
    const scene = await openScene(redis.url);
    const copy = await scene.copy();
    expect(copy.backend.prefix).not.toBe(scene.backend.prefix);
    const id = await scene.queue.enqueue(scene.add, { a: 1, b: 1 });
    expect(await scene.ended(id)).toMatchObject({ estado: 'listo', resultado: { suma: 2 } });
    expect(copy.runs).toEqual([]);
    await copy.close();
    await scene.close();
    await redis.stop();
  });
}
