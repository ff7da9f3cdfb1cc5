import { defineAggregate, on } from '@power/domain/kernel/aggregate';
import { defineEvent } from '@power/domain/kernel/event';
import { z } from 'zod';
import { MemoryEventStore, testEvent } from '../../laboratory/testing/memory-event-store.ts';
import { EventUnreadable, unreadable } from '../event-store/errors.ts';
import { inspectStream, stepsOf, toldUnsound, upToUnreadable, walk } from './replay.ts';

const Added = defineEvent('Added', {
  label: 'Agregado',
  schema: 2,
  upcast: { 1: ({ n }: { n: number }) => ({ n: n.valueOf() }) },
  data: z.object({ n: z.number() }),
});
const list = defineAggregate<readonly number[]>('list', [], [on(Added, (all, { n }) => [...all, n])]);
const catalogue = new Map([[Added.type, Added]]);

/** Three events of which the second is `changed`. */
async function stream(changed: (event: ReturnType<typeof testEvent>) => object) {
  const store = new MemoryEventStore();
  const events = [1, 2, 3].map((n) => ({ ...testEvent(Added({ n })), schema: 2 }));
  await store.append('list-1', [events[0]!, { ...events[1]!, ...changed(events[1]!) }, events[2]!], 'any');
  return store.read('list-1');
}
const tell = (events: Awaited<ReturnType<typeof stream>>) =>
  upToUnreadable(inspectStream({ events }), ({ seal, sound }) => ({
    ...seal,
    eventos: [
      ...walk(stepsOf(list, sound, catalogue), (state) => ({ suma: state.reduce((a, b) => a + b, 0) })).eventos,
      ...toldUnsound(events, sound, { from: 0, to: events.length }, seal),
    ].map(({ etiqueta }) => etiqueta),
  }));

test.each([
  ['its upcaster fails', () => ({ schema: 1, data: {} })],
  ['its schema is newer than the program', () => ({ schema: 7 })],
])('history goes up to an event that is as it was written and cannot be read: %s', async (_, changed) => {
  expect(await tell(await stream(changed))).toEqual({
    verificado: true,
    hallazgo: 'El evento 1 de este documento no se puede leer. Avisa al Administrador.',
    eventos: ['Agregado', 'Added (no se puede leer)', 'Added (no se puede leer)'],
  });
});

test('an event whose data cannot be had is checked by what is stored, and told like the others', async () => {
  const [first, second, third] = await stream(() => ({}));
  const events = [first!, unreadable(second!, new Error('no key')), third!];
  expect(inspectStream({ events }).seal).toEqual({ verificado: true });
  expect((await tell(events)).eventos).toHaveLength(3);
  expect(() => [...stepsOf(list, events, catalogue)]).toThrow(
    new EventUnreadable({ stream: 'list-1', version: 1, type: 'Added' }, new Error('no key')),
  );
});

test('where nothing can be read the error is told', async () => {
  const [first] = await stream(() => ({}));
  const failing = upToUnreadable(inspectStream({ events: [first!] }), () => {
    throw new EventUnreadable(first!, 'no key');
  });
  await expect(failing).rejects.toThrow(EventUnreadable);
});
