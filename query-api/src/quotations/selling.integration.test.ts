import { Readable } from 'node:stream';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { defaultTable, pricesByRule } from '@power/domain/pricing/price-rule.shared';
import { brandMaster } from '@power/domain/settings/views/brand-row';
import { monthlyRateMaster } from '@power/domain/pricing/views/monthly-rate-row';
import { marginTableRow } from '@power/domain/pricing/views/margin-table-row';
import { ESTADOS_COTIZACION } from '@power/domain/quotations/parts';
import { quoted, sold } from '@power/domain/quotations/quotation.testing';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { productRow } from '@power/domain/products/views/product-row';
import { quotationRow } from '@power/domain/quotations/views/quotation-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { linePictures } from './line-pictures.ts';
import mySales from './my-sales.ts';
import recommendations from './product-recommendations.ts';
import { comingLines, stockedRows, twentyCome } from '../purchasing/incoming.testing.ts';
import { rateOf } from '../kernel/monthly-rate.ts';
import orderedToday from './ordered-today.ts';
import quotationCheck from './quotation-check.ts';
import quotationGrid from './quotation-grid.ts';
import gridForecast from './quotation-grid-forecast.ts';
import quotedToday from './quoted-today.ts';
import simulateQuotation from './simulate-quotation.ts';

