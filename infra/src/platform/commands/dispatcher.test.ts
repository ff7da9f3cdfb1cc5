import { defineAggregate, on } from '@power/domain/kernel/aggregate';
import { defineCommand } from '@power/domain/kernel/command';
import { defineEvent } from '@power/domain/kernel/event';
import { SYSTEM } from '@power/domain/kernel/principal';
import { reject } from '@power/domain/kernel/rejection';
import { z } from 'zod';
import { MemoryEventStore } from '../../laboratory/testing/memory-event-store.ts';
import { prepareEvents } from '../event-store/prepare.ts';
import { createDispatcher } from './dispatcher.ts';
import { REMEMBERED } from './stream-commands.ts';
import { provideFacts } from './handler.ts';

const Taken = defineEvent('Taken', { label: 'Tomado', data: z.object({ seat: z.number() }) });
const Held = defineEvent('Held', { label: 'Apartado', data: z.object({ by: z.string() }) });
const Freed = defineEvent('Freed', { label: 'Liberado', data: z.object({ by: z.string() }) });

const table = defineAggregate<readonly number[]>('table', [], [on(Taken, (seats, d) => [...seats, d.seat])]);
const purse = defineAggregate<readonly string[]>(
  'purse',
  [],
  [on(Held, (held, d) => [...held, d.by]), on(Freed, (held, d) => held.filter((by) => by !== d.by))],
);

const take = defineCommand({
  name: 'take',
  context: 'test',
  path: '/take',
  access: { perfiles: 'todos' },
  summary: 'x',
  aggregate: table,
  request: z.strictObject({ table: z.string(), seat: z.number(), expectedVersion: z.number().optional() }),
  stream: (request) => request.table,
  decide: (seats, { seat }) =>
    seats.includes(seat) ? reject('OCUPADO', 'Ocupado', 'El asiento está ocupado') : [Taken({ seat })],
  answer: ({ state, events }) => ({ mensaje: `${events.length} tomado, van ${state.length}` }),
});
const takePaid = defineCommand({ ...take, reply: undefined, name: 'take-paid', path: '/paid', needsFacts: true });

const paid = provideFacts(takePaid, async () => undefined, {
  before: async (_, services) =>
    void (await services.run(purse, 'p', 'hold', (held) =>
      held.includes(services.commandId) ? [] : [Held({ by: services.commandId })],
    )),
  compensate: async (_, services) =>
    void (await services.run(purse, 'p', 'free', (held) =>
      held.includes(services.commandId) ? [Freed({ by: services.commandId })] : [],
    )),
});

const now = '2026-03-02T12:00:00.000Z';
const setup = (store = new MemoryEventStore()) => {
  const dispatcher = createDispatcher({ store, pool: undefined as never, handlers: [paid] });
  const run = (
    command: typeof take | typeof takePaid,
    seat: number,
    commandId: string,
    more: object = {},
    user = SYSTEM,
  ) => dispatcher.execute(command as never, { table: 'a', seat, ...more }, { user, commandId, now });
  return { store, dispatcher, run };
};

test('given a command was accepted, when it comes again, then it answers the same and writes nothing', async () => {
  const { store, run } = setup();
  const first = await run(take, 1, 'c1');
  await run(take, 2, 'c2');
  expect(await run(take, 1, 'c1')).toEqual(first);
  expect(store.events).toHaveLength(2);
});

test('given the process died after the append, when another one gets the repeat, then it answers the same', async () => {
  const { store, run } = setup();
  const first = await run(take, 1, 'c1');
  await run(take, 2, 'c2');
  expect(await setup(store).run(take, 1, 'c1')).toEqual(first);
  expect(store.events).toHaveLength(2);
});

test('given a thousand others wrote to the stream since, when a command comes again, then it answers the same', async () => {
  const { store, run } = setup();
  const first = await run(take, 1, 'c1');
  for (let n = 2; n < 1002; n += 1) await run(take, n, `c${n}`);
  expect(await run(take, 1, 'c1')).toEqual(first);
  expect(await setup(store).run(take, 1, 'c1')).toEqual(first);
  expect(store.events).toHaveLength(1001);
});

test("another person's command id is refused", async () => {
  const { run } = setup();
  await run(take, 1, 'c1');
  await expect(run(take, 1, 'c1', {}, { ...SYSTEM, _id: 'otro' })).rejects.toMatchObject({ status: 422 });
});

test('given two processes with stale caches, when both take one seat, then exactly one gets it', async () => {
  const store = new MemoryEventStore();
  const [a, b] = [setup(store), setup(store)];
  await a.run(take, 9, 'warm');
  await b.run(take, 8, 'warm2');
  const replies = await Promise.all([a.run(take, 1, 'c1'), b.run(take, 1, 'c2')]);
  expect(replies.filter((reply) => 'ok' in reply)).toHaveLength(1);
  expect(store.events.filter((e) => (e.data as { seat: number }).seat === 1)).toHaveLength(1);
});

test('a command id already used for another action on the document is refused', async () => {
  const { store, run } = setup();
  await run(take, 1, 'c1');
  await expect(run(takePaid, 2, 'c1')).rejects.toMatchObject({ status: 422 });
  expect(store.events).toHaveLength(1);
});

