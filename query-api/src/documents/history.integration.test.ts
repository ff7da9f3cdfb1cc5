import { AttachmentAdded, AttachmentRemoved } from '@power/domain/kernel/attachment-events';
import { created, validated } from '@power/domain/orders/order.testing';
import { orderCalls } from '@power/domain/documents';
import { permisosOf } from '@power/domain/kernel/perfiles';
import {
  createPostgresEventStore,
  type PostgresEventStore,
} from '@power/infra/adapters/event-store/postgres-event-store';
import { logAt } from '@power/infra/platform/event-store/log-at';
import type { QueryContext, QueryHandler } from '@power/infra/platform/queries/handler';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import auditDiff from '../audit/audit-diff.ts';
import { documentQueries } from '../kernel/document.ts';

const [orderSheet, orderFile, orderHistory] = documentQueries(
  orderCalls,
  () => ({ open: async (sha256: string) => `bytes of ${sha256}` }) as never,
) as [QueryHandler, QueryHandler, QueryHandler];
let database: TestDatabase;
let log: PostgresEventStore;
beforeAll(async () => {
  database = await testDatabase();
  log = createPostgresEventStore({ connectionString: database.url });
  await log.migrate();
  const metadata = {
    at: '2026-03-02T12:00:00.000Z',
    user: 'u',
    nombre: 'Ana',
    perfil: 'Cobrador',
    commandId: 'c',
    correlationId: 'c',
    causationId: 'c',
  };
  const written = validated().map(({ type, data }) => ({ id: randomUUID(), type, schema: 1, data, metadata }));
  await log.append('order-77', written, 'no-stream');
  expect(written.map((e) => e.type)).toEqual([created().type, 'OrderValidated']);
});
afterAll(async () => {
  await log?.close();
  await database?.drop();
});

const user = {
  _id: 'u',
  nombre: 'Ana',
  email: '',
  perfil: 'Administrador' as const,
  permisos: permisosOf('Administrador'),
  sesion: 's',
};
const context = () => ({ log, today: log, user }) as unknown as QueryContext;
type Seal = { verificado: boolean; hallazgo?: string };
const sealOf = ({ verificado, hallazgo }: Seal): Seal => ({ verificado, ...(hallazgo !== undefined && { hallazgo }) });
const history = () =>
  orderHistory.handle({ accion: 'historia', id: 77 } as never, context()) as Promise<Seal & { eventos: unknown[] }>;
const anyHistory = () => auditDiff.handle({ stream: 'order-77', v1: -1, v2: 9 } as never, context()) as Promise<Seal>;

