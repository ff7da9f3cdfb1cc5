import { SYSTEM } from '@power/domain/kernel/principal';
import type pg from 'pg';
import { ConfigError } from '../../platform/config-error.ts';
import { EventStoreUnavailable } from '../../platform/event-store/errors.ts';
import { LOCK_MS, QUEUES } from './backend.ts';
import { openQueue } from './open-queue.ts';
import { openScene, type QueueScene } from './testing/scene.ts';

const turns = async (pool: pg.Pool) =>
  (await pool.query<{ passed_over: string }>("SELECT passed_over FROM ops.schedules WHERE name = 'latir'")).rows[0]!;

/** What the queue must do, whatever it stands on. */
export function queueSuite(name: string, redis: () => Promise<string | undefined>): void {
  describe(`the job queue on ${name}`, () => {
    let scene: QueueScene;
    beforeAll(async () => (scene = await openScene(await redis())));
    afterAll(() => scene?.close());

    test('a job runs once per id, and its owner hears of progress and result through the feed', async () => {
      const { queue, add, runs, ended, pool } = scene;
      await queue.enqueue(add, { a: 1, b: 2 }, { jobId: 'uno', user: { ...SYSTEM, _id: 'ana' } });
      await queue.enqueue(add, { a: 1, b: 2 }, { jobId: 'uno', user: { ...SYSTEM, _id: 'ana' } });
      expect(await ended('uno')).toMatchObject({
        estado: 'listo',
        progreso: 100,
        resultado: { suma: 3, para: 'ana' },
        usuario: 'ana',
      });
      expect(runs.filter((r) => r === 'uno')).toHaveLength(1);
      const { rows } = await pool.query<{ frame: { datos: { estado: string; progreso: number }; para: unknown } }>(
        "SELECT frame FROM ops.change_feed WHERE frame->'datos'->>'id' = 'uno' ORDER BY seq",
      );
      expect(rows.map((r) => [r.frame.datos.estado, r.frame.datos.progreso])).toEqual([
        ['en_proceso', 0],
        ['en_proceso', 40],
        // Said right after: the last word is not held back.
        ['en_proceso', 99],
        ['listo', 100],
      ]);
      expect(rows.every((r) => JSON.stringify(r.frame.para) === '{"usuarios":["ana"]}')).toBe(true);
    });

    test('a failing job is tried again, then ends as failed with words that reveal nothing', async () => {
      const { queue, flaky, ended } = scene;
      expect(await ended(await queue.enqueue(flaky, { veces: 1 }))).toMatchObject({
        estado: 'listo',
        resultado: 'bien',
      });
      const failed = await ended(await queue.enqueue(flaky, { veces: 9 }));
      expect(failed.estado).toBe('fallido');
      expect(failed.error).not.toContain('1234');
    });

    test('heavy work goes in turns: the first of a colleague comes before the others of who asked for many', async () => {
      const { queue, slow, release, runs, ended, until } = scene;
      const ask = (id: string, _id: string) => queue.enqueue(slow, {}, { jobId: id, user: { ...SYSTEM, _id } });
      await ask('ana-1', 'ana');
      await until(() => runs.includes('ana-1'));
      for (const id of ['ana-2', 'ana-3', 'ana-4']) await ask(id, 'ana');
      await ask('leo-1', 'leo');
      release();
      for (const id of ['ana-4', 'leo-1']) await ended(id);
      expect(runs.filter((id) => /^(ana|leo)-/.test(id)).slice(0, 3)).toEqual(['ana-1', 'leo-1', 'ana-2']);
    });

    test('what was recorded but never handed over, and what the queue forgot while it ran, is found and run', async () => {
      const { pool, queue, jobs, ended } = scene;
      await pool.query(`INSERT INTO ops.jobs (id, name, estado, data, not_before, started_at) VALUES
        ('perdido', 'sumar', 'en_espera', '{"a":2,"b":2}', now() - interval '1 hour', NULL),
        ('olvidado', 'sumar', 'en_proceso', '{"a":3,"b":3}', now() - interval '1 hour', now() - interval '1 minute'),
        ('reciente', 'sumar', 'en_proceso', '{"a":4,"b":4}', now() - interval '1 hour', now())`);
      await queue.mend(jobs);
      expect(await ended('perdido')).toMatchObject({ estado: 'listo', resultado: { suma: 4 } });
      expect(await ended('olvidado')).toMatchObject({ estado: 'listo', resultado: { suma: 6 } });
      const { rows } = await pool.query("SELECT estado FROM ops.jobs WHERE id = 'reciente'");
      expect(rows).toEqual([{ estado: 'en_proceso' }]);
    });

    test('a job that the queue gave up on is told as failed; one that has ended is not run again', async () => {
      const { backend, pool, queue, jobs, runs, until, ended } = scene;
      const raw = openQueue(QUEUES.everyday, backend);
      await raw.add('desconocido', {}, { jobId: 'abandonado' });
      await until(async () => (await (await raw.getJob('abandonado'))?.isFailed()) === true);
      await pool.query(`INSERT INTO ops.jobs (id, name, estado, data, started_at, resultado) VALUES
        ('abandonado', 'sumar', 'en_proceso', '{"a":1,"b":1}', now() - interval '1 minute', NULL), ('hecho', 'sumar', 'listo', '{"a":1,"b":1}', now(), '"ya"')
        ON CONFLICT (id) DO UPDATE SET estado = 'en_proceso', started_at = excluded.started_at, not_before = excluded.started_at, name = excluded.name`);
      await pool.query("UPDATE ops.jobs SET not_before = now() - interval '1 minute' WHERE id = 'abandonado'");
      await queue.mend(jobs);
      expect(await ended('abandonado')).toMatchObject({
        estado: 'fallido',
        error: expect.stringContaining('No se pudo completar'),
      });
      await raw.add('sumar', { a: 1, b: 1 }, { jobId: 'hecho' });
      await until(async () => (await (await raw.getJob('hecho'))?.isCompleted()) === true);
      expect(runs).not.toContain('hecho');
      await raw.close();
    });

    test('mend asks again for a job that the queue calls done and nobody here did', async () => {
      const { backend, pool, queue, jobs, until, ended } = scene;
      const raw = openQueue(QUEUES.everyday, backend);
      await pool.query(
        `INSERT INTO ops.jobs (id, name, estado, data, not_before) VALUES ('tomado', 'sumar', 'listo', '{"a":4,"b":4}', now() - interval '1 hour')`,
      );
      await raw.add('sumar', { a: 4, b: 4 }, { jobId: 'tomado' });
      await until(async () => (await (await raw.getJob('tomado'))?.isCompleted()) === true);
      await pool.query("UPDATE ops.jobs SET estado = 'en_espera' WHERE id = 'tomado'");
      await queue.mend(jobs);
      expect(await ended('tomado')).toMatchObject({ estado: 'listo', resultado: { suma: 8 } });
      await raw.close();
    });

    test('schedules repeat once however many look after them, whatever the clock does, and end with who does', async () => {
      const { schedules, pool, ticks, until } = scene;
      const raw = openQueue(QUEUES.everyday, scene.backend);
      await raw.upsertJobScheduler('sumar', { every: 3_600_000 }, { name: 'sumar', data: { a: 1, b: 1 } });
      const keepers = [await schedules(), await schedules()];
      expect(await raw.getJobSchedulers()).toEqual([]);
      await until(() => ticks() >= 3);
      const { now } = Date;
      Date.now = () => now() + 7_200_000;
      await until(() => ticks() >= 6);
      Date.now = () => now() - 3 * 86_400_000;
      await until(() => ticks() >= 9);
      // A turn that comes less often than the longest run lasts is a turn all the same.
      await until(() => scene.rareRuns() >= 1);
      Date.now = now;
      await Promise.all(keepers.map((keeper) => keeper.close()));
      const { rows } = await pool.query<{ turn: string; jobs: string }>(
        "SELECT turn, (SELECT count(*) FROM ops.jobs WHERE name = 'latir') AS jobs FROM ops.schedules WHERE name = 'latir'",
      );
      expect(Number(rows[0]!.jobs)).toBeLessThanOrEqual(Number(rows[0]!.turn));
      await raw.close();
    });

    test('a run that has not ended keeps the next one away', async () => {
      const { schedules, pool, ticks, until } = scene;
      // What the keepers of before asked for last may still be on its way.
      await until(
        async () =>
          (await pool.query("SELECT FROM ops.jobs WHERE name = 'latir' AND estado IN ('en_espera', 'en_proceso')"))
            .rowCount === 0,
      );
      await pool.query(
        `INSERT INTO ops.jobs (id, name, estado, data) VALUES ('larga', 'latir', 'en_proceso', '{}') ON CONFLICT (id) DO NOTHING`,
      );
      await pool.query("UPDATE ops.schedules SET job = 'larga', passed_over = 0 WHERE name = 'latir'");
      const before = ticks();
      const keeper = await schedules();
      await until(async () => Number((await turns(pool)).passed_over) >= 3);
      expect(ticks()).toBe(before);
      await pool.query("UPDATE ops.jobs SET estado = 'listo' WHERE id = 'larga'");
      await until(() => ticks() > before);
      await keeper.close();
    });

    test('a run whose database goes away waits for it with its outcome, and is no attempt lost', async () => {
      const { queue, asking, asked, runs, pool, ended } = scene;
      const connect = pool.connect.bind(pool);
      asked(async () => {
        let away = 4;
        // Transactions find nobody, as the outcome is written in one; what the test itself asks goes through.
        pool.connect = ((told?: never) => {
          if (told) return connect(told);
          if ((away -= 1) === 0) pool.connect = connect;
          return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
        }) as never;
      });
      const id = await queue.enqueue(asking, {});
      expect(await ended(id)).toMatchObject({ estado: 'listo', intentos: 1 });
      expect(runs.filter((run) => run === id)).toHaveLength(1);
    });

    test('a run whose log is away waits for it, is no attempt lost, and lets the others pass', async () => {
      const { queue, asking, asked, runs, add, ended, until, pool } = scene;
      let away = true;
      asked(async () => {
        if (!away) return;
        const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
        throw runs.length % 2 ? new EventStoreUnavailable('away') : new ConfigError('EVENTSTORE_URL: away', { cause });
      });
      const id = await queue.enqueue(asking, {}, { jobId: 'sin-registro' });
      // As often as it would take to give it up.
      await until(() => runs.filter((run) => run === id).length > (asking.attempts ?? 3));
      const { rows } = await pool.query('SELECT estado, texto FROM ops.jobs WHERE id = $1', [id]);
      expect(rows[0].estado).toMatch('en_');
      expect(rows[0].texto).toBe('El registro de eventos no responde: el trabajo sigue solo cuando vuelva.');
      expect(await ended(await queue.enqueue(add, { a: 1, b: 1 }))).toMatchObject({ estado: 'listo' });
      away = false;
      expect(await ended(id)).toMatchObject({ estado: 'listo', error: null });
    });

    test('a hold from a clock that was ahead ends in the present; that of whoever works is left alone', async () => {
      const { queue, asking, asked, runs, jobs, pool, until, ended, backend } = scene;
      // Redis reckons holds by itself.
      if (backend.redisUrl) return;
      let answer = (): void => undefined;
      asked(() => new Promise((resolve) => (answer = resolve)));
      const id = await queue.enqueue(asking, {});
      await until(() => runs.includes(id));
      const held = async (): Promise<number> => {
        const { rows } = await pool.query('SELECT locked_until_ms AS until FROM queue.job WHERE id = $1', [id]);
        return Number(rows[0].until) - Date.now();
      };
      const usual = await held();
      await queue.mend(jobs);
      expect(await held()).toBeGreaterThan(usual - 5000);
      await pool.query('UPDATE queue.job SET locked_until_ms = locked_until_ms + 259200000 WHERE id = $1', [id]);
      await queue.mend(jobs);
      expect(await held()).toBeLessThanOrEqual(LOCK_MS);
      answer();
      await ended(id);
    });

    test('data that is not as declared is refused at once', async () => {
      await expect(scene.queue.enqueue(scene.add, { a: 'x' } as never)).rejects.toThrow();
    });

    test('it answers, and counts its jobs', async () => {
      await expect(scene.queue.ping()).resolves.toBeUndefined();
      expect(Object.keys(await scene.queue.counts())).toEqual(['power', 'power-pesados']);
    });
  });
}
