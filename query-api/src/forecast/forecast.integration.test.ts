import { figuresOf, weighted } from '@power/domain/forecast/figures.shared';
import type { Principal } from '@power/domain/kernel/principal';
import { preferenceRow } from '@power/domain/settings/views/preference-row';
import { plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import accuracy from './forecast-accuracy.ts';
import brands from './forecast-brands.ts';
import byId from './forecast-by-id.ts';
import comparison from './forecast-comparison.ts';
import notes from './forecast-notes.ts';
import ofBrand from './forecast-of-brand.ts';
import ofSeller from './forecast-of-seller.ts';
import toInvoice from './forecast-to-invoice.ts';
import global from './global-forecast.ts';
import grid from './opportunity-grid.ts';
import { admin, beto, FIRST_NOV, ines, month, NOW, person, useForecast } from './forecast-desk.testing.ts';
import { at, day, NOVEMBER } from './lives.testing.ts';

/** First instant of October in Santiago (UTC-3). */
const FIRST_OCT = '2026-10-01T03:00:00.000Z';

const { ask, pool } = useForecast();

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
  expect(await ask(ofBrand, { brand: 'Dahua', ...month }, beto, day(4))).toMatchObject(none);
  expect(await ask(ofBrand, { brand: 'beto', ...month }, admin, day(4))).toMatchObject({ total: 600 });
  const amounts = await ask<{ marcas: object[] }>(brands, { marcasId: ['b1', 'b2'], ...month }, beto);
  expect(amounts.marcas).toMatchObject([{ _id: 'b1', marca: 'APC', facturado: 700 }]);
  const since = { ...month, desde: day(4) };
  for (const [handler, request, user] of [
    [comparison, { ...since, ejecutivo: 'tito' }, ines],
    [comparison, { ...since, ejecutivo: 'nadie' }, admin],
    [comparison, { ...since, brand: 'Dahua' }, beto],
    [comparison, { ...since, brand: 'Nada' }, admin],
    [accuracy, { ejecutivo: 'tito' }, ines],
    [accuracy, { ejecutivo: 'nadie' }, admin],
  ] as const)
    expect(await ask(handler as QueryHandler, request, user)).toMatchObject(none);
  // Who only sold promised nothing, and is somebody.
  expect(await ask(accuracy, { ejecutivo: 'ida' })).toMatchObject({ ok: true, ejecutivos: [] });
  const { ejecutivos } = await ask<{ ejecutivos: { usuario: string }[] }>(accuracy, {}, ines);
  expect(ejecutivos.map(({ usuario }) => usuario)).toEqual(['ines']);
});

test('accuracy: what was promised as a month began against what was invoiced within it, by an independent fold', async () => {
  const found = await ask<{ ejecutivos: { usuario: string; precision: number; meses: object[] }[] }>(accuracy, {});
  const promised = (usuario: string) =>
    at(FIRST_OCT).reduce((sum, row) => sum + (row.usuario === usuario && row.mes_cierre === 10 ? weighted(row) : 0), 0);
  expect(found.ejecutivos.map(({ usuario, precision, meses }) => [usuario, precision, meses.at(-1)])).toEqual([
    ['beto', 80, { year: 2026, month: 10, prometido: 0, facturado: 0, precision: null }],
    ['ines', 50, { year: 2026, month: 10, prometido: promised('ines'), facturado: 400, precision: 50 }],
    ['tito', 0, { year: 2026, month: 10, prometido: promised('tito'), facturado: 0, precision: 0 }],
  ]);
  expect([promised('ines'), promised('tito')]).toEqual([800, 300]);
  expect(found.ejecutivos[1]!.meses).toHaveLength(12);
  expect(found.ejecutivos[1]!.meses[0]).toMatchObject({ year: 2025, month: 11, precision: null });
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
  expect(pedidos).toMatchObject([
    { number: 79 },
    { number: 77, oportunidad: '7', monto_total: 600, estatus: 'Pendiente Picking' },
  ]);
  expect(await ask(toInvoice, {})).toMatchObject({ total_pedidos: 2, monto_total: expect.any(Number) });
  expect(await ask(toInvoice, { pedidosNumber: [77] })).toMatchObject({ total_pedidos: 1, monto_total: 600 });
  expect(await ask(toInvoice, { ejecutivo: 'nadie' })).toMatchObject({ total_pedidos: 0, monto_total: 0, pedidos: [] });
  expect(await ask(toInvoice, { pedidosNumber: [71] })).toMatchObject({ pedidos: [] });
  // Before its invoice the order of November waited too.
  const then = await ask<{ pedidos: { number: number }[] }>(toInvoice, {}, admin, day(6));
  expect(then.pedidos.map(({ number }) => number)).toEqual([79, 77, 71]);
  expect(await ask(toInvoice, {}, ines)).toMatchObject({ pedidos: [] });
});

