import { defineAggregate, on } from '@power/domain/kernel/aggregate';
import { type DecideContext, defineCommand } from '@power/domain/kernel/command';
import { defineEvent } from '@power/domain/kernel/event';
import { SYSTEM } from '@power/domain/kernel/principal';
import { reject } from '@power/domain/kernel/rejection';
import { z } from 'zod';
import { MemoryEventStore } from '../../laboratory/testing/memory-event-store.ts';
import { createDispatcher } from './dispatcher.ts';
import { provideFacts } from './handler.ts';
import { NumbersInMemory } from './numbers.ts';

interface Facts {
  readonly number: number;
  readonly open: boolean;
}
const Billed = defineEvent('Billed', { label: 'Facturado', data: z.object({ number: z.number() }) });
const bill = defineAggregate<readonly number[]>('bill', [], [on(Billed, (all, { number }) => [...all, number])]);
const base = {
  context: 'test',
  access: { perfiles: 'todos' },
  summary: 'x',
  aggregate: bill,
  needsFacts: true,
  decide: (state: readonly number[], _request: unknown, { facts: { number, open } }: DecideContext<Facts>) =>
    open && state.length === 0 ? [Billed({ number })] : reject('CERRADO', 'Cerrado', 'Está cerrado'),
  answer: ({ state }: { readonly state: readonly number[] }) => ({ mensaje: `N° ${state.join()}` }),
} as const;
/** Its number names its stream. */
const create = defineCommand({
  ...base,
  name: 'create-bill',
  path: '/bill',
  request: z.strictObject({}),
  stream: (_request, { facts }: DecideContext<Facts>) => facts.number,
});
/** A number of something that is there already. */
const close = defineCommand({
  ...base,
  name: 'close-bill',
  path: '/close',
  request: z.strictObject({ id: z.string() }),
  stream: ({ id }) => id,
});

function setup() {
  const world = { open: true, gone: false };
  const numbers = new NumbersInMemory();
  const facts = () =>
    Promise.resolve(world.gone ? reject('FALTA', 'Falta', 'Ya no está') : { number: 0, open: world.open });
  const numbered = {
    series: 'bill',
    fill: async (of: Facts, { nextNumber }: { nextNumber: (series: string) => Promise<number> }) => ({
      ...of,
      number: await nextNumber('bill'),
    }),
  };
  const dispatcher = createDispatcher({
    store: new MemoryEventStore(),
    pool: undefined as never,
    draw: numbers.draw,
    handlers: [provideFacts(create, facts, { numbered }), provideFacts(close, facts, { numbered })],
  });
  const run = (command: object, request: object, commandId: string) =>
    dispatcher.execute(command as never, request, { user: SYSTEM, commandId, now: '2026-03-02T12:00:00.000Z' });
  return { world, numbers, run };
}

test.each([
  ['that makes its stream', create, {}],
  ['on a stream that is named', close, { id: 'a' }],
])('a refused command %s draws no number', async (_, command, request) => {
  const { world, numbers, run } = setup();
  world.open = false;
  expect(await run(command, request, 'c-1')).toMatchObject({ codigo: 'CERRADO' });
  expect(numbers.last.get('bill')).toBeUndefined();
  world.open = true;
  expect(await run(command, request, 'c-2')).toMatchObject({ ok: true, mensaje: 'N° 1' });
});

test('a repeat is answered as it was, whatever has changed since, and draws no other number', async () => {
  const { world, numbers, run } = setup();
  const first = await run(create, {}, 'c-1');
  world.open = false;
  expect(await run(create, {}, 'c-1')).toEqual(first);
  expect(await run(create, {}, 'c-2')).toMatchObject({ codigo: 'CERRADO' });
  world.open = true;
  expect(await run(create, {}, 'c-3')).toMatchObject({ mensaje: 'N° 2' });
  expect(numbers.last.get('bill')).toBe(2);
});

test('a repeat is answered as it was, also where what it read is no longer there', async () => {
  const { world, numbers, run } = setup();
  const first = await run(create, {}, 'c-1');
  world.gone = true;
  expect(await run(create, {}, 'c-1')).toEqual(first);
  expect(await run(create, {}, 'c-2')).toMatchObject({ codigo: 'FALTA' });
  expect(numbers.last.get('bill')).toBe(1);
});
