import { createPositionWaiter } from '../http/positions.ts';
import { Harness, poison } from './testing/harness.ts';
import { differences, Gate, holders, inParts, sharedBy, wholeDigests } from './testing/shared.ts';
import type { ProjectionRuntime } from './runtime.ts';
import { requestAction, requestResult } from './requests.ts';
import { readState } from './state.ts';

describe.each([2, 3])('a projection that two projectors share in %i parts', (parts) => {
  const harness = new Harness();
  const slow = new Gate();
  let held: ProjectionRuntime;
  beforeAll(async () => {
    await harness.open();
    await harness.trade(200);
    const options = { parts: inParts(parts), batchSize: 7 };
    await harness.start({ ...options, pool: harness.newPool('one') });
    await harness.settled();
    held = await harness.start({ ...options, pool: harness.newPool('two'), inject: () => slow.pass() });
    await sharedBy(harness, parts, 2);
    await harness.settled();
  });
  afterAll(() => harness.close());
  afterEach(() => {
    poison.throws = false;
    slow.open();
  });

  test('each row is written by one, and told once; announcements are told once', async () => {
    await harness.query(`
      CREATE TABLE public.writers (tabla text, key text, writer text);
      CREATE FUNCTION public.tell_writer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO public.writers VALUES (TG_TABLE_NAME, coalesce(NEW._key, OLD._key), current_setting('application_name'));
        RETURN NULL; END $$;
      CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON read.test_orders FOR EACH ROW EXECUTE FUNCTION public.tell_writer();
      CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON read.test_clients FOR EACH ROW EXECUTE FUNCTION public.tell_writer()`);
    const [{ last }] = (await harness.query<{ last: bigint }>('SELECT max(seq) AS last FROM ops.change_feed')) as [
      { last: bigint },
    ];
    const from = (await harness.store.head())!;
    await harness.trade(400, 77);
    await harness.settled();
    expect(await differences(harness)).toEqual([]);
    expect(
      await harness.query('SELECT tabla, key FROM public.writers GROUP BY 1, 2 HAVING count(DISTINCT writer) > 1'),
    ).toEqual([]);
    expect(await harness.query('SELECT DISTINCT tabla, writer FROM public.writers ORDER BY 1, 2')).toEqual(
      ['test_clients', 'test_orders'].flatMap((tabla) => ['one', 'two'].map((writer) => ({ tabla, writer }))),
    );
    const since = [String(last)];
    expect(
      await harness.query(
        'SELECT key, position, op FROM ops.change_feed WHERE seq > $1 AND topic IS NOT NULL GROUP BY 1, 2, 3, topic, scope HAVING count(*) > 1',
        since,
      ),
    ).toEqual([]);
    const changed = harness.store.events.filter(({ position }) => position > from);
    const told = await harness.query<{ key: string }>(
      "SELECT DISTINCT key FROM ops.change_feed WHERE seq > $1 AND topic = 'orders' ORDER BY 1",
      since,
    );
    expect(told.map(({ key }) => key)).toEqual([
      ...new Set(
        (
          await harness.query<{ key: string }>("SELECT key FROM public.writers WHERE tabla = 'test_orders' ORDER BY 1")
        ).map(({ key }) => key),
      ),
    ]);
    const opened = changed.filter(({ type }) => type === 'test-opened').map(({ position }) => position);
    const frames = await harness.query<{ position: bigint }>(
      'SELECT position FROM ops.change_feed WHERE seq > $1 AND frame IS NOT NULL ORDER BY position',
      since,
    );
    expect(frames.map(({ position }) => position)).toEqual(opened);
  });

  test('who waits for a position is let through by the slowest part', async () => {
    const waiter = createPositionWaiter({ url: harness.url, pool: harness.pool });
    const before = await harness.query<{ position: bigint }>(
      "SELECT position FROM ops.projections WHERE name = 'test/orders'",
    );
    slow.close();
    for (let n = 0; n < 12; n += 1) await harness.open1(`slow${n}`, 'c1', n);
    await slow.met;
    const head = (await harness.store.head())!;
    await harness.until(async () => {
      const rows = await harness.query<{ position: bigint }>(
        "SELECT position FROM ops.projection_state WHERE split_part(name, '#', 1) = 'test/orders'",
      );
      return rows.some(({ position }) => position === head);
    });
    expect(await waiter.wait(['test/orders'], head, undefined, 600)).toBe(false);
    const state = await readState(harness.pool, harness.store);
    expect(state.proyecciones.map(({ nombre }) => nombre)).toEqual(['test/clients', 'test/orders']);
    expect(BigInt(state.proyecciones[1]!.posicion)).toBeLessThan(head);
    expect(BigInt(state.proyecciones[1]!.posicion)).toBeGreaterThanOrEqual(before[0]!.position);
    slow.open();
    expect(await waiter.wait(['test/orders', 'test/clients'], head, undefined, 20_000)).toBe(true);
    await waiter.close();
  });

  test('an event that one part sets aside is shown once, and retried by it', async () => {
    poison.throws = true;
    for (let n = 0; n < 6; n += 1) {
      await harness.open1(`poisoned${n}`, 'c2', n);
      await harness.change(`poisoned${n}`, 100 + n, { veneno: 'x' });
      await harness.change(`poisoned${n}`, 200 + n);
    }
    await harness.settled();
    const aside = await harness.query<{ projection: string }>('SELECT DISTINCT projection FROM ops.parked_events');
    expect(aside.length).toBeGreaterThan(1);
    const state = await readState(harness.pool, harness.store);
    expect(state.proyecciones.map(({ detenidos }) => detenidos)).toEqual([0, 12]);
    expect(new Set(state.detenidos.map(({ proyeccion }) => proyeccion))).toEqual(new Set(['test/orders']));
    poison.throws = false;
    const id = (await requestAction(harness.pool, 'test/orders', 'retry'))!;
    await harness.until(async () => (await requestResult(harness.pool, id)) !== undefined);
    const done = ((await requestResult(harness.pool, id)) ?? '').split('; ').map((text) => parseInt(text, 10));
    expect(done).toHaveLength(parts);
    expect(done.reduce((sum, n) => sum + n, 0)).toBe(12);
    expect(await harness.query('SELECT FROM ops.parked_events')).toEqual([]);
    await harness.settled();
    expect(await differences(harness)).toEqual([]);
  });

  test('a part that was taken over while its holder wrote is gone on with by the other; the former cannot commit', async () => {
    const heir = (await holders(harness, 'test/orders')).find((owner) => owner !== held.owner);
    slow.close();
    for (let n = 0; n < 12; n += 1) await harness.change(`slow${n}`, 1000 + n);
    await slow.met;
    const owners = await harness.query<{ name: string; owner: string; position: bigint }>(
      "SELECT name, owner, position FROM ops.projection_state WHERE split_part(name, '#', 1) = 'test/orders' ORDER BY name",
    );
    const head = (await harness.store.head())!;
    const behind = owners.findLast(({ owner, position }) => owner === held.owner && position < head)!;
    await harness.query('UPDATE ops.projection_state SET owner = $2, epoch = epoch + 1 WHERE name = $1', [
      behind.name,
      heir,
    ]);
    slow.open();
    await harness.settled();
    expect(await differences(harness)).toEqual([]);
    await sharedBy(harness, parts, 2);
    await harness.trade(60, 5);
    await harness.settled();
    expect(await differences(harness)).toEqual([]);
  });

  test('when one goes, the other has all; the tables are those of a projector that is alone', async () => {
    const load = harness.trade(150, 9);
    const runtimes = await holders(harness, 'test/orders');
    expect(new Set(runtimes).size).toBe(2);
    await load;
    await harness.settled();
    const shared = await harness.digests();
    expect(await wholeDigests(harness)).toEqual(shared);
    expect(await holders(harness, 'test/orders')).toHaveLength(1);
  });
});
