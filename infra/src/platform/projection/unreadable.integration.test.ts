import { unreadable } from '../event-store/errors.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import { unannounced } from './alarms.ts';
import { defineProcess, react } from './process.ts';
import type { IssueCommand } from './process-tools.ts';
import { requestAction, requestResult } from './requests.ts';
import { Changed, Harness } from './testing/harness.ts';

const harness = new Harness();
/** Events that cannot be read now, by stream and version. */
const broken = new Set<string>();
const asReader = (event: RecordedEvent): RecordedEvent =>
  broken.has(`${event.stream}@${event.version}`) ? unreadable(event, new Error('no key')) : event;

/** The log as one sees it who cannot read some of its events. */
const store: EventStore = new Proxy(harness.store, {
  get(target, name) {
    const own: Partial<EventStore> = {
      read: async (...args) => (await target.read(...args)).map(asReader),
      readAll: async (...args) => (await target.readAll(...args)).map(asReader),
      subscribe: (options) =>
        target.subscribe({ ...options, onBatch: (events, info) => options.onBatch(events.map(asReader), info) }),
    };
    const member = own[name as keyof EventStore] ?? (Reflect.get(target, name) as unknown);
    return typeof member === 'function' ? (member as () => unknown).bind(target) : member;
  },
});
const commands: unknown[] = [];
const follow = defineProcess('test/follow', 'Seguimiento', [
  react(Changed, async ({ id, monto }, _, { command }) => void (await command('note', { id, monto }))),
]);
const issue: IssueCommand = async (_, { id, monto }) => {
  commands.push(`${String(id)} ${String(monto)}`);
  return { ok: true };
};
const parked = () =>
  harness.query<{ projection: string; stream: string; stream_version: number; error: string }>(
    'SELECT projection, stream, stream_version, error FROM ops.parked_events ORDER BY position, projection',
  );
const retry = async (name: string): Promise<string> => {
  const id = (await requestAction(harness.pool, name, 'retry'))!;
  await harness.until(async () => (await requestResult(harness.pool, id)) !== undefined);
  return (await requestResult(harness.pool, id))!;
};

beforeAll(() => harness.open());
afterAll(() => harness.close());

test.each(['while it is followed', 'while history is read'])(
  'an event that cannot be read, %s, parks its stream everywhere and stops nobody',
  async (when) => {
    const id = when.replaceAll(' ', '-');
    const start = () => harness.start({ store, processes: [follow], issue });
    const live = when.includes('followed') ? await start() : undefined;
    broken.add(`order-${id}@1`);
    await harness.open1(id, 'c1', 1);
    await harness.change(id, 2);
    await harness.change(id, 3);
    await harness.open1(`${id}-b`, 'c1', 1);
    await harness.change(`${id}-b`, 4);
    const running = live ?? (await start());
    await harness.settled();
    await harness.until(async () => (await parked()).length === 4 && commands.includes(`${id}-b 4`));
    const first = 'cannot be read: no key';
    expect(await parked()).toEqual([
      { projection: 'test/follow', stream: `order-${id}`, stream_version: 1, error: expect.stringContaining(first) },
      { projection: 'test/orders', stream: `order-${id}`, stream_version: 1, error: expect.stringContaining(first) },
      { projection: 'test/follow', stream: `order-${id}`, stream_version: 2, error: expect.any(String) },
      { projection: 'test/orders', stream: `order-${id}`, stream_version: 2, error: expect.any(String) },
    ]);
    expect((await unannounced(harness.pool)).map(({ comentario }) => comentario)).toEqual([
      expect.stringContaining(`«Seguimiento» dejó detenido el documento order-${id}`),
      expect.stringContaining(`«test/orders» dejó detenido el documento order-${id}`),
    ]);
    expect(await harness.query('SELECT monto FROM read.test_orders WHERE _key = $1', [`${id}-b`])).toEqual([
      { monto: 4n },
    ]);
    expect(commands).not.toContain(`${id} 3`);

    expect(await retry('test/orders')).toBe('0 reprocesados, 2 siguen detenidos');
    broken.clear();
    expect(await retry('test/orders')).toBe('2 reprocesados, 0 siguen detenidos');
    expect(await retry('test/follow')).toBe('2 reprocesados, 0 siguen detenidos');
    expect(await harness.query('SELECT monto FROM read.test_orders WHERE _key = $1', [id])).toEqual([{ monto: 3n }]);
    expect(commands.slice(-2)).toEqual([`${id} 2`, `${id} 3`]);
    await harness.stop(running);
  },
);
