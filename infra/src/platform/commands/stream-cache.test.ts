import { defineAggregate, on } from '@power/domain/kernel/aggregate';
import { defineEvent } from '@power/domain/kernel/event';
import { z } from 'zod';
import { MemoryEventStore } from '../../laboratory/testing/memory-event-store.ts';
import type { EventStore } from '../event-store/port.ts';
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