test('nobody’s forecast is not an empty one: a seller or a brand that nothing knows is refused; a brand goes by its _id too', async () => {
  const none = { rejected: true, codigo: 'FORECAST_NO_EXISTE' };
  expect(await ask(ofSeller, { ejecutivo: 'nadie', ...month }, admin)).toMatchObject(none);
  expect(await ask(byId, { forecastID: 'marca:Nada.2026-11' }, admin)).toMatchObject(none);
  expect(await ask(ofBrand, { brand: 'Nada', ...month }, admin)).toMatchObject(none);
  // Who only sold, and has no account any more, is somebody.
  expect(await ask(ofSeller, { ejecutivo: 'ida', ...month }, admin)).toMatchObject({ forecast: { nombre: 'ida' } });
  const byName = await ask<object>(ofBrand, { brand: 'APC', ...month }, admin);
  expect(byName).toMatchObject({ ok: true, marcas: [{ nombre: 'APC' }] });
  expect(await ask(ofBrand, { brand: 'b1', ...month }, admin)).toEqual(byName);
});

test('a note carries the colour of its percentage, and lies as its reader arranged it', async () => {
  const { notas } = await ask<{ notas: object[] }>(notes, {}, ines);
  expect(notas).toMatchObject([
    { number: 2, color: expect.stringMatching(/^#[\da-f]{6}$/i), collapsed: true, position: { x: null, y: null } },
  ]);
  const arranged = { agrupadas: false, notas: { 2: { x: 40, y: 120, abierta: true } } };
  await plant(pool(), preferenceRow, [{ _id: 'ines/notas', usuario: 'ines', clave: 'notas', valor: arranged }]);
  expect(await ask(notes, {}, ines)).toMatchObject({ notas: [{ collapsed: false, position: { x: 40, y: 120 } }] });
  // Not as the person lies them whose they are, and nobody knows how they lay before.
  expect(await ask(notes, { usuario: 'ines' }, admin)).toMatchObject({ notas: [{ collapsed: true }] });
  expect(await ask(notes, {}, ines, day(25))).toMatchObject({ notas: [{ collapsed: true }] });
});

test('notes are of the person who asks, others are refused; an Administrador may look at those of another', async () => {
  const numbers = async (user: Principal, usuario: string) =>
    (await ask<{ notas: { number: number }[] }>(notes, { usuario }, user)).notas.map(({ number }) => number);
  expect(await numbers(ines, 'ines')).toEqual([2]);
  expect(await ask(notes, { usuario: 'tito' }, ines)).toMatchObject({
    codigo: 'SIN_PERMISO',
    mensaje: 'Solo un Administrador ve las notas de otras personas.',
  });
  expect(await numbers(admin, 'tito')).toEqual([4]);
});

test('a manager’s own opportunities of brands of others are theirs to see in every call; those of others are not', async () => {
  const may = { month: 5, year: 2026 };
  const ids = (found: readonly { readonly _id: string }[]) => found.map(({ _id }) => _id);
  const own = await ask<Summary>(ofSeller, { ejecutivo: 'beto', ...may }, beto);
  expect([ids(own.oportunidades), own.forecast]).toMatchObject([
    ['8', '10', '9'],
    { total: 1020, facturado: 900, facturado_forecast: 900 },
  ]);
  expect(await ask(byId, { forecastID: 'beto.2026-05' }, beto)).toMatchObject({ forecast: own.forecast });
  const before = await ask<Summary>(ofSeller, { ejecutivo: 'beto', ...may }, beto, '2026-05-01T15:00:00.000Z');
  expect(before.forecast).toMatchObject({ cantidad: 1, ponderado: 720 });
  const listed = async (user: Principal): Promise<string[]> =>
    ids((await ask<{ rows: { _id: string }[] }>(grid, { startRow: 0, endRow: 50 }, user)).rows);
  expect(await listed(beto)).toEqual(['10', '9', '8', '7', '2']);
  // Without brands the own ones are left; of another manager, none of them.
  expect(await listed(person('Brand Manager', 'beto'))).toEqual(['10', '9', '8']);
  expect(await listed(person('Brand Manager', 'luz', ['APC']))).toEqual(['7', '2']);
  const { notas } = await ask<{ notas: { _id: string }[] }>(notes, {}, beto);
  expect(ids(notas)).toEqual(['10']);
  const { pedidos } = await ask<{ pedidos: { number: number }[] }>(toInvoice, {}, beto);
  expect(pedidos.map(({ number }) => number)).toEqual([79, 77]);
  const moved = { ...may, desde: '2026-05-01T15:00:00.000Z', hasta: '2026-05-25T15:00:00.000Z', ejecutivo: 'beto' };
  expect(await ask(comparison, moved, beto)).toMatchObject({
    inicial: 720,
    antes: { cantidad: 1 },
    despues: { cantidad: 3 },
  });
  const { ejecutivos } = await ask<{ ejecutivos: { usuario: string; precision: number }[] }>(
    accuracy,
    { ejecutivo: 'beto' },
    beto,
  );
  expect(ejecutivos).toMatchObject([{ usuario: 'beto', prometido: 720, facturado: 900, precision: 80 }]);
  // A share of a brand that somebody else manages stays theirs.
  expect(await ask(ofBrand, may, beto)).toMatchObject({ total: 0, facturado: 0, marcas: [{ nombre: 'APC' }] });
  expect(await ask(brands, may, beto)).toMatchObject({ marcas: [{ marca: 'APC', total: 0 }] });
});
