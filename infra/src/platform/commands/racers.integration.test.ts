import { defineAggregate, on } from '@power/domain/kernel/aggregate';
import { defineCommand } from '@power/domain/kernel/command';
import { defineEvent } from '@power/domain/kernel/event';
import { SYSTEM } from '@power/domain/kernel/principal';
import { reject } from '@power/domain/kernel/rejection';
import { z } from 'zod';
import { createEventStoreDbEventStore } from '../../adapters/event-store/eventstoredb-event-store.ts';
import { startStandIn } from '../../laboratory/event-store/stand-in/server.ts';
import { MemoryEventStore } from '../../laboratory/testing/memory-event-store.ts';
import { WrongExpectedVersion, type EventStore } from '../event-store/port.ts';
import { asHttpError } from '../http/faults.ts';
import { isUnavailable } from '../http/unavailable.ts';
import { createDispatcher } from './dispatcher.ts';

const RACERS = 50;
const SEATS = 40;
const Taken = defineEvent('Taken', { label: 'Tomado', data: z.object({ by: z.number() }) });
const table = defineAggregate<readonly number[]>('table', [], [on(Taken, (all, d) => [...all, d.by])]);
const take = defineCommand({
  name: 'take',
  context: 'test',
  path: '/take',
  access: { perfiles: 'todos' },
  summary: 'x',
  aggregate: table,
  request: z.strictObject({ by: z.number() }),
  stream: () => 'a',
  decide: (all, { by }) => (all.length < SEATS ? [Taken({ by })] : reject('LLENO', 'Lleno', 'No quedan asientos')),
  answer: ({ state }) => ({ mensaje: `van ${state.length}` }),
});
const now = '2026-03-02T12:00:00.000Z';
const processOn = (store: EventStore) => {
  const dispatcher = createDispatcher({ store, pool: undefined as never, handlers: [] });
  return (by: number) => dispatcher.execute(take as never, { by }, { user: SYSTEM, commandId: `c${by}`, now });
};
const racers = Array.from({ length: RACERS }, (_, n) => n);

test('50 commands at once on one stream are decided one after the other, each with one append', async () => {
  const server = await startStandIn();
  const store = createEventStoreDbEventStore({ connectionString: server.url });
  const run = processOn(store);
  const replies = await Promise.all(racers.map(run));
  expect(replies.filter((reply) => 'ok' in reply && reply.ok)).toHaveLength(SEATS);
  expect(replies.filter((reply) => 'codigo' in reply && reply.codigo === 'LLENO')).toHaveLength(RACERS - SEATS);
  expect(server.calls.appends).toBe(SEATS);
  await store.close();
  await server.stop();
});

test('50 commands at once on one stream in two processes are all answered, and each seat is taken once', async () => {
  const server = await startStandIn();
  const stores = [0, 1].map(() => createEventStoreDbEventStore({ connectionString: server.url }));
  const processes = stores.map(processOn);
  const replies = await Promise.all(racers.map((by) => processes[by % 2]!(by)));
  expect(replies.filter((reply) => 'ok' in reply && reply.ok)).toHaveLength(SEATS);
  expect(await stores[0]!.read('table-a')).toHaveLength(SEATS);
  await Promise.all(stores.map((store) => store.close()));
  await server.stop();
});

test('a command that always loses against other processes asks to come again, and is no fault', async () => {
  const store = new MemoryEventStore();
  store.append = (stream, _, expected) => Promise.reject(new WrongExpectedVersion(stream, expected, 7));
  const error = await processOn(store)(1).catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  const silent = { error: () => undefined } as never;
  expect(asHttpError(error, silent, '/take')).toMatchObject({ status: 503, body: { titulo: 'Intenta de nuevo' } });
});
