import { jest } from '@jest/globals';
import { contract } from '@power/domain/contract';
import { mayCall } from '@power/domain/kernel/call';
import { type Perfil, PERFILES, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { lists } from '@power/domain/lists';
import { orderRow } from '@power/domain/orders/views/order-row';
import { productRow } from '@power/domain/products/views/product-row';
import { tables } from '@power/domain/tables';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import type { TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { plant, plantPast, readModelDatabase } from '@power/infra/laboratory/testing/read-models';
import type { Execute } from '@power/infra/platform/http/service-options';
import { validateRequest } from '@power/infra/platform/http/validate';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { discover } from '@power/infra/platform/service/discover';
import exceljs from 'exceljs';
import fc from 'fast-check';
import type pg from 'pg';

jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({ settings: {} }));
const { createExecutor } = await import('../kernel/query-executor.ts');

const MONDAY = '2026-03-02T12:00:00.000Z';
const TUESDAY = '2026-03-03T12:00:00.000Z';
const WEDNESDAY = '2026-03-04T12:00:00.000Z';
const FRIDAY = '2026-03-06T12:00:00.000Z';
const ORDERS = '/pedido_ventas/listar grid';

let database: TestDatabase;
let db: pg.Pool;
let execute: Execute;
beforeAll(async () => {
  database = await readModelDatabase(Object.values(tables));
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  execute = createExecutor({
    handlers: await discover<QueryHandler>(new URL('..', import.meta.url), ['query-handler']),
    db,
    log: new MemoryEventStore(),
    queue: { enqueue: () => Promise.reject(new Error('nothing is queued')) } as never,
    cursor: () => undefined,
    positions: { onChange: () => undefined },
  });
});
beforeEach(async () => {
  const all = ['order_list', 'product_list'].flatMap((table) => [`read.${table}`, `read.${table}_history`]);
  await db.query(`TRUNCATE ${all.join(', ')}`);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const somebody = (perfil: Perfil, _id = 'ana', more: object = {}): Principal => ({
  _id,
  nombre: _id,
  email: '',
  perfil,
  permisos: { ...permisosOf(perfil), ...more },
  sesion: 's',
});
interface Reply {
  readonly codigo?: string;
  readonly entraron: number;
  readonly cambiaron: number;
  readonly salieron: number;
  readonly filas: readonly {
    readonly clave: string;
    readonly movimiento: string;
    readonly fila: Record<string, unknown>;
    readonly cambios: readonly { readonly campo: string; readonly antes: string; readonly despues: string }[];
  }[];
}
const call = (name: string, request: object, user: Principal, asOf?: string): Promise<unknown> => {
  const query = contract.find((one) => one.name === name)!;
  return execute(query, validateRequest(query, { accion: query.accion, ...request }), {
    user,
    asOf,
    now: FRIDAY,
    signal: new AbortController().signal,
  } as never);
};
const diff = (request: object = {}, user = somebody('Administrador'), asOf?: string) =>
  call('list-diff', { lista: ORDERS, desde: MONDAY, hasta: WEDNESDAY, ...request }, user, asOf) as Promise<Reply>;
const told = ({ filas }: Reply) => filas.map(({ clave, movimiento }) => `${clave} ${movimiento}`);

/** Four orders: one that stays, one that changes on Tuesday, one that comes then, one that goes. */
async function week(): Promise<void> {
  const order = (number: number, more: object = {}) => ({ _id: String(number), number, ejecutivo_id: 'ines', ...more });
  await plant(db, orderRow, [order(1)], '2026-03-01T12:00:00Z');
  await plantPast(db, orderRow, [order(2, { estatus: 'Picking', total: 1000 })], ['2026-03-01T12:00:00Z', TUESDAY]);
  await plant(db, orderRow, [order(2, { estatus: 'Despachado', total: 1000, marcas: ['HP', 'Dahua'] })], TUESDAY);
  await plant(db, orderRow, [order(3, { ejecutivo_id: 'tito' })], TUESDAY);
  await plantPast(db, orderRow, [order(4)], ['2026-03-01T12:00:00Z', TUESDAY]);
}

test('rows that came, went and changed, field by field under their labels, in the order of the list', async () => {
  await week();
  const reply = await diff();
  expect(reply).toMatchObject({ entraron: 1, cambiaron: 1, salieron: 1 });
  expect(told(reply)).toEqual(['4 salio', '3 entro', '2 cambio']);
  expect(reply.filas[2]!.cambios).toEqual([
    { campo: 'estatus', etiqueta: 'Estado', antes: 'Picking', despues: 'Despachado' },
    { campo: 'marcas', etiqueta: 'Marcas', antes: '', despues: 'HP, Dahua' },
  ]);
  expect(reply.filas[0]!.fila).toMatchObject({ number: 4 });
  expect(told(await diff({ movimiento: 'entro' }))).toEqual(['3 entro']);
  expect(told(await diff({ desde: TUESDAY }))).toEqual([]);
  expect(told(await diff({ desde: undefined, hasta: MONDAY }))).toEqual(['4 entro', '2 entro', '1 entro']);
  expect(await diff({ desde: WEDNESDAY, hasta: MONDAY })).toMatchObject({ codigo: 'LIMITES_INVALIDOS' });
});

test('a filter is that of the list at either moment: what came under it came', async () => {
  await week();
  const filterModel = { estatus: { filterType: 'set', values: ['Despachado'] } };
  expect(told(await diff({ filterModel }))).toEqual(['2 entro']);
  expect(told(await diff({ quickFilter: 'picking' }))).toEqual(['2 salio']);
  await expect(diff({ filterModel: { nada: filterModel.estatus } })).rejects.toMatchObject({ status: 400 });
});

test('with the clock set back, nothing of what came later is compared', async () => {
  await week();
  expect(told(await diff({ hasta: FRIDAY }, undefined, MONDAY))).toEqual([]);
});

test('everybody compares the rows of their own scope, of the lists that are theirs to read', async () => {
  await week();
  expect(told(await diff({}, somebody('Ejecutivo de Ventas', 'tito')))).toEqual(['3 entro']);
  expect(await diff({}, somebody('Ejecutivo de Ventas', 'tito'))).toMatchObject({ entraron: 1, cambiaron: 0 });
  expect(await diff({}, somebody('Proveedor', 'p'))).toMatchObject({ codigo: 'PERFIL_NO_AUTORIZADO' });
});

test('what things cost is neither shown nor told by a change, without the flag', async () => {
  const at = { lista: '/productos/listar grid', desde: MONDAY, hasta: WEDNESDAY };
  const product = (more: object) => ({
    _id: 'p',
    codigo: 'p',
    part_number: 'PN',
    activo: true,
    busqueda: 'pn',
    ...more,
  });
  await plantPast(db, productRow, [product({ pmp: 100 })], ['2026-03-01T12:00:00Z', TUESDAY]);
  await plant(db, productRow, [product({ pmp: 8888 })], TUESDAY);
  const seen = await diff(at);
  expect(seen.filas[0]!.cambios).toEqual([{ campo: 'pmp', etiqueta: 'PMP', antes: '100', despues: '8.888' }]);
  const hidden = await diff(at, somebody('Administrador', 'ana', { margenes: false }));
  expect(hidden).toMatchObject({ cambiaron: 0, filas: [] });
});

test('pages follow each other, and a file has them all', async () => {
  await plant(
    db,
    orderRow,
    Array.from({ length: 120 }, (_, n) => ({ _id: String(n), number: n })),
    TUESDAY,
  );
  const pages = await Promise.all([0, 1, 2, 3].map((pagina) => diff({ pagina })));
  expect(pages.flatMap(({ filas }) => filas.map(({ fila }) => fila.number))).toEqual(
    Array.from({ length: 120 }, (_, n) => 119 - n),
  );
  const { file } = (await call(
    'list-diff-export',
    { lista: ORDERS, desde: MONDAY, hasta: WEDNESDAY },
    somebody('Administrador'),
  )) as { file: { stream: Buffer } };
  const book = new exceljs.Workbook();
  await book.xlsx.load(file.stream as never);
  const sheet = book.worksheets[0]!;
  expect((sheet.getRow(5).values as unknown[]).slice(1, 4)).toEqual(['Qué pasó', 'N° Pedido', 'Código SAP']);
  expect((sheet.getRow(6).values as unknown[]).slice(1, 3)).toEqual(['Entró', 119]);
  expect(sheet.actualRowCount).toBe(4 + 120);
});

test.each([...lists.keys()])('%s can be compared', async (lista) => {
  // Lists of partners are theirs alone.
  const perfil = PERFILES.find((one) => mayCall(lists.get(lista)!.access, somebody(one)))!;
  expect(await diff({ lista }, somebody(perfil))).toMatchObject({ ok: true });
});

test('whatever happened, the difference is that of the two lists', async () => {
  const version = fc.record({
    number: fc.integer({ min: 1, max: 6 }),
    day: fc.integer({ min: 1, max: 8 }),
    total: fc.integer({ min: 0, max: 2 }),
    gone: fc.boolean(),
  });
  const day = (n: number): string => `2026-03-0${n}T00:00:00.000Z`;
  await fc.assert(
    fc.asyncProperty(fc.array(version, { maxLength: 20 }), fc.boolean(), async (versions, filtered) => {
      await db.query('TRUNCATE read.order_list, read.order_list_history');
      for (const number of new Set(versions.map((one) => one.number))) {
        const own = versions.filter((one) => one.number === number).toSorted((a, b) => a.day - b.day);
        const kept = own.filter((one, n) => own[n + 1]?.day !== one.day);
        for (const [n, { total, gone, day: from }] of kept.entries()) {
          if (gone) continue;
          const row = { _id: String(number), number, total };
          const next = kept[n + 1];
          if (next) await plantPast(db, orderRow, [row], [day(from), day(next.day)]);
          else await plant(db, orderRow, [row], day(from));
        }
      }
      const request = filtered ? { filterModel: { total: { filterType: 'number', type: 'equals', filter: 1 } } } : {};
      const [desde, hasta] = [day(3).replace('T00', 'T06'), day(6).replace('T00', 'T06')];
      const shown = async (asOf: string) => {
        const { rows } = (await call('order-grid', { ...request, asOf }, somebody('Administrador'))) as {
          rows: { _id: string; total: number }[];
        };
        return new Map(rows.map((row) => [row._id, row.total]));
      };
      const [before, after] = [await shown(desde), await shown(hasta)];
      const expected = [...new Set([...after.keys(), ...before.keys()])].flatMap((id) =>
        !before.has(id)
          ? [`${id} entro`]
          : !after.has(id)
            ? [`${id} salio`]
            : before.get(id) === after.get(id)
              ? []
              : [`${id} cambio`],
      );
      expect(told(await diff({ ...request, desde, hasta })).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 25 },
  );
});
