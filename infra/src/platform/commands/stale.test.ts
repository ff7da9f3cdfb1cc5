import { defineAggregate, on } from '@power/domain/kernel/aggregate';
import type { ChangeViews } from '@power/domain/kernel/change-view';
import { defineCommand } from '@power/domain/kernel/command';
import { defineEvent } from '@power/domain/kernel/event';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { SYSTEM } from '@power/domain/kernel/principal';
import { reject } from '@power/domain/kernel/rejection';
import { z } from 'zod';
import { MemoryEventStore } from '../../laboratory/testing/memory-event-store.ts';
import { createDispatcher } from './dispatcher.ts';

const Taken = defineEvent('Taken', { label: 'Tomado', data: z.object({ seat: z.number() }) });
const table = defineAggregate<readonly number[]>('table', [], [on(Taken, (seats, d) => [...seats, d.seat])]);
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
  answer: () => ({ mensaje: 'x' }),
});

/** Histories that everybody but a *Cliente* may read. */
const staffViews: ChangeViews = () => (_, user) =>
  user.perfil === 'Cliente' ? undefined : { shown: (state) => state as object };

function setup(views = staffViews) {
  const store = new MemoryEventStore();
  const dispatcher = createDispatcher({ store, pool: undefined as never, handlers: [], views });
  const run = (command: typeof take, seat: number, commandId: string, more: object = {}, user = SYSTEM) =>
    dispatcher.execute(
      command as never,
      { table: 'a', seat, ...more },
      { user, commandId, now: '2026-03-02T12:00:00.000Z' },
    );
  return { run };
}

test('a stale version is refused with what changed and by whom', async () => {
  const { run } = setup();
  await run(take, 1, 'c1');
  await run(take, 2, 'c2');
  const reply = await run(take, 3, 'c3', { expectedVersion: 0 });
  expect(reply).toMatchObject({
    codigo: 'VERSION_OBSOLETA',
    extra: {
      version: 1,
      cambios: [
        {
          version: 1,
          etiqueta: 'Tomado',
          usuario: 'Sistema',
          campos: [{ campo: '1', despues: 2 }],
        },
      ],
    },
  });
});

test('a stale version says the currency of amounts as the history of the document does', async () => {
  const Priced = defineEvent('Priced', { label: 'Precio', data: z.object({ total: z.number(), moneda: z.string() }) });
  const offer = defineAggregate<object>('offer', {}, [on(Priced, (_, d) => d)]);
  const price = defineCommand({
    ...take,
    reply: undefined,
    name: 'price',
    path: '/price',
    aggregate: offer as never,
    decide: (_, { seat }) => [Priced({ total: seat, moneda: 'USD' })],
    answer: () => ({ mensaje: 'x' }),
  });
  const views = () => () => ({ shown: (state: unknown) => state as object, currencies: { total: 'moneda' } });
  const { run } = setup(views);
  await run(price as never, 1, 'c1');
  await run(price as never, 2, 'c2');
  expect(await run(price as never, 3, 'c3', { expectedVersion: 0 })).toMatchObject({
    extra: { cambios: [{ campos: [{ campo: 'total', antes: 1, despues: 2, moneda: 'USD' }] }] },
  });
});

test('a stale version tells whoever may not read the history only that there is a newer one', async () => {
  const { run } = setup();
  await run(take, 1, 'c1');
  await run(take, 2, 'c2');
  const reply = await run(take, 3, 'c3', { expectedVersion: 0 }, { ...SYSTEM, perfil: 'Cliente' });
  expect(reply).toMatchObject({
    codigo: 'VERSION_OBSOLETA',
    mensaje: 'El documento cambió mientras lo editabas. Ábrelo de nuevo y revisa antes de seguir.',
    extra: { version: 1, cambios: [] },
  });
});

test('a stale version tells nothing to whoever is refused anyway', async () => {
  const { run } = setup();
  await run(take, 1, 'c1');
  await run(take, 2, 'c2');
  const reply = await run(take, 1, 'c3', { expectedVersion: 0 });
  expect(reply).toMatchObject({ codigo: 'OCUPADO' });
  expect(reply).not.toHaveProperty('extra');
});

test('what changed meanwhile holds no secrets, and no costs for whoever may not see them', async () => {
  const Priced = defineEvent('Priced', {
    label: 'Costo',
    data: z.object({
      pmp: z.number(),
      token: z.string(),
      antes: z.object({ costo_fob: z.number(), seat: z.number() }),
    }),
    secret: ['token'],
  });
  const shelf = defineAggregate<object>('shelf', {}, [
    on(Priced, (_, d) => ({ estante: d, otro: { token: d.token, seat: d.antes.seat } })),
  ]);
  const priced = (seat: number) => Priced({ pmp: seat, token: `t${seat}`, antes: { costo_fob: seat, seat } });
  const price = defineCommand({
    ...take,
    reply: undefined,
    name: 'price',
    path: '/price',
    aggregate: shelf as never,
    decide: (_, { seat }) => [priced(seat)],
    answer: () => ({ mensaje: 'x' }),
  });
  const { run } = setup();
  await run(price as never, 1, 'c1');
  await run(price as never, 2, 'c2');
  const changeFor = async (user: typeof SYSTEM) =>
    ((await run(price as never, 3, 'c3', { expectedVersion: 0 }, user)) as unknown as { extra: { cambios: object[] } })
      .extra.cambios[0]!;
  const seats = [
    { campo: 'estante.antes.seat', antes: 1, despues: 2 },
    { campo: 'otro.seat', antes: 1, despues: 2 },
  ];
  expect(await changeFor({ ...SYSTEM, permisos: permisosOf('Jefe de Bodega') })).toMatchObject({
    campos: seats,
  });
  expect(await changeFor(SYSTEM)).toMatchObject({
    campos: [
      { campo: 'estante.pmp', antes: 1, despues: 2 },
      { campo: 'estante.antes.costo_fob', antes: 1, despues: 2 },
      ...seats,
    ],
  });
});

test('a refusal says no cost to whoever may not see costs', async () => {
  const refuse = defineCommand({
    ...take,
    reply: undefined,
    name: 'refuse',
    path: '/refuse',
    decide: () => reject('CARO', 'Caro', 'Es caro.', { lineas: [{ linea: 1, pmp: 5 }] }),
  });
  const { run } = setup();
  const seller = { ...SYSTEM, permisos: permisosOf('Pre-Venta') };
  expect(await run(refuse as never, 1, 'c1', {}, seller)).toMatchObject({ extra: { lineas: [{ linea: 1 }] } });
  expect(JSON.stringify(await run(refuse as never, 1, 'c2', {}, seller))).not.toContain('pmp');
  expect(await run(refuse as never, 1, 'c3')).toMatchObject({ extra: { lineas: [{ linea: 1, pmp: 5 }] } });
});
