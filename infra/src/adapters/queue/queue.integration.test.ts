import { checkRedis } from './check-redis.ts';
import { createJobQueue } from './job-queue.ts';
import { queueSuite } from './queue.suite.ts';
import { findRedis, type OwnRedis, startRedis } from './testing/redis-server.ts';
import { openScene, type QueueScene } from './testing/scene.ts';

queueSuite('PostgreSQL', async () => undefined);

const found = findRedis();

// oxlint-disable jest/no-disabled-tests -- the summary must say what did not run
if ('reason' in found) {
  console.warn(`Not run: the job queue on Redis, because ${found.reason}.`);
  describe('the job queue on Redis', () => {
    test.skip(`not run: ${found.reason}`, () => undefined);
  });
} else if ('url' in found) {
  queueSuite('the Redis that was named', async () => found.url);
  describe('a Redis that dies', () => {
    test.skip('not run: the Redis that was named is not ours to kill', () => undefined);
  });
} else {
  describe('a Redis of our own', () => {
    let redis: OwnRedis;
    let guarded: OwnRedis;
    beforeAll(async () => {
      redis = await startRedis(found.program);
      guarded = await startRedis(found.program, '--requirepass', 'clave');
    });
    afterAll(() => Promise.all([redis?.stop(), guarded?.stop()]));

    queueSuite('Redis', async () => redis.url);

    test('systems that share it do not take each other’s jobs', async () => {
      const [one, two] = await Promise.all([openScene(redis.url), openScene(redis.url)]);
      const ids = await Promise.all([one, two].map((scene) => scene.queue.enqueue(scene.add, { a: 1, b: 1 })));
      await Promise.all([one.ended(ids[0]!), two.ended(ids[1]!)]);
      expect([one.runs, two.runs]).toEqual([[ids[0]], [ids[1]]]);
      await Promise.all([one.close(), two.close()]);
    });

    test('when it dies calls go on at once, and what it forgot is done once it is back', async () => {
      const scene: QueueScene = await openScene(redis.url);
      const { queue, add, jobs, pool, ended, ticks, until } = scene;
      const schedules = await scene.schedules();
      await until(() => ticks() > 0);
      const later = await queue.enqueue(add, { a: 5, b: 5 }, { delay: 3_600_000 });
      await redis.kill();
      const outsider = createJobQueue(pool, scene.backend);
      const asked = await outsider.enqueue(add, { a: 6, b: 6 });
      await expect(queue.ping()).rejects.toThrow('la cola de trabajos no responde');
      await redis.start();
      await until(() =>
        queue.ping().then(
          () => true,
          () => false,
        ),
      );
      await pool.query("UPDATE ops.jobs SET not_before = now() - interval '1 minute' WHERE id = ANY ($1)", [
        [later, asked],
      ]);
      const before = ticks();
      await queue.mend(jobs);
      expect(await ended(later)).toMatchObject({ estado: 'listo', resultado: { suma: 10 } });
      expect(await ended(asked)).toMatchObject({ estado: 'listo', resultado: { suma: 12 } });
      await until(() => ticks() > before + 1);
      await schedules.close();
      await outsider.close();
      await scene.close();
    });

    test('what is wrong with REDIS_URL is one line', async () => {
      const { host } = new URL(guarded.url);
      await expect(checkRedis(`redis://:clave@${host}/1`)).resolves.toBeUndefined();
      for (const url of [guarded.url, `redis://:otra@${host}`, `redis://ana:clave@${host}`]) {
        await expect(checkRedis(url)).rejects.toThrow(
          `No se puede usar el Redis de REDIS_URL (${host}): no acepta el usuario o la contraseña.`,
        );
      }
      await expect(checkRedis(`redis://:clave@${host}/99`)).rejects.toThrow(
        `(${host}/99): no tiene una base con ese número.`,
      );
      await guarded.stop();
      await expect(checkRedis(guarded.url)).rejects.toThrow(`(${host}): nadie responde ahí.`);
    });
  });
}
