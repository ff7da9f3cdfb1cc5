import { figuresOf, weighted } from '@power/domain/forecast/figures.shared';
import { forecastRow } from '@power/domain/forecast/views/forecast-row';
import { opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { userRow } from '@power/domain/access/views/user-row';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { brandMaster } from '@power/domain/settings/views/brand-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant, plantPast } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { dbAt } from '@power/infra/platform/sql/past';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import accuracy from './forecast-accuracy.ts';
import brands from './forecast-brands.ts';
import byId from './forecast-by-id.ts';
import comparison from './forecast-comparison.ts';
import notes from './forecast-notes.ts';
import ofBrand from './forecast-of-brand.ts';
import ofSeller from './forecast-of-seller.ts';
import toInvoice from './forecast-to-invoice.ts';
import global from './global-forecast.ts';
import { at, day, lives, NOVEMBER, rowOf } from './lives.testing.ts';

const NOW = '2026-11-22T15:00:00.000Z';
/** First instants of October and of November in Santiago (UTC-3). */
const [FIRST_OCT, FIRST_NOV] = ['2026-10-01T03:00:00.000Z', '2026-11-01T03:00:00.000Z'];

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [opportunityRow, forecastRow, salesLineRow, userRow, orderRow, brandMaster.row]);
  for (const life of lives)
    for (const [n, belief] of life.beliefs.entries()) {
      const until = life.beliefs[n + 1]?.[0] ?? life.gone;
      if (until === undefined) await plant(db, opportunityRow, [rowOf(life, belief)], belief[0]);
      else await plantPast(db, opportunityRow, [rowOf(life, belief)], [belief[0], until]);
    }
  const account = (_id: string, perfil: Perfil, more: object = {}) => ({
    _id,
    nombre: _id,
    perfil,
    activo: true,
    ...more,
  });
  await plant(db, userRow, [
    account('ines', 'Ejecutivo de Ventas'),
    account('tito', 'Ejecutivo de Ventas'),
    account('nueva', 'Ejecutivo de Ventas'),
    account('beto', 'Brand Manager', { marcas: ['APC'] }),
  ]);
  const value = (_id: string, meta: number, more: object) => ({
    _id,
    meta,
    comprometido: 5,
    year: 2026,
    month: 11,
    ...more,
  });
  await plant(db, forecastRow, [
    value('ines.2026-11', 3000, { usuario: 'ines', marca: null }),
    value('beto.2026-11', 70, { usuario: 'beto', marca: null }),
    value('marca:APC.2026-11', 40, { usuario: null, marca: 'APC' }),
    value('global.2026-11', 9000, { usuario: null, marca: null }),
  ]);
  const sale = (_id: string, ejecutivo_id: string, marca: string, neto: number, facturado_at: string) => ({
    _id,
    ejecutivo_id,
    ejecutivo_nombre: ejecutivo_id,
    marca,
    neto,
    mes: facturado_at.slice(0, 7),
    facturado_at,
  });
  await plant(db, salesLineRow, [
    sale('1/1', 'ines', 'APC', 700, day(9)),
    sale('1/2', 'ines', 'Dahua', 800, day(15)),
    sale('2/1', 'ida', 'Dahua', 100, day(16)),
    sale('3/1', 'ines', 'APC', 4000, '2026-10-09T15:00:00.000Z'),
  ]);
  await plant(db, orderRow, [{ _id: '77', number: 77, estatus: 'Pendiente Picking', ejecutivo_id: 'tito' }]);
  await plant(db, brandMaster.row, [
    { _id: 'b1', nombre: 'APC', activo: true },
    { _id: 'b2', nombre: 'Dahua', activo: true },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const person = (perfil: Perfil, _id: string, marcas?: string[]): Principal => ({
  _id,
  nombre: _id,
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...(marcas && { marcas }),
});
const admin = person('Administrador', 'jefa');
const ines = person('Ejecutivo de Ventas', 'ines');
const beto = person('Brand Manager', 'beto', ['APC']);

async function ask<T>(handler: QueryHandler, request: object, user = admin, asOf?: string): Promise<T> {
  const then = dbAt(db, asOf);
  const { accion } = handler.query;
  return (await handler.handle(
    handler.query.request.parse({ ...(accion && { accion }), ...request }) as never,
    { db: then, rows: readerFor(then, user), user, now: asOf ?? NOW, ...(asOf && { asOf }) } as never,
  )) as T;
}
const month = { month: 11, year: 2026 };

interface Summary {
  readonly forecast: Record<string, unknown>;
  readonly oportunidades: readonly { readonly _id: string }[];
}

/** Figures of opportunities, as a forecast tells them beside all that was billed. */
function promisedOf(rows: Parameters<typeof figuresOf>[0]) {
  const { facturado, ...figures } = figuresOf(rows, NOVEMBER);
  return { ...figures, facturado_forecast: facturado };
}

test('a seller’s month: its figures are those of its opportunities, and what was not billed yet of the goal', async () => {
  const { forecast, oportunidades } = await ask<Summary>(ofSeller, { ejecutivo: 'ines', ...month }, ines);
  const own = at(NOW).filter(({ usuario }) => usuario === 'ines');
  expect(forecast).toMatchObject({
    ...promisedOf(own),
    nombre: 'ines',
    meta: 3000,
    comprometido: 5,
    brecha: 1500,
  });
  // Every sale of the month, whether or not it was promised.
  expect(forecast).toMatchObject({ total: 1000, facturado: 1500, facturado_forecast: 900, asegurado: 1000 });
  expect(oportunidades.map(({ _id }) => _id)).toEqual(['1']);
  expect(await ask(byId, { forecastID: 'ines.2026-11' }, ines)).toMatchObject({ forecast });
});

test('the same of any past day, as it was believed then', async () => {
  for (const instant of [FIRST_NOV, day(4), day(6), day(14), NOW]) {
    const { forecast } = await ask<Summary>(global, month, admin, instant === NOW ? undefined : instant);
    expect(forecast).toMatchObject(promisedOf(at(instant)));
  }
  const { forecast } = await ask<Summary>(ofSeller, { ejecutivo: 'ines', ...month }, admin, day(4));
  expect(forecast).toMatchObject({ cantidad: 2, ponderado: 900, facturado: 0 });
});

test('of the company: every seller, also who promised nothing, and every brand; others when they sold', async () => {
  const found = await ask<{ forecast: object; ejecutivos: object[]; marcas: object[] }>(global, month);
  expect(found.forecast).toMatchObject({
    _id: 'global.2026-11',
    meta: 9000,
    facturado: 1600,
    brecha: 7400,
    total: 1300,
    perdido: 2000,
  });
  expect(found.ejecutivos).toMatchObject([
    { de: 'ines', total: 1000 },
    { de: 'tito', total: 300, meta: null, brecha: null },
    { de: 'ida', total: 0, facturado: 100, facturado_forecast: 0 },
    { de: 'nueva', total: 0 },
  ]);
  expect(found.marcas).toMatchObject([
    { nombre: 'Dahua', total: 1300, facturado: 900 },
    { nombre: 'APC', total: 0, facturado: 700 },
  ]);
});

test('a seller sees their own, a manager the brands and the goal that are theirs; of others nothing, as if it were not', async () => {
  const none = { rejected: true, codigo: 'FORECAST_NO_EXISTE' };
  expect(await ask(ofSeller, { ejecutivo: 'tito', ...month }, ines)).toMatchObject(none);
  expect(await ask(ofSeller, { ejecutivo: 'nadie', ...month }, ines)).toMatchObject(none);
  for (const forecastID of ['tito.2026-11', 'global.2026-11', 'marca:APC.2026-11', 'nada'])
    expect(await ask(byId, { forecastID }, ines)).toMatchObject(none);
  expect(await ask(byId, { forecastID: 'marca:APC.2026-11' }, beto)).toMatchObject({
    forecast: { meta: 40, total: 0 },
  });
  expect(await ask(byId, { forecastID: 'marca:Dahua.2026-11' }, beto)).toMatchObject(none);
  expect(await ask(byId, { forecastID: 'beto.2026-11' }, beto)).toMatchObject({ forecast: { meta: 70 } });
  const then = await ask<{ marcas: object[]; total: number }>(ofBrand, month, beto, day(4));
  // What was taken out since is nobody's any more: whose it was is asked of the rows of today.
  expect(then).toMatchObject({ total: 500, cantidad: 1, marcas: [{ nombre: 'APC', total: 500, meta: 40 }] });
  expect(await ask(ofBrand, { brand: 'Dahua', ...month }, beto, day(4))).toMatchObject({ total: 0, marcas: [] });
  expect(await ask(ofBrand, { brand: 'beto', ...month }, admin, day(4))).toMatchObject({ total: 600 });
  const amounts = await ask<{ marcas: object[] }>(brands, { marcasId: ['b1', 'b2'], ...month }, beto);
  expect(amounts.marcas).toMatchObject([{ _id: 'b1', marca: 'APC', facturado: 700 }]);
  const moved = { ...month, desde: day(4), ejecutivo: 'tito' };
  expect(await ask(comparison, moved, ines)).toMatchObject({ inicial: 0, final: 0 });
  const { ejecutivos } = await ask<{ ejecutivos: { usuario: string }[] }>(accuracy, {}, ines);
  expect(ejecutivos.map(({ usuario }) => usuario)).toEqual(['ines']);
});

test('what moved between two days, and its steps come to the difference', async () => {
  const found = await ask<{
    inicial: number;
    final: number;
    antes: object;
    pasos: { movimiento: string; monto: number; oportunidades: { _id: string }[] }[];
  }>(comparison, { ...month, desde: FIRST_NOV });
  const worth = (instant: string) =>
    at(instant).reduce((sum, row) => sum + (row.mes_cierre === 11 && !row.perdida ? weighted(row) : 0), 0);
  expect([found.inicial, found.final]).toEqual([worth(FIRST_NOV), worth(NOW)]);
  expect(found.pasos.reduce((sum, { monto }) => sum + monto, found.inicial)).toBe(found.final);
  const moved = found.pasos.filter(({ oportunidades }) => oportunidades.length > 0);
  expect(
    moved.map(({ movimiento, monto, oportunidades }) => [movimiento, monto, oportunidades.map((o) => o._id)]),
  ).toEqual([
    ['nuevas', 240, ['4']],
    ['ganadas', 500, ['1']],
    ['postergadas', -400, ['2']],
    ['perdidas', -400, ['3']],
  ]);
  expect(found.antes).toMatchObject(figuresOf(at(FIRST_NOV), NOVEMBER));
});

test('between two days of the past: what shrank, what was taken out; moments that cannot be are refused', async () => {
  const between = { ...month, desde: day(12), hasta: day(19), medida: 'total' };
  const { pasos } = await ask<{ pasos: { movimiento: string; monto: number }[] }>(comparison, between);
  expect(pasos.filter(({ monto }) => monto !== 0)).toMatchObject([
    { movimiento: 'reducidas', monto: -500 },
    { movimiento: 'perdidas', monto: -2000 },
    { movimiento: 'eliminadas', monto: -100 },
  ]);
  expect(await ask(comparison, { ...between, hasta: day(12) })).toMatchObject({ codigo: 'MOMENTOS_INVERTIDOS' });
  expect(await ask(comparison, { ...between, hasta: '2027-01-01T00:00:00Z' })).toMatchObject({
    codigo: 'MOMENTO_FUTURO',
  });
  // Shown as of a day, no later one is compared with.
  expect(await ask(comparison, between, admin, day(18))).toMatchObject({ codigo: 'MOMENTO_FUTURO' });
});

test('accuracy: what was promised as a month began against what was invoiced within it, by an independent fold', async () => {
  const found = await ask<{ ejecutivos: { usuario: string; precision: number; meses: object[] }[] }>(accuracy, {});
  const promised = (usuario: string) =>
    at(FIRST_OCT).reduce((sum, row) => sum + (row.usuario === usuario && row.mes_cierre === 10 ? weighted(row) : 0), 0);
  expect(found.ejecutivos.map(({ usuario, precision, meses }) => [usuario, precision, meses.at(-1)])).toEqual([
    ['ines', 50, { year: 2026, month: 10, prometido: promised('ines'), facturado: 400, precision: 50 }],
    ['tito', 0, { year: 2026, month: 10, prometido: promised('tito'), facturado: 0, precision: 0 }],
  ]);
  expect([promised('ines'), promised('tito')]).toEqual([800, 300]);
  expect(found.ejecutivos[0]!.meses).toHaveLength(12);
  expect(found.ejecutivos[0]!.meses[0]).toMatchObject({ year: 2025, month: 11, precision: null });
  // In January the last of them is December.
  const { ejecutivos } = await ask<{ ejecutivos: { meses: object[] }[] }>(
    accuracy,
    {},
    admin,
    '2026-11-01T02:59:00.000Z',
  );
  expect(ejecutivos[0]?.meses.at(-1) ?? { month: 9 }).toMatchObject({ month: 9 });
});

test('to be invoiced: orders of opportunities that have no invoice yet, with the state of those that one sees', async () => {
  const { pedidos } = await ask<{ pedidos: object[] }>(toInvoice, {});
  expect(pedidos).toMatchObject([{ number: 77, oportunidad: '7', monto_total: 600, estatus: 'Pendiente Picking' }]);
  expect(await ask(toInvoice, { pedidosNumber: [71] })).toMatchObject({ pedidos: [] });
  // Before its invoice the order of November waited too.
  const then = await ask<{ pedidos: { number: number }[] }>(toInvoice, {}, admin, day(6));
  expect(then.pedidos.map(({ number }) => number)).toEqual([77, 71]);
  expect(await ask(toInvoice, {}, ines)).toMatchObject({ pedidos: [] });
});

test('notes are of the person who asks, whoever is named; an Administrador may look at those of another', async () => {
  const numbers = async (user: Principal, usuario: string) =>
    (await ask<{ notas: { number: number }[] }>(notes, { usuario }, user)).notas.map(({ number }) => number);
  expect(await numbers(ines, 'tito')).toEqual([2]);
  expect(await numbers(admin, 'tito')).toEqual([4]);
});
