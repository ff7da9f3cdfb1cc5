import { unannounced } from './alarms.ts';
import { loadedHistory, recordHistory } from './loaded-history.ts';
import { defineProcess, react } from './process.ts';
import { ensureProcesses } from './process-state.ts';
import { CommandUnavailable, type IssueCommand } from './process-tools.ts';
import { requestAction, requestResult } from './requests.ts';
import { migrateOps } from './schema.ts';
import { readState } from './state.ts';
import { testEvent } from '../../laboratory/testing/memory-event-store.ts';
import { Changed, Harness, Opened } from './testing/harness.ts';

describe('processes', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());

  const welcome = defineProcess('test/welcome', 'Bienvenida', [
    react(Opened, async (d, _c, tools) => {
      await tools.command('greet', { id: d.id });
      await tools.command('thank', { id: d.id });
    }),
    react(Changed, async (d, _c, tools) => {
      if (d.veneno) throw new Error(`cannot: ${d.veneno}`);
      await tools.command('note', { id: d.id, monto: d.monto });
    }),
  ]);

  /** A command side that remembers ids, as the real one does by the log. `fail` decides what happens to an attempt. */
  const commandSide = () => {
    const effects = new Map<string, string>();
    const order: string[] = [];
    let fail = (_id: string): 'before' | 'after' | undefined => undefined;
    const issue: IssueCommand = async (name, request, commandId) => {
      const how = fail(commandId);
      if (how === 'before') throw new CommandUnavailable('down');
      if (!effects.has(commandId)) order.push(`${name} ${String(request.id)}`);
      effects.set(commandId, `${name} ${String(request.id)}`);
      if (how === 'after') throw new CommandUnavailable('reply lost');
      return { ok: true };
    };
    return {
      effects,
      order,
      issue,
      failWith: (f: typeof fail) => {
        fail = f;
      },
    };
  };
  const caughtUp = async (): Promise<void> => {
    const head = String(await harness.store.head());
    await harness.until(
      async () => (await harness.query('SELECT 1 FROM ops.process_state WHERE position >= $1', [head])).length === 1,
    );
  };

  test('each command takes effect once though calls fail, replies are lost and the projector changes', async () => {
    const side = commandSide();
    let n = 0;
    side.failWith(() => ([undefined, 'before', 'after', undefined, undefined] as const)[(n += 1) % 5]);
    for (let i = 0; i < 8; i += 1) await harness.open1(`p${i}`, 'c1', i);
    const first = await harness.start({ projections: [], processes: [welcome], issue: side.issue });
    await harness.until(async () => side.effects.size > 4);
    await harness.stop(first);
    const second = await harness.start({ projections: [], processes: [welcome], issue: side.issue });
    await caughtUp();
    expect([...side.effects.values()].sort()).toEqual(
      Array.from({ length: 8 }, (_, i) => [`greet p${i}`, `thank p${i}`])
        .flat()
        .sort(),
    );
    expect(side.effects.size).toBe(16);
    expect([...side.effects.keys()].every((id) => /^process\/test\/welcome\/[0-9a-f-]{36}\/[01]$/.test(id))).toBe(true);
    await harness.stop(second);
  });

  test('a rebuild of projections does not run it again; a process that starts with now ignores the past', async () => {
    const side = commandSide();
    const fresh = { ...welcome, name: 'test/from-now', from: 'now' as const };
    const runtime = await harness.start({ processes: [welcome, fresh], issue: side.issue });
    await harness.settled();
    const id = (await requestAction(harness.pool, 'test/orders', 'rebuild'))!;
    await harness.until(async () => (await requestResult(harness.pool, id)) !== undefined);
    await harness.open1('later', 'c1', 1);
    await harness.until(async () => side.effects.size >= 4);
    expect(side.order.sort()).toEqual(['greet later', 'greet later', 'thank later', 'thank later']);
    await harness.stop(runtime);
  });

  test('behind a history that was loaded every process begins with the news, but only where none has run', async () => {
    const fresh = new Harness();
    await fresh.open();
    try {
      await migrateOps(fresh.pool);
      for (let i = 0; i < 3; i += 1) await fresh.open1(`told${i}`, 'c1', i);
      await recordHistory(fresh.pool, (await fresh.store.head())!);
      await fresh.open1('news', 'c1', 1);
      const side = commandSide();
      const late = { ...welcome, name: 'test/late', from: 'now' as const };
      await fresh.start({ projections: [], processes: [welcome, late], issue: side.issue });
      await fresh.until(async () => side.order.length === 4);
      expect(side.order.sort()).toEqual(['greet news', 'greet news', 'thank news', 'thank news']);
      expect((await fresh.query('SELECT FROM ops.process_state')).length).toBe(2);
      // One that comes with a later version finds the history told as well, and reads what came after it.
      const added = { ...welcome, name: 'test/added' };
      const newest = { ...late, name: 'test/new' };
      await ensureProcesses(fresh, [added, newest]);
      const begins = await fresh.query<{ position: string }>(
        "SELECT name, position FROM ops.process_state WHERE name IN ('test/added', 'test/new') ORDER BY name",
      );
      expect(begins.map(({ position }) => BigInt(position))).toEqual([
        await loadedHistory(fresh.pool),
        await fresh.store.head(),
      ]);
    } finally {
      await fresh.close();
    }
  });

  test('a reaction that keeps failing parks its stream; the others go on, and a retry resumes in order', async () => {
    const side = commandSide();
    const runtime = await harness.start({ projections: [], processes: [welcome], issue: side.issue });
    await harness.change('p1', 5, { veneno: 'no' });
    await harness.change('p1', 6);
    await harness.change('p2', 7);
    await harness.until(
      async () =>
        (await harness.query("SELECT 1 FROM ops.parked_events WHERE projection = 'test/welcome'")).length === 2,
    );
    await harness.until(async () => side.order.includes('note p2'));
    expect(side.order).toEqual(['note p2']);
    expect(await unannounced(harness.pool)).toMatchObject([
      { comentario: '«Bienvenida» dejó detenido el documento order-p1: sus novedades no se ven hasta reprocesarlo.' },
    ]);
    const id = (await requestAction(harness.pool, 'test/welcome', 'retry', 'order-p1'))!;
    await harness.until(async () => (await requestResult(harness.pool, id)) !== undefined);
    expect(await requestResult(harness.pool, id)).toBe('0 reprocesados, 2 siguen detenidos');
    await harness.stop(runtime);
    const mended = {
      ...welcome,
      reactions: welcome.reactions.map((r) =>
        r.type === 'test-changed'
          ? react(Changed, async (d, _c, tools) => void (await tools.command('note', { id: d.id })))
          : r,
      ),
    };
    await harness.start({ projections: [], processes: [mended], issue: side.issue });
    const again = (await requestAction(harness.pool, 'test/welcome', 'retry'))!;
    await harness.until(async () => (await requestResult(harness.pool, again)) !== undefined);
    expect(await requestResult(harness.pool, again)).toBe('2 reprocesados, 0 siguen detenidos');
    expect(side.order).toEqual(['note p2', 'note p1', 'note p1']);
  });

  test('its checkpoint comes to the end of the log though the last events mean nothing to it', async () => {
    const idle = defineProcess('test/idle', 'Sin nada que hacer', [react(Changed, () => Promise.resolve())]);
    const runtime = await harness.start({
      projections: [],
      processes: [idle],
      issue: () => Promise.resolve({ ok: true }),
    });
    const stands = async (): Promise<boolean> =>
      (
        await harness.query("SELECT 1 FROM ops.process_state WHERE name = 'test/idle' AND position >= $1", [
          String(await harness.store.head()),
        ])
      ).length === 1;
    await harness.until(stands);
    for (let i = 0; i < 3; i += 1) await harness.open1(`quiet${i}`, 'c1', i);
    await harness.until(stands);
    await harness.stop(runtime);
    const shown = async () =>
      (await readState(harness.pool, harness.store)).proyecciones.find(({ nombre }) => nombre === 'test/idle')!;
    expect((await shown()).etiqueta).toBe('Sin nada que hacer');
    // It is called otherwise by a later version; where it stands in the log is as before.
    const { posicion } = await shown();
    await ensureProcesses(harness, [{ ...idle, label: 'Ociosos' }]);
    expect(await shown()).toMatchObject({ etiqueta: 'Ociosos', posicion });
  });

  test('a process without a name that people read is refused where it is declared', () => {
    for (const label of ['', 'test/idle', 'Termina en punto.'])
      expect(() => defineProcess('test/idle', label, [])).toThrow('its label is read by people');
  });

  test('parts of one piece of work go two at a time, other work waits for them, and what cannot be read is parked', async () => {
    const told: string[] = [];
    const until = (what: string) => harness.until(async () => told.includes(what));
    const parts = defineProcess(
      'test/parts',
      'Espera',
      [
        react(
          Changed,
          async ({ monto }) => {
            told.push(`begin ${monto}`);
            // Alone it would never end.
            if (monto === 1) await until('begin 2');
            told.push(`end ${monto}`);
          },
          { sameWork: ({ monto }) => (monto < 100 ? 'small' : 'large') },
        ),
        react(Opened, async () => void told.push('opened')),
      ],
      { from: 'now' },
    );
    const issue: IssueCommand = () => Promise.resolve({ ok: true });
    const runtime = await harness.start({ projections: [], processes: [parts], issue });
    const changed = (monto: number) => testEvent(Changed({ id: 'parts', monto }));
    const opened = testEvent(Opened({ id: 'parts', cliente: 'c1', monto: 1 }));
    await harness.store.append('order-parts', [1, 2, 3, 101].map(changed).concat(opened), 'any');
    await until('opened');
    expect(told.slice(0, 2)).toEqual(['begin 1', 'begin 2']);
    expect(told.slice(6)).toEqual(['begin 101', 'end 101', 'opened']);
    await harness.store.append('order-unread', [{ ...changed(4), schema: 99 }, changed(5)], 'any');
    await harness.until(
      async () => (await harness.query("SELECT 1 FROM ops.parked_events WHERE projection = 'test/parts'")).length === 2,
    );
    expect(told).not.toContain('begin 5');
    await harness.stop(runtime);
  });

  test('what comes faster than the projections follow is reacted to once each, whether it is still in memory or not', async () => {
    const fresh = new Harness();
    await fresh.open();
    try {
      const heard: number[] = [];
      const all = defineProcess('test/all', 'Todo', [react(Changed, async ({ monto }) => void heard.push(monto))]);
      await fresh.start({ processes: [all], issue: () => Promise.resolve({ ok: true }), batchSize: 1000 });
      await fresh.settled();
      const count = 12_000;
      const changes = Array.from({ length: count }, (_, n) => testEvent(Changed({ id: 'p1', monto: n })));
      for (let n = 0; n < count; n += 3000) await fresh.store.append('order-p1', changes.slice(n, n + 3000), 'any');
      await fresh.until(async () => heard.length >= count);
      expect(heard).toEqual(changes.map((_, n) => n));
    } finally {
      await fresh.close();
    }
  });

  test('a log or database that is away is waited for, however often it is asked: nothing is parked', async () => {
    const side = commandSide();
    let asked = 0;
    const patient = defineProcess('test/patient', 'Espera', [
      react(Opened, async (d, _c, tools) => {
        if (d.id === 'patient') asked += 1;
        // As PostgreSQL says while it comes up again.
        if (d.id === 'patient' && asked <= 5)
          throw Object.assign(new Error('the database system is starting up'), { code: '57P03' });
        await tools.command('greet', { id: d.id });
      }),
    ]);
    await harness.open1('patient', 'c1', 1);
    const runtime = await harness.start({ projections: [], processes: [patient], issue: side.issue });
    await harness.until(async () => side.order.includes('greet patient'));
    await harness.stop(runtime);
    expect(asked).toBe(6);
    expect(await harness.query("SELECT 1 FROM ops.parked_events WHERE projection = 'test/patient'")).toEqual([]);
  });
});
