import { aggregates } from '@power/domain/aggregates';
import { samples } from '@power/domain/event-samples.testing';
import { eventCatalogue } from '@power/domain/events';
import { permisosOf, type Perfil } from '@power/domain/kernel/perfiles';
import { after as orderAfter, created, goods, lineOf } from '@power/domain/orders/order.testing';
import { OrderLinesChanged } from '@power/domain/streams/order/events';
import { refOf } from '@power/domain/streams/order/order';
import type { FieldChange } from '@power/infra/platform/history/diff';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import auditDiff from './audit-diff.ts';

const producto = { _id: '1', part_number: 'PN', marca: 'Hik', pmp: 100, costo_fob: 2 };

const metadata = {
  at: '2026-03-02T12:00:00.000Z',
  user: 'u',
  perfil: 'Administrador',
  commandId: 'c',
  correlationId: 'c',
  causationId: 'c',
};
type Told = readonly [type: string, data: unknown];
interface Reply {
  readonly cambios: FieldChange[];
  readonly eventos: readonly {
    readonly version: number;
    readonly cambios: FieldChange[];
    readonly datos: Record<string, unknown>;
  }[];
  readonly pagina: number;
  readonly total: number;
  readonly v1: number;
  readonly v2: number;
}
/** Minutes after the first event. */
const after = (minutes: number): string => new Date(Date.parse(metadata.at) + minutes * 60_000).toISOString();

/** The difference over a stream of these events, as a person of that profile reads it. */
async function diffOf(stream: string, told: readonly Told[], perfil: Perfil, sides: object = {}) {
  const log = new MemoryEventStore();
  await log.append(
    stream,
    told.map(([type, data], n) => ({
      id: `e${n}`,
      type,
      schema: eventCatalogue.get(type)!.schema,
      data,
      metadata: { ...metadata, at: after(n) },
    })),
    'no-stream',
  );
  const user = { _id: 'u', nombre: 'u', email: '', perfil, permisos: permisosOf(perfil), sesion: 's' };
  const reply = await auditDiff.handle({ stream, ...sides } as never, { log, user } as unknown as QueryContext);
  return reply as unknown as Reply;
}

const seenBy = async (perfil: Perfil): Promise<string> =>
  JSON.stringify(
    await diffOf(
      'product-1',
      [
        ['ProductRegistered', producto],
        ['ProductChanged', { _id: '1', part_number: 'PN', antes: { costo_fob: 2 }, cambios: { costo_fob: 3 } }],
      ],
      perfil,
    ),
  );

test('costs are in no field of the difference for an auditor without margenes', async () => {
  const finance = await seenBy('Finanzas');
  expect(finance).toContain('part_number');
  expect(finance).not.toMatch(/pmp|costo_fob/);
  expect(await seenBy('Administrador')).toMatch(/pmp.*costo_fob/);
});

test('a change of address tells of the address alone: what the event does not repeat stays as it was', async () => {
  const cliente = {
    ...samples.CustomerRegistered!['1'],
    cupo: 900_000,
    direcciones: [{ calle: 'Sur 1', comuna: 'Buin' }],
  };
  const direcciones = [{ calle: 'Norte 2', comuna: 'Buin' }];
  const { cambios, eventos } = await diffOf(
    'customer-1',
    [
      ['CustomerRegistered', cliente],
      ['CustomerChanged', { _id: '1', nombre: 'texto', antes: { cupo: 900_000 }, cambios: { cupo: 950_000 } }],
      [
        'CustomerChanged',
        { _id: '1', nombre: 'texto', antes: { direcciones: cliente.direcciones }, cambios: { direcciones } },
      ],
    ],
    'Administrador',
    { v1: 1, v2: 2 },
  );
  expect(cambios).toEqual([{ campo: 'direcciones.0.calle', antes: 'Sur 1', despues: 'Norte 2' }]);
  expect(eventos.map((e) => e.cambios)).toEqual([cambios]);
});

