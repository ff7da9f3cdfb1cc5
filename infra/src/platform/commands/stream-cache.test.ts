import { defineAggregate, on } from '@power/domain/kernel/aggregate';
import { defineCommand } from '@power/domain/kernel/command';
import { defineEvent } from '@power/domain/kernel/event';
import { SYSTEM } from '@power/domain/kernel/principal';
import { z } from 'zod';
import { MemoryEventStore } from '../../laboratory/testing/memory-event-store.ts';
import { EventUnreadable } from '../event-store/errors.ts';
import type { EventStore } from '../event-store/port.ts';
import { asHttpError } from '../http/faults.ts';
import { silent } from '../http/service.testing.ts';
import { createDispatcher } from './dispatcher.ts';
import { createStreamCache } from './stream-cache.ts';
import { toNewEvents } from './write.ts';

const Added = defineEvent('Added', { label: 'Agregado', data: z.object({ n: z.number() }) });
const list = defineAggregate<readonly number[]>('list', [], [on(Added, (all, { n }) => [...all, n])]);
const write = {
  user: { _id: 'u', nombre: 'U', perfil: 'Bodega' } as never,
  now: '2026-03-02T12:00:00.000Z',
  commandId: 'c',
  comando: 'add',
  correlationId: 'c',
  causationId: 'c',
};

test('a reading that ends after an append takes nothing back from what is remembered', async () => {
  const store = new MemoryEventStore();
  let held: (() => void) | undefined;
  // The first reading of the log is answered late, with what stood there when it was asked.
  const slow: Pick<EventStore, 'read'> = {
    async read(...args) {
      const found = await store.read(...args);
      if (!held) await new Promise<void>((go) => (held = go));
      return found;
    },
  };
  const cache = createStreamCache(slow as EventStore);
  const late = cache.load(list, '1');
  await new Promise((turn) => setImmediate(turn));
  const loaded = await cache.load(list, '1');
  const events = toNewEvents(list, 'list-1', [Added({ n: 1 })], '', write);
  const result = await store.append('list-1', events, 'no-stream');
  cache.advance(list, loaded, 'list-1', events, result);
  held!();
  expect((await late).state).toEqual([1]);
  expect(cache.peek(list, '1')!.state).toEqual([1]);
});

test('once all is forgotten nothing of before is remembered, not even what was being read or decided upon', async () => {
  const store = new MemoryEventStore();
  let held: (() => void) | undefined;
  const slow: Pick<EventStore, 'read'> = {
    async read(...args) {
      const found = await store.read(...args);
      if (!held) await new Promise<void>((go) => (held = go));
      return found;
    },
  };
  await store.append('list-1', toNewEvents(list, 'list-1', [Added({ n: 1 })], '', write), 'no-stream');
  const cache = createStreamCache(slow as EventStore);
  const late = cache.load(list, '1');
  await new Promise((turn) => setImmediate(turn));
  const loaded = await cache.load(list, '1');
  expect(cache.peek(list, '1')).toBeDefined();
  cache.forgetAll();
  held!();
  expect((await late).state).toEqual([1]);
  expect(cache.peek(list, '1')).toBeUndefined();
  const events = toNewEvents(list, 'list-1', [Added({ n: 2 })], '/2', write);
  expect(cache.advance(list, loaded, 'list-1', events, await store.append('list-1', events, 0)).state).toEqual([1, 2]);
  expect(cache.peek(list, '1')).toBeUndefined();
  await cache.load(list, '1');
  expect(cache.peek(list, '1')!.state).toEqual([1, 2]);
});

test('given a stale cache, nothing is left undone because there seemed to be nothing to do', async () => {
  const command = (name: string, decide: (all: readonly number[], n: number) => readonly number[]) =>
    defineCommand({
      name,
      context: 'test',
      path: `/${name}`,
      access: { perfiles: 'todos' },
      summary: 'x',
      aggregate: list,
      request: z.strictObject({ n: z.number() }),
      stream: () => '1',
      decide: (all, { n }) => decide(all, n).map((one) => Added({ n: one })),
      answer: () => ({ mensaje: '' }),
    });
  const add = command('add', (_, n) => [n]);
  const undo = command('undo', (all, n) => (all.includes(n) ? [-n] : []));
  const store = new MemoryEventStore();
  const process = () => {
    const { execute } = createDispatcher({ store, pool: undefined as never, handlers: [] });
    return (of: typeof add, n: number) =>
      execute(of as never, { n }, { user: SYSTEM, commandId: `${of.name}${n}`, now: write.now });
  };
  const [one, other] = [process(), process()];
  await one(add, 1);
  // Another process writes; this one remembers the stream as it was.
  await other(add, 2);
  await one(undo, 2);
  expect(store.events.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }, { n: -2 }]);
});

test('of a history that is told once no command is remembered, and none is looked for in a log that is not read again', async () => {
  const cache = createStreamCache({ read: async () => [] } as never, { unrepeated: true });
  let loaded = await cache.load(list, '1');
  // Beyond what is remembered with what it wrote, a mark of the id is kept: two of very many share one.
  for (let n = 0; n < 600; n += 1) {
    const own = { ...write, commandId: `c${n}` };
    const events = toNewEvents(list, 'list-1', [Added({ n })], '', own);
    loaded = cache.advance(list, loaded, 'list-1', events, { version: n, position: BigInt(n), repeated: false });
  }
  expect(loaded.state).toHaveLength(600);
  expect([loaded.commands.get('c599'), loaded.commands.mayHaveForgotten('c0')]).toEqual([undefined, false]);
});

test.each([
  ['its schema is newer than the program', { schema: 7 }],
  ['its fold fails', { data: null }],
])('rejects a command with a clear error when an event of its stream cannot be read: %s', async (_, changed) => {
  const store = new MemoryEventStore();
  const [good, bad] = toNewEvents(list, 'list-1', [Added({ n: 1 }), Added({ n: 2 })], '', write);
  await store.append('list-1', [good!, { ...bad!, ...changed }], 'no-stream');
  const error = await createStreamCache(store)
    .load(list, '1')
    .catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(EventUnreadable);
  expect(asHttpError(error, silent, 'add')).toMatchObject({
    status: 422,
    body: { codigo: 'DOCUMENTO_ILEGIBLE', mensaje: expect.stringContaining('no se puede leer') },
  });
});