test('given the decision is refused after the flow began, then the flow is undone', async () => {
  const { store, run } = setup();
  const rival = setup(store);
  const append = store.append.bind(store);
  // The rival takes the seat between this command's hold and its own append.
  store.append = async (stream, events, expected) => {
    const result = await append(stream, events, expected);
    if (events[0]!.type === 'Held') {
      store.append = append;
      await rival.run(take, 1, 'rival');
    }
    return result;
  };
  expect(await run(takePaid, 1, 'c1')).toMatchObject({ rejected: true, codigo: 'OCUPADO' });
  expect(store.events.map((e) => e.type)).toEqual(['Held', 'Taken', 'Freed']);
});

test('a command refused and undone may be sent again under its id', async () => {
  const { store, dispatcher, run } = setup();
  await run(take, 1, 'first');
  expect(await run(takePaid, 1, 'c1')).toMatchObject({ codigo: 'OCUPADO' });
  expect(await run(takePaid, 2, 'c1')).toMatchObject({ ok: true });
  expect((await dispatcher.cache.load(purse, 'p')).state).toEqual(['c1']);
  expect(store.events.map((e) => e.type)).toEqual(['Taken', 'Held', 'Taken']);
});

test('when two copies of one request run at once, then both hear the same', async () => {
  const { store, run } = setup();
  await run(take, 9, 'warm');
  const [first, second] = await Promise.all([run(takePaid, 1, 'c1'), run(takePaid, 1, 'c1')]);
  expect(second).toEqual(first);
  expect(store.events.map((e) => e.type)).toEqual(['Taken', 'Held', 'Taken']);
});

test('copies that differ in anything are not taken for one another', async () => {
  const { run } = setup();
  const [one, other] = await Promise.all([run(take, 1, 'c1'), run(take, 2, 'c1')]);
  expect(one).toMatchObject({ ok: true, version: 0 });
  expect(other).toMatchObject({ ok: true, version: 0 });
});

test('given a copy in another process was accepted while this one was refused, then this one answers as that did', async () => {
  const store = new MemoryEventStore();
  const [here, there] = [setup(store), setup(store)];
  const append = store.append.bind(store);
  // The other process finishes the same request, and so takes the seat, while this one holds the purse.
  store.append = async (stream, events, expected) => {
    const result = await append(stream, events, expected);
    if (events[0]!.type === 'Held') {
      store.append = append;
      await there.run(takePaid, 1, 'c1');
    }
    return result;
  };
  expect(await here.run(takePaid, 1, 'c1')).toMatchObject({ ok: true });
  expect(store.events.filter((e) => e.type === 'Taken')).toHaveLength(1);
});

test('more than any log takes at once is refused in a sentence, the flow is undone, and nothing is left', async () => {
  class RealLimits extends MemoryEventStore {
    override append(...args: Parameters<MemoryEventStore['append']>) {
      prepareEvents(args[0], args[1]);
      return super.append(...args);
    }
  }
  const store = new RealLimits();
  const Told = defineEvent('Told', { label: 'Dicho', data: z.object({ texto: z.string() }) });
  const diary = defineAggregate('diary', 0, [on(Told, (n) => n + 1)]);
  const tell = defineCommand({
    name: 'tell',
    context: 'test',
    path: '/tell',
    access: { perfiles: 'todos' },
    summary: 'x',
    aggregate: diary,
    needsFacts: true,
    request: z.strictObject({ kB: z.number() }),
    stream: () => 'd',
    decide: (_, { kB }) => [Told({ texto: 'ñ'.repeat(kB * 500) })],
    answer: () => ({ mensaje: 'dicho' }),
  });
  const told = provideFacts(tell, async () => undefined, {
    before: async (_, services) => void (await services.run(purse, 'p', 'hold', () => [Held({ by: 'x' })])),
    compensate: async (_, services) =>
      void (await services.run(purse, 'p', 'free', (held) => (held.includes('x') ? [Freed({ by: 'x' })] : []))),
  });
  const dispatcher = createDispatcher({ store, pool: undefined as never, handlers: [told] });
  const run = (kB: number, commandId: string) =>
    dispatcher.execute(tell as never, { kB }, { user: SYSTEM, commandId, now });
  expect(await run(1000, 'big')).toMatchObject({
    rejected: true,
    codigo: 'DOCUMENTO_MUY_GRANDE',
    mensaje: 'Son demasiados datos para guardarlos de una vez. Acorta los textos o divide el documento en varios.',
  });
  expect(await store.read('diary-d')).toEqual([]);
  expect((await dispatcher.cache.load(purse, 'p')).state).toEqual([]);
  expect(await run(990, 'small')).toMatchObject({ ok: true });
});

test('a repeat is answered as it was however many commands came between, and few of them are kept in memory', async () => {
  const { store, run, dispatcher } = setup();
  const first = await run(take, 0, 'c0');
  for (let n = 1; n <= REMEMBERED * 2; n += 1) await run(take, n, `c${n}`);
  expect(await run(take, 0, 'c0')).toEqual(first);
  expect(await run(take, 3, 'c3')).toMatchObject({ mensaje: '1 tomado, van 4', version: 3 });
  expect(store.events).toHaveLength(REMEMBERED * 2 + 1);
  const { commands } = await dispatcher.cache.load(table, 'a');
  expect(commands.kept().latest).toHaveLength(REMEMBERED);
  expect(await setup(store).run(take, 0, 'c0')).toEqual(first);
  expect(store.events).toHaveLength(REMEMBERED * 2 + 1);
});
