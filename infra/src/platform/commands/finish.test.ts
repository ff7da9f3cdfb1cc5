import { defineAggregate, on } from '@power/domain/kernel/aggregate';
import { defineCommand } from '@power/domain/kernel/command';
import { defineEvent } from '@power/domain/kernel/event';
import { SYSTEM } from '@power/domain/kernel/principal';
import { z } from 'zod';
import { MemoryEventStore } from '../../laboratory/testing/memory-event-store.ts';
import { createDispatcher } from './dispatcher.ts';
import { provideFacts } from './handler.ts';

const Counted = defineEvent('Counted', { label: 'Contado', data: z.object({ n: z.number() }) });
const counter = defineAggregate('counter', 0, [on(Counted, (sum, { n }) => sum + n)]);
const count = defineCommand({
  name: 'count',
  context: 'test',
  path: '/count',
  access: { perfiles: 'todos' },
  summary: 'x',
  aggregate: counter,
  needsFacts: true,
  request: z.strictObject({ n: z.number() }),
  stream: () => 'a',
  decide: (_, { n }) => [Counted({ n })],
  answer: ({ state }) => ({ mensaje: `van ${state}` }),
});

test('what is added to a reply at the end knows the facts; a repeat, answered before any were gathered, knows none', async () => {
  const gathered: string[] = [];
  const known = provideFacts(
    count,
    async (_, { commandId }) => {
      gathered.push(commandId);
      return `of ${commandId}` as never;
    },
    { finish: async (_reply, { n }, _services, facts) => ({ n, facts: facts ?? null }) },
  );
  const dispatcher = createDispatcher({ store: new MemoryEventStore(), pool: undefined as never, handlers: [known] });
  const run = () =>
    dispatcher.execute(count as never, { n: 2 }, { user: SYSTEM, commandId: 'c1', now: '2026-03-02T12:00:00.000Z' });
  expect(await run()).toMatchObject({ ok: true, mensaje: 'van 2', n: 2, facts: 'of c1' });
  expect(await run()).toMatchObject({ ok: true, mensaje: 'van 2', n: 2, facts: null });
  expect(gathered).toEqual(['c1']);
});
