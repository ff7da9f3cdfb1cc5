import { jest } from '@jest/globals';
import { COST_FIELDS } from '@power/domain/kernel/costs';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { RowDefinition } from '@power/domain/kernel/row';
import { tables } from '@power/domain/tables';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import type { TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { plant, readModelDatabase } from '@power/infra/laboratory/testing/read-models';
import type { Execute } from '@power/infra/platform/http/service-options';
import type { ListRows } from '@power/infra/platform/live/row-views';
import { RowViews } from '@power/infra/platform/live/row-views';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { listsAmong } from '@power/infra/platform/rows/handle-grid';
import { discover } from '@power/infra/platform/service/discover';
import type pg from 'pg';
import { MORE } from './as-of-rows.testing.ts';

jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({ settings: {} }));
const { createExecutor } = await import('./query-executor.ts');

let database: TestDatabase;
let db: pg.Pool;
let execute: Execute;
let lists: readonly ListRows[];

const admin: Principal = {
  _id: 'u',
  nombre: 'Ana',
  email: '',
  perfil: 'Administrador',
  permisos: permisosOf('Administrador'),
  sesion: 's',
};

beforeAll(async () => {
  const rows = Object.values(tables) as RowDefinition[];
  database = await readModelDatabase(rows);
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  for (const row of rows) await plant(db, row, [{ _id: 'uno', ...MORE[row.table] }]);
  const handlers = await discover<QueryHandler>(new URL('..', import.meta.url), ['query-handler']);
  lists = listsAmong(handlers, db);
  execute = createExecutor({
    handlers,
    db,
    log: new MemoryEventStore(),
    queue: { enqueue: () => Promise.reject(new Error('nothing is queued')) } as never,
    cursor: () => undefined,
    positions: { onChange: () => undefined },
  });
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const pageOf = async ({ query }: ListRows): Promise<readonly object[]> => {
  const request = query.request.parse({
    accion: query.accion,
    startRow: 0,
    endRow: 10,
    sortModel: [],
    filterModel: {},
  });
  const context = { user: admin, commandId: 'c', ip: '', userAgent: '', now: new Date().toISOString() };
  const reply = await execute(query, request, {
    ...context,
    signal: new AbortController().signal,
    asOf: undefined,
    xPosicion: undefined,
  });
  return (reply as { rows: object[] }).rows;
};

test('every list that is told row by row is told the very rows that its page shows, and none that it does not', async () => {
  const shown: string[] = [];
  for (const list of lists) {
    const told = Object.values(await list.read(['uno', 'nadie']));
    // What scopes keep from this person is no page of theirs, and they are told nothing of it either.
    if (!new RowViews([list]).named(nameOf(list), admin)) continue;
    const page = await pageOf(list);
    expect([list.query.name, told]).toEqual([list.query.name, page]);
    if (page.length > 0) shown.push(list.query.name);
  }
  expect(shown).toContain('order-grid');
  expect(shown.length).toBeGreaterThan(40);
});

const nameOf = ({ query: { path, accion } }: ListRows): string =>
  `filas ${path}${accion === undefined ? '' : ` ${accion}`}`;

test('a list that tells what things cost is told to nobody row by row', () => {
  const dear = lists.filter(({ fields }) => fields.some((field) => COST_FIELDS.has(field)));
  expect(dear.length).toBeGreaterThan(0);
  const views = new RowViews(lists);
  expect(dear.filter((list) => views.named(nameOf(list), admin)).map(({ query }) => query.name)).toEqual([]);
});

test('a list behind the code of the invoice modules is told to nobody: a session may not have given it', () => {
  const locked = lists.filter(({ query }) => query.codigo !== undefined);
  expect(locked.length).toBeGreaterThan(0);
  const views = new RowViews(lists);
  expect(locked.filter((list) => views.named(nameOf(list), admin)).map(({ query }) => query.name)).toEqual([]);
});