/** What the two histories say after these statements, which are undone. */
async function after(sql: string): Promise<Seal> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica; create table kept as select * from log.events; ${sql}`);
    const said = sealOf(await history());
    expect(sealOf(await anyHistory())).toEqual(said);
    return said;
  } finally {
    await client.query(
      'set session_replication_role = replica; delete from log.events; insert into log.events select * from kept; drop table kept',
    );
    await client.end();
  }
}

test('an intact order is verified', async () => {
  expect(await after('')).toEqual({ verificado: true });
  expect((await history()).eventos).toHaveLength(2);
});

test('what somebody forged is told and never folded: a type that folds otherwise, data without a shape', async () => {
  for (const forged of [`type = 'OrderLinesChanged'`, `data = 'null'`]) {
    const { verificado, hallazgo } = await after(
      `update log.events set ${forged} where stream = 'order-77' and version = 1`,
    );
    expect(verificado).toBe(false);
    expect(hallazgo).toMatch(/^El evento 1 \(.*\) fue alterado\.$/);
  }
});

test('an event that is said to be of after it was kept, or of before its predecessor, is named', async () => {
  const late = `update log.events set recorded_at = '2026-03-02T11:00:00Z' where stream = 'order-77'`;
  expect(await after(late)).toEqual({
    verificado: false,
    hallazgo: expect.stringMatching(/^El evento 0 .*, pero se guardó el 02-03-2026/),
  });
});

test('the order as it was is asked for step by step, so that a history grows with its events alone', async () => {
  const at = (version?: number) =>
    orderHistory.handle({ accion: 'historia', id: 77, version } as never, context()) as Promise<{
      eventos: unknown[];
      estado: { version: number; estatus: string };
    }>;
  const [first, last, now] = [await at(0), await at(9), await at()];
  expect(first).toMatchObject({ eventos: [], estado: { version: 0, estatus: 'Pendiente Validacion Administrativa' } });
  expect(last.estado).toEqual(now.estado);
  expect(now.estado.version).toBe(1);
  expect(now.estado.estatus).not.toBe(first.estado.estatus);
  expect(orderCalls.history.reply.safeParse(now).success).toBe(true);
});

test('a page of a long history, by number or by the moment that it holds', async () => {
  const at = (minute: number) =>
    `2026-03-02T12:${String(Math.floor(minute / 2)).padStart(2, '0')}:${minute % 2 ? '30' : '00'}.000Z`;
  const who = { user: 'u', nombre: 'Ana', perfil: 'Cobrador', commandId: 'f', correlationId: 'f', causationId: 'f' };
  const adjunto = {
    _id: 'a',
    nombre: 'a.pdf',
    tipo: 'pdf' as const,
    bytes: 5,
    sha256: 'ab',
    revision: 'limpio' as const,
  };
  const told = [
    { schema: 2, ...created({ _id: '79', number: 79 }) },
    ...Array.from({ length: 109 }, (_, n) => ({
      schema: 1,
      ...AttachmentAdded({
        documento: 'Pedido N° 79',
        adjunto: { ...adjunto, _id: `a${n}`, fecha: at(n), usuario: { _id: 'u', nombre: 'Ana' } },
      }),
    })),
  ];
  await log.append(
    'order-79',
    told.map(({ type, schema, data }, n) => ({
      id: randomUUID(),
      type,
      schema,
      data,
      metadata: { at: at(n), ...who },
    })),
    'no-stream',
  );
  const page = (asked: object) =>
    orderHistory.handle({ accion: 'historia', id: 79, ...asked } as never, context()) as Promise<{
      eventos: { version: number }[];
      pagina: number;
      total: number;
    }>;
  const newest = await page({});
  expect(newest).toMatchObject({ pagina: 1, total: 110, estado: { version: 109 } });
  expect(newest.eventos.map(({ version }) => version)).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 108, 109]);
  expect((await page({ pagina: 0 })).eventos).toHaveLength(100);
  expect((await page({ al: at(99) })).pagina).toBe(0);
  expect((await page({ al: at(100) })).pagina).toBe(1);
});

test('a sheet says what may be done with it, is only read as of another day, and is unknown to a stranger', async () => {
  const sheet = (asOf?: string, who: object = user) =>
    orderSheet.handle(
      { accion: 'ver', id: 77 } as never,
      { log: logAt(log, asOf), today: log, asOf, user: who } as never,
    ) as Promise<{
      ok?: boolean;
      codigo?: string;
      principal: string | null;
      documento: { version: number };
    }>;
  const now = await sheet();
  expect(orderCalls.one.reply.safeParse(now).success).toBe(true);
  const may = (reply: unknown): string[] =>
    (reply as { acciones: { accion: string; permitida: boolean }[] }).acciones.flatMap((one) =>
      one.permitida ? [one.accion] : [],
    );
  expect(now).toMatchObject({ documento: { version: 1, estatus: 'Pendiente Picking' }, principal: 'picking' });
  expect(may(now)).toContain('facturar');
  const then = await sheet('2026-12-01T00:00:00.000Z');
  expect(then).toMatchObject({ documento: { version: 1 }, principal: null });
  expect(may(then)).not.toContain('facturar');
  expect(await sheet('2026-01-01T00:00:00.000Z')).toMatchObject({ codigo: 'PEDIDO_NO_EXISTE' });
  const stranger = { ...user, _id: 'x', perfil: 'Ejecutivo de Ventas', permisos: permisosOf('Ejecutivo de Ventas') };
  expect(await sheet(undefined, stranger)).toMatchObject({ codigo: 'PEDIDO_NO_EXISTE' });
  const customer = { ...user, perfil: 'Cliente', cliente_id: '9', permisos: permisosOf('Cliente') };
  expect(await sheet(undefined, customer)).toMatchObject({ principal: null, documento: { chat_validacion: [] } });
});

test('a file is given to whoever sees the document with it', async () => {
  const at = '2026-03-02T13:00:00.000Z';
  const who = { user: 'u', nombre: 'Ana', perfil: 'Cobrador', commandId: 'f', correlationId: 'f', causationId: 'f' };
  const adjunto = {
    _id: 'a1',
    nombre: 'orden.pdf',
    tipo: 'pdf' as const,
    bytes: 5,
    sha256: 'ab',
    fecha: at,
    usuario: { _id: 'u', nombre: 'Ana' },
    revision: 'limpio' as const,
  };
  const { type, data } = AttachmentAdded({ documento: 'Pedido N° 78', adjunto });
  const first = { id: randomUUID(), schema: 2, ...created({ _id: '78', number: 78 }), metadata: { at, ...who } };
  await log.append(
    'order-78',
    [first, { id: randomUUID(), type, schema: 1, data, metadata: { at, ...who } }],
    'no-stream',
  );
  const ask = (
    id: number,
    adjunto_: string,
    perfil: 'Finanzas' | 'Cliente' | 'Ejecutivo de Ventas',
    shown: QueryContext['log'] = log,
  ) =>
    orderFile.handle(
      { accion: 'adjunto', id, adjunto: adjunto_ } as never,
      {
        log: shown,
        today: log,
        user: { ...user, _id: 'x', perfil, cliente_id: '9', permisos: permisosOf(perfil) },
      } as never,
    );
  expect(await ask(78, 'a1', 'Finanzas')).toMatchObject({
    file: { nombre: 'orden.pdf', tipo: 'application/pdf', stream: 'bytes of ab' },
  });
  expect(await ask(78, 'a2', 'Finanzas')).toMatchObject({ codigo: 'ADJUNTO_NO_EXISTE' });
  expect(await ask(77, 'a1', 'Finanzas')).toMatchObject({ codigo: 'ADJUNTO_NO_EXISTE' });
  // Taken away since: a sheet of before still shows it, and gives it.
  const removed = AttachmentRemoved({ documento: 'Pedido N° 78', adjunto });
  await log.append(
    'order-78',
    [
      {
        id: randomUUID(),
        type: removed.type,
        schema: 1,
        data: removed.data,
        metadata: { ...who, at: '2026-03-02T15:00:00.000Z' },
      },
    ],
    'any',
  );
  expect(await ask(78, 'a1', 'Finanzas')).toMatchObject({ codigo: 'ADJUNTO_NO_EXISTE' });
  expect(await ask(78, 'a1', 'Finanzas', logAt(log, '2026-03-02T14:00:00.000Z'))).toMatchObject({
    file: { nombre: 'orden.pdf' },
  });
  // The customer sees the order, and nothing of what the house keeps with it.
  expect(await ask(78, 'a1', 'Cliente')).toMatchObject({ codigo: 'ADJUNTO_NO_EXISTE' });
  expect(await ask(78, 'a1', 'Ejecutivo de Ventas')).toMatchObject({ codigo: 'PEDIDO_NO_EXISTE' });
});

test.each([
  [
    'an edited comment',
    `update log.events set data = jsonb_set(data, '{comentario}', '"otro"') where version = 1`,
    'El evento 1 (OrderValidated) fue alterado.',
  ],
  [
    'another author',
    `update log.events set metadata = jsonb_set(metadata, '{nombre}', '"Otra"') where version = 0`,
    'El evento 0 (OrderCreated) fue alterado.',
  ],
  [
    'a cut-off end',
    'delete from log.events where version = 1',
    'Faltan eventos al final: debía terminar en el evento 1.',
  ],
])('%s breaks the seal and is named', async (_what, sql, hallazgo) => {
  expect(await after(sql)).toEqual({ verificado: false, hallazgo });
});