let database: TestDatabase;
let db: pg.Pool;
let log: MemoryEventStore;
const byRule = pricesByRule(600, defaultTable(3).margenes);
const NOW = '2026-03-10T15:00:00.000Z';

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    ...stockedRows,
    orderLineRow,
    orderRow,
    quotationRow,
    customerRow,
    brandMaster.row,
    monthlyRateMaster.row,
    marginTableRow,
  ]);
  await plant(db, purchaseOrderLineRow, [{ ...comingLines[1], producto_id: '10' }]);
  const product = (_id: string, more: object = {}) => ({ _id, part_number: `PN-${_id}`, activo: true, ...more });
  await plant(db, productRow, [
    product('a', { imagenes: [] }),
    product('b', { imagenes: [{ miniatura: 'foto' }] }),
    product('c', { imagenes: [{ miniatura: 'perdida' }] }),
    product('d', { bloqueado: true }),
  ]);
  // Orders by their products: b comes with a twice, c once; d is not sold any more; the fourth is another seller's, and the
  // last was cancelled.
  const orders: readonly (readonly [string, string, string])[] = [
    ['1', 'abd', 'u'],
    ['2', 'abd', 'u'],
    ['3', 'ac', 'u'],
    ['4', 'acb', 'otra'],
    ['5', 'cb', 'u'],
    ['20', 'ab', 'u'],
  ];
  await plant(
    db,
    orderLineRow,
    orders.flatMap(([number, products, ejecutivo_id]) =>
      [...products].map((producto_id, n) => ({
        _id: `${number}/${n}`,
        number: Number(number),
        producto_id,
        ejecutivo_id,
      })),
    ),
  );
  const listed = (_id: string, createdAt: string, more: object = {}) => ({
    _id,
    createdAt,
    ejecutivo_id: 'u',
    neto: 100,
    ...more,
  });
  await plant(db, quotationRow, [
    listed('1', '2026-03-10T12:00:00.000Z', { margen: 10 }),
    listed('2', '2026-03-10T13:00:00.000Z', { neto: 300, margen: 30 }),
    listed('3', '2026-03-10T13:00:00.000Z', { estado: 'Anulada' }),
    listed('4', '2026-03-09T14:00:00.000Z'),
    listed('5', '2026-03-09T23:00:00.000Z'),
    listed('6', '2026-02-10T14:00:00.000Z'),
    listed('7', '2026-02-20T14:00:00.000Z'),
    listed('8', '2026-03-10T13:00:00.000Z', { ejecutivo_id: 'otra' }),
    // Winter: Santiago's day begins at four. And the night of April on which clocks went back at midnight.
    listed('21', '2026-07-02T03:59:59.999Z', { ejecutivo_id: 'inv', neto: 7 }),
    listed('22', '2026-07-02T04:00:00.000Z', { ejecutivo_id: 'inv', neto: 11 }),
    listed('23', '2026-04-05T03:59:59.999Z', { ejecutivo_id: 'inv', neto: 13 }),
    listed('24', '2026-04-05T04:00:00.000Z', { ejecutivo_id: 'inv', neto: 17 }),
  ]);
  await plant(db, productRow, [
    product('10', { marca: 'Hik', tier: 3, tabla: 0, pmp: 600, costo_fob: 10, base: byRule, ajustes: [], ean: [] }),
  ]);
  await plant(db, stockRow, [{ _id: '10/BOD', producto_id: '10', bodega: 'BOD', disponible: 7 }]);
  await plant(db, brandMaster.row, [
    { _id: '1', nombre: 'Hik', factor_aereo: 1.5, factor_maritimo: 1.2, activo: true },
  ]);
  await plant(db, monthlyRateMaster.row, [
    { _id: '1', yyyymm: '202603', tc: 1000, tc_euro: null, activo: true },
    { _id: '2', yyyymm: '202604', tc: 700, tc_euro: null, activo: false },
  ]);
  await plant(db, customerRow, [
    { _id: '9', nombre: 'Alarmas Sur', tipo_cliente: 'Gold', ejecutivo_id: 'u', activo: true },
  ]);
  log = new MemoryEventStore();
  const { type, data } = quoted({
    ejecutivo: { _id: 'u', nombre: 'Eva', email: '', telefono: '' },
    producto: sold('10', byRule),
  });
  const chain = { commandId: 'c', correlationId: 'c', causationId: 'c' };
  const metadata = { at: NOW, user: 'u', perfil: 'Administrador', ...chain };
  await log.append('quotation-501', [{ id: 'uno', type, schema: 1, data, metadata }] as never, 'no-stream');
  await plant(db, orderRow, [
    {
      _id: '1',
      number: 1,
      ejecutivo_id: 'u',
      createdAt: '2026-03-10T12:00:00.000Z',
      neto: 500,
      facturado_at: '2026-03-10T14:00:00.000Z',
      neto_facturado: 450,
    },
    { _id: '20', number: 20, ejecutivo_id: 'u', createdAt: '2026-03-10T12:00:00.000Z', neto: 500, estatus: 'Anulado' },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (perfil: Perfil, _id = 'u'): Principal =>
  ({ _id, perfil, permisos: permisosOf(perfil), marcas: [] }) as unknown as Principal;
const as = (user: Principal) => ({ rows: readerFor(db, user), db, user, now: NOW, log, today: log }) as never;

test('what is bought together is counted over the orders that the person may see, and what is not sold is left out', async () => {
  const ask = async (user: Principal, ...productos: string[]) => {
    const { productos: found } = (await recommendations.handle({ productos } as never, as(user))) as {
      productos: { part_number: string; motivo: string }[];
    };
    return found.map(({ part_number, motivo }) => [part_number, motivo]);
  };
  expect(await ask(someone('Ejecutivo de Ventas'), 'a')).toEqual([
    ['PN-b', 'comprado juntos en 2 pedidos'],
    ['PN-c', 'comprado juntos en 1 pedido'],
  ]);
  expect(await ask(someone('Administrador'), 'a')).toEqual([
    ['PN-b', 'comprado juntos en 3 pedidos'],
    ['PN-c', 'comprado juntos en 2 pedidos'],
  ]);
  expect(await ask(someone('Ejecutivo de Ventas'), 'a', 'b')).toEqual([['PN-c', 'comprado juntos en 2 pedidos']]);
  expect(await ask(someone('Ejecutivo de Ventas', 'nadie'), 'a')).toEqual([]);
});

test('today and the month of one seller, each beside the same stretch before; cancelled documents count for nothing', async () => {
  const sales = await mySales.handle({} as never, as(someone('Ejecutivo de Ventas')));
  expect(sales).toMatchObject({
    hoy: { cotizado: 400, cotizaciones: 2, pedido: 500, pedidos: 1, facturado: 450, margen: 25 },
    ayer: { cotizado: 100, cotizaciones: 1, pedido: 0 },
    mes: { cotizado: 600, cotizaciones: 4, pedido: 500 },
    mes_anterior: { cotizado: 100, cotizaciones: 1, margen: null },
  });
});

test('the list that a figure opens holds exactly what the figure counts', async () => {
  const seller = as(someone('Ejecutivo de Ventas'));
  const { hoy, mes } = (await mySales.handle({} as never, seller)) as Record<string, { cotizaciones: number }>;
  const listed = async (from: string, to: string): Promise<number> => {
    const createdAt = { filterType: 'date', type: 'inRange', dateFrom: `${from} 00:00:00`, dateTo: `${to} 00:00:00` };
    const estado = { filterType: 'set', values: ESTADOS_COTIZACION.filter((one) => one !== 'Anulada') };
    const request = { accion: 'grid', startRow: 0, endRow: 100, filterModel: { estado, createdAt } };
    const page = await quotationGrid.handle(quotationGrid.query.request.parse(request) as never, seller);
    return (page as { rows: unknown[] }).rows.length;
  };
  expect(await listed('2026-03-10', '2026-03-10')).toBe(hoy!.cotizaciones);
  expect(await listed('2026-03-01', '2026-03-10')).toBe(mes!.cotizaciones);
});

test.each([
  ['the last instant of a day of winter', '2026-07-02T03:59:59.999Z', 7],
  ['the first of the next', '2026-07-02T04:00:00.000Z', 11],
  ['the hour that there is twice', '2026-04-05T03:59:59.999Z', 13],
  ['the day after it', '2026-04-05T04:00:00.000Z', 17],
])('totalcotdia at %s is of that day in Santiago alone', async (_when, now, suma) => {
  const seen = as(someone('Ejecutivo de Ventas', 'inv')) as object;
  expect(await quotedToday.handle({} as never, { ...seen, now } as never)).toEqual([{ suma, cantidad: 1 }]);
});

test('totalpeddia leaves cancelled orders out, and what is searched for the forecast says whether anything was asked', async () => {
  const seller = as(someone('Ejecutivo de Ventas'));
  expect(await orderedToday.handle({} as never, seller)).toEqual([{ suma: 500, cantidad: 1 }]);
  const search = async (more: object) =>
    (await gridForecast.handle(
      gridForecast.query.request.parse({ accion: 'gribuscadorforcast', startRow: 0, endRow: 20, ...more }) as never,
      seller,
    )) as { pristine: boolean; rows: { number: number }[] };
  expect((await search({ pristine: true })).pristine).toBe(true);
  for (const more of [
    { startRow: 20, endRow: 40, pristine: true },
    { sortModel: [{ colId: 'number', sort: 'asc' }] },
    { filterModel: { number: { filterType: 'number', type: 'equals', filter: 1 } } },
  ])
    expect((await search(more)).pristine).toBe(false);
});

test('a deactivated month and one of long ago are no rate: the list and what a quotation freezes agree', async () => {
  const { rows } = as(someone('Administrador')) as { rows: ReturnType<typeof readerFor> };
  expect(await rateOf(rows, '2026-05-10T12:00:00.000Z')).toMatchObject({ yyyymm: '202603', tc: 1000, respaldo: false });
  expect(await rateOf(rows, '2028-03-10T12:00:00.000Z')).toMatchObject({ yyyymm: '202803', tc: 960, respaldo: true });
});

type Simulated = {
  readonly antes: Readonly<Record<string, number | null>>;
  readonly despues: Readonly<Record<string, number | null>>;
  readonly lineas: readonly { readonly despues: Readonly<Record<string, unknown>> }[];
  readonly codigo?: string;
};
const simulated = async (request: object, user = someone('Administrador')): Promise<Simulated> =>
  (await simulateQuotation.handle(
    simulateQuotation.query.request.parse({ accion: 'cotizacion', supuestos: {}, ...request }) as never,
    as(user),
  )) as never;

test('a quotation is simulated beside what it is, saved or as it stands in the editor, and nothing is written', async () => {
  const before = structuredClone(await log.read('quotation-501'));
  const same = await simulated({ cotizacion: 501 });
  expect(same.despues).toEqual(same.antes);
  const dearer = await simulated({ cotizacion: 501, supuestos: { dolar: 1200 }, precios: 'mantienen' });
  expect(dearer.despues.neto).toBe(dearer.antes.neto);
  expect(dearer.despues.margen!).toBeLessThan(dearer.antes.margen!);
  const wanted = await simulated({ cotizacion: 501, margenes: [{ lugar: 1, margen: 50 }] });
  expect(wanted.lineas).toMatchObject([{ antes: { validado: false }, despues: { precio: 1200, validado: true } }]);
  expect(wanted).toMatchObject({ antes: { por_validar: 1 }, despues: { por_validar: 0 } });
  const productos_cotizacion = [{ producto: '10', cantidad: 2 }];
  const draft = await simulated({ cliente: '9', productos_cotizacion, supuestos: { tier: 5 } });
  expect(draft.antes.neto).toBe(byRule.gold * 2);
  expect(draft.despues.neto).toBe(pricesByRule(600, defaultTable(5).margenes).gold * 2);
  const abroad = await simulated({ cliente: '9', moneda: 'dolares', productos_cotizacion, supuestos: { dolar: 1100 } });
  expect(abroad).toMatchObject({ antes: { total_moneda: 30, neto: 30_000 }, despues: { neto: 33_000 } });
  expect(await log.read('quotation-501')).toEqual(before);
});

test('lines of one product share its stock; with solostock nothing is said of prices', async () => {
  const productos = [5, 3].map((cantidad) => ({ producto: '10', cantidad, precio: 1 }));
  const asked = quotationCheck.query.request.parse({ cliente: '9', solostock: true, productos });
  const { productos: found } = (await quotationCheck.handle(asked as never, as(someone('Administrador')))) as never;
  const short = { ...twentyCome, part_number: 'PN-10', disponible: 7, alcanza: false, bloqueado: false };
  expect(found).toEqual([
    { ...short, solicitado: 5 },
    { ...short, solicitado: 3 },
  ]);
});

test('without margenes only the dollar may be supposed; what is not the person’s or not sold is refused', async () => {
  const seller = someone('Ejecutivo de Ventas');
  expect(await simulated({ cotizacion: 501, supuestos: { dolar: 1200 } }, seller)).toMatchObject({ ok: true });
  for (const more of [
    { supuestos: { factor_aereo: 2 } },
    { supuestos: { tier: 1 } },
    { margenes: [{ lugar: 1, margen: 5 }] },
  ])
    expect(await simulated({ cotizacion: 501, ...more }, seller)).toMatchObject({ codigo: 'SIN_PERMISO' });
  const other = someone('Ejecutivo de Ventas', 'otra');
  expect(await simulated({ cotizacion: 501 }, other)).toMatchObject({ codigo: 'COTIZACION_NO_EXISTE' });
  const productos_cotizacion = [{ producto: '10', cantidad: 1 }];
  expect(await simulated({ cliente: '9', productos_cotizacion }, other)).toMatchObject({ codigo: 'CLIENTE_NO_EXISTE' });
  expect(await simulated({ cliente: '9' })).toMatchObject({ codigo: 'COTIZACION_INVALIDA' });
  const gone = [{ producto: 'zzz', cantidad: 1 }];
  expect(await simulated({ cliente: '9', productos_cotizacion: gone })).toMatchObject({ codigo: 'PRODUCTO_NO_EXISTE' });
});

test('a paper shows the first picture of each product that has one, and what is lost leaves its place empty', async () => {
  const lineOf = (linea: number, _id: string) => ({ linea, producto: { _id } });
  const lines = [lineOf(1, 'a'), lineOf(2, 'b'), lineOf(3, 'c'), lineOf(4, 'b'), lineOf(5, 'b')];
  const opened: string[] = [];
  const files = {
    open: async (hash: string) => {
      opened.push(hash);
      return hash === 'foto' ? Readable.from([Buffer.from('jpg')]) : undefined;
    },
  };
  const { images, of } = await linePictures({ productos_cotizacion: lines } as never, readerFor(db, undefined), files);
  expect(images).toEqual({ foto: `data:image/jpeg;base64,${Buffer.from('jpg').toString('base64')}` });
  expect([...of]).toEqual([2, 4, 5].map((linea) => [linea, 'foto']));
  expect(opened.toSorted()).toEqual(['foto', 'perdida']);
});