test('a step says what is new in it: lines that the document held already are not repeated, and the first one is no change', async () => {
  const before = Array.from({ length: 100 }, (_, n) => lineOf(n + 1, goods(`${n + 1}`), 2));
  const changed = { ...before[41]!, cantidad: 3 };
  const order = orderAfter([created({ productos_pedido: before })]);
  const edit = (antes: typeof before, productos_pedido: typeof before) => {
    const { neto, iva, total } = order;
    return OrderLinesChanged({
      pedido: refOf(order),
      estatus: order.estatus,
      antes,
      productos_pedido,
      neto,
      iva,
      total,
    });
  };
  const first = created({ productos_pedido: before });
  const lines = edit(before, before.with(41, changed));
  const same = edit(before.with(41, changed), before.with(41, changed));
  const { eventos } = await diffOf(
    'order-77',
    [first, lines, same].map(({ type, data }) => [type, data] as const),
    'Administrador',
  );
  expect(eventos[0]).toMatchObject({ cambios: [], datos: first.data });
  expect(eventos[1]).toMatchObject({
    cambios: [{ campo: 'productos_pedido.41.cantidad', antes: 2, despues: 3 }],
    datos: { antes: [], productos_pedido: [changed] },
  });
  // Nothing else tells what a step says that changed nothing.
  expect(eventos[2]).toMatchObject({ cambios: [], datos: same.data as object });
});

test('a document of every kind is replayed, and no secret of its events is in it', async () => {
  for (const { name, folds } of aggregates.values()) {
    const told = [...folds.values()].map(({ event }) => {
      const sample = samples[event.type]![event.schema]!;
      return [
        event.type,
        { ...sample, ...Object.fromEntries(event.secret.map((field) => [field, 'SECRETO'])) },
      ] as const;
    });
    const reply = await diffOf(`${name}-1`, told, 'Administrador');
    expect([name, reply.eventos.length]).toEqual([name, told.length]);
    expect(JSON.stringify(reply)).not.toContain('SECRETO');
  }
});

const credit = (antes: number, cupo: number): Told => [
  'CustomerChanged',
  { _id: '1', nombre: 'texto', antes: { cupo: antes }, cambios: { cupo } },
];
const customer = (changes: number): Told[] => [
  ['CustomerRegistered', { ...samples.CustomerRegistered!['1'], cupo: 0 }],
  ...Array.from({ length: changes }, (_, n) => credit(n, n + 1)),
];

test('between two moments: what stood at the one and at the other, whatever went on between', async () => {
  const at = (sides: object) => diffOf('customer-1', customer(5), 'Administrador', sides);
  expect(await at({ desde: after(1), hasta: after(4.5) })).toMatchObject({
    cambios: [{ campo: 'cupo', antes: 1, despues: 4 }],
    v1: 1,
    v2: 4,
    total: 3,
  });
  expect(await at({ desde: after(3) })).toMatchObject({ cambios: [{ campo: 'cupo', antes: 3, despues: 5 }], total: 2 });
  expect((await at({ desde: after(-9), hasta: after(0) })).cambios).toContainEqual({ campo: 'cupo', despues: 0 });
  expect(await at({ desde: after(-9), hasta: after(-5) })).toMatchObject({ cambios: [], eventos: [], v2: -1 });
  expect(await at({ desde: after(4), hasta: after(1) })).toMatchObject({ codigo: 'LIMITES_INVALIDOS' });
});

test('a long history comes in pages, the newest first, and none of its events is lost', async () => {
  const page = (pagina?: number) => diffOf('customer-1', customer(204), 'Administrador', { pagina });
  const versions = async (pagina?: number) => (await page(pagina)).eventos.map(({ version }) => version);
  const last = await page();
  expect(last).toMatchObject({ pagina: 2, total: 205, v2: 204 });
  expect([...(await versions(0)), ...(await versions(1)), ...(await versions(2))]).toEqual(
    Array.from({ length: 205 }, (_, n) => n),
  );
  // The first of a page is compared with what went before it on the other one.
  expect(last.eventos[0]!.cambios).toEqual([{ campo: 'cupo', antes: 199, despues: 200 }]);
  expect((await page(9)).pagina).toBe(2);
});
