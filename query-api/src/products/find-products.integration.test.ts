import { COST_FIELDS } from '@power/domain/kernel/costs';
import { productRow } from '@power/domain/products/views/product-row';
import { productWordRow } from '@power/domain/products/views/product-word-row';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { defaultTable, pricesByRule } from '@power/domain/pricing/price-rule.shared';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import { findProducts } from './find-products.ts';

let database: TestDatabase;
let db: pg.Pool;
const PRICES = pricesByRule(1000, defaultTable(1).margenes);
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [productRow, productWordRow, orderLineRow, stockRow, purchaseOrderLineRow]);
  const product = (_id: string, marca: string, more: object = {}) => ({
    _id,
    codigo: `P${_id}`,
    part_number: `PN${_id}`,
    nombre: 'Cámara',
    marca,
    ean: [`780${_id}`],
    activo: true,
    base: PRICES,
    ajustes: [],
    busqueda: ` camara pn${_id}`,
    ...more,
  });
  await plant(db, productRow, [
    product('1', 'Hik'),
    product('2', 'Dahua'),
    product('3', 'Hik', { activo: false }),
    product('4', 'Axis', { codigo: 'Camara', part_number: 'ZM4', nombre: 'Zoom', busqueda: 'camara 100% zoom' }),
    product('5', 'Bosch', {
      nombre: 'Detector de humo',
      part_number: 'FAP-425',
      busqueda: ' fap-425 p5 detector de humo bosch fap425',
      ajustes: [
        { id: 'a', precios: { gold: 7 }, desde: '2026-01-04T00:00:00.000Z', vence: '2026-01-06T00:00:00.000Z' },
      ],
    }),
    product('6', 'Bosch', {
      nombre: 'Base de detector',
      part_number: 'MS-400',
      busqueda: ' ms-400 p6 base de detector bosch ms400',
    }),
  ]);
  await plant(
    db,
    productWordRow,
    ['detector', 'humo', 'bosch', 'camara', '425', 'fap'].map((_id) => ({ _id })),
  );
  await plant(db, orderLineRow, [{ _id: '9/1', producto_id: '5', ejecutivo_id: 'u' }]);
  await plant(db, stockRow, [
    { _id: '1/SALA', producto_id: '1', bodega: 'SALA', fisico: 2, disponible: 1 },
    { _id: '1/BOD', producto_id: '1', bodega: 'BOD', fisico: 10, disponible: 5 },
    { _id: '2/BOD', producto_id: '2', bodega: 'BOD', fisico: 99, disponible: 99 },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (perfil: Perfil, marcas?: string[]): Principal => ({
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...(marcas && { marcas }),
});
const NOW = '2026-01-05T12:00:00.000Z';
const find = (user: Principal, by: 'words' | 'ean', text: string, bodega?: string) =>
  findProducts(readerFor(db, user), { by, text, bodega, user: user._id, now: NOW });
const brands = async (...asked: Parameters<typeof find>) => (await find(...asked)).map((p) => p.marca);

test('a Brand Manager finds own brands, by words and by bar code; without brands, nothing', async () => {
  expect(await brands(someone('Ejecutivo de Ventas'), 'words', 'pn')).toEqual(['Hik', 'Dahua']);
  expect(await brands(someone('Brand Manager', ['Hik']), 'words', 'camara')).toEqual(['Hik']);
  expect(await brands(someone('Brand Manager', ['Hik']), 'ean', '7802')).toEqual([]);
  expect(await brands(someone('Brand Manager', ['Dahua']), 'ean', '7802')).toEqual(['Dahua']);
  expect(await brands(someone('Brand Manager'), 'words', 'camara')).toEqual([]);
});

test('what is called as was typed comes first; a sign of LIKE is a letter like any other', async () => {
  expect(await brands(someone('Finanzas'), 'words', 'Cámara')).toEqual(['Axis', 'Hik', 'Dahua']);
  expect(await brands(someone('Finanzas'), 'words', 'PN2 camara')).toEqual(['Dahua']);
  expect(await brands(someone('Finanzas'), 'words', '100%')).toEqual(['Axis']);
  expect(await brands(someone('Finanzas'), 'words', 'c_m')).toEqual([]);
});

test('stock by warehouse, or of the one that was asked for, and never a cost', async () => {
  const [one] = await find(someone('Finanzas'), 'ean', '7801');
  expect(one).toMatchObject({
    disponible: 6,
    stock: [
      { bodega: 'BOD', fisico: 10, disponible: 5 },
      { bodega: 'SALA', fisico: 2, disponible: 1 },
    ],
  });
  expect(Object.keys(one!).filter((field) => COST_FIELDS.has(field))).toEqual([]);
  expect(await find(someone('Finanzas'), 'ean', '7801', 'SALA')).toMatchObject([
    { disponible: 1, stock: [{ fisico: 2 }] },
  ]);
  expect(await find(someone('Finanzas'), 'ean', '7804')).toMatchObject([{ disponible: 0, stock: [] }]);
});

const called = async (user: Principal, text: string) => (await find(user, 'words', text)).map((p) => p.part_number);

test('words stand in any order, and what begins as was typed comes before what holds it', async () => {
  expect(await called(someone('Finanzas'), 'humo bosch DETECTOR')).toEqual(['FAP-425']);
  expect(await called(someone('Finanzas'), 'fap-4')).toEqual(['FAP-425']);
  expect(await called(someone('Finanzas'), 'ms')).toEqual(['MS-400']);
});

test('a part number is found with its dashes, without them and with others', async () => {
  expect(await called(someone('Finanzas'), 'fap425')).toEqual(['FAP-425']);
  expect(await called(someone('Finanzas'), 'bosch fap.42')).toEqual(['FAP-425']);
});

test('own recent products come first, and after what is called so to the letter', async () => {
  expect(await called(someone('Finanzas'), 'detector')).toEqual(['FAP-425', 'MS-400']);
  expect(await called({ ...someone('Finanzas'), _id: 'otro' }, 'detector')).toEqual(['MS-400', 'FAP-425']);
  expect(await called(someone('Finanzas'), 'ms-400')).toEqual(['MS-400']);
});

test('of several words too own recent products come first', async () => {
  expect(await called(someone('Finanzas'), 'detector bosch')).toEqual(['FAP-425', 'MS-400']);
  expect(await called({ ...someone('Finanzas'), _id: 'otro' }, 'bosch detector')).toEqual(['MS-400', 'FAP-425']);
});

test('a word with a typing error is found when nothing else is; one that is nothing finds nothing', async () => {
  expect(await called(someone('Finanzas'), 'detetcor de humo bosh')).toEqual(['FAP-425']);
  expect(await called(someone('Finanzas'), 'xyzzyqw')).toEqual([]);
  expect(await called(someone('Brand Manager', ['Hik']), 'detetcor')).toEqual([]);
});

test('prices are those in force at the moment, whether or not somebody has put them in force', async () => {
  const gold = async (now: string) =>
    (await findProducts(readerFor(db, someone('Finanzas')), { by: 'words', text: 'fap-425', now }))[0]!.precios.gold;
  expect([await gold(NOW), await gold('2026-01-07T00:00:00.000Z')]).toEqual([7, PRICES.gold]);
});

test('beside a word with a typing error the others are meant as they stand while enough is called by them', async () => {
  const sirens = (lugar: string, letter: string) =>
    Array.from({ length: 32 }, (_, n) => ({
      _id: `${letter}${n}`,
      codigo: `S${letter}${n}`,
      part_number: `${letter}${n}`,
      nombre: `Sirena ${lugar}`,
      marca: 'Ajax',
      ean: [],
      activo: true,
      base: PRICES,
      ajustes: [],
      busqueda: ` ${letter}${n} sirena ${lugar} ajax`,
    }));
  await plant(db, productRow, [...sirens('anterior', 'y'), ...sirens('exterior', 'x')]);
  await plant(
    db,
    productWordRow,
    ['sirena', 'anterior', 'exterior'].map((_id) => ({ _id })),
  );
  const found = await find(someone('Finanzas'), 'words', 'sirrena exterior');
  expect(new Set(found.map(({ nombre }) => nombre))).toEqual(new Set(['Sirena exterior']));
  expect(found).toHaveLength(30);
});

test('a bar code finds its product wherever words do, however its GTIN is written and whatever the scanner adds', async () => {
  const bar = { base: PRICES, ajustes: [], activo: true, nombre: 'Grabador', marca: 'Ezviz' };
  await plant(db, productRow, [
    {
      ...bar,
      _id: '70',
      codigo: 'G70',
      part_number: 'DS-70-K',
      ean: ['7801234567894'],
      busqueda: ' ds-70-k g70 ds70k',
    },
    {
      ...bar,
      _id: '71',
      codigo: 'G71',
      part_number: 'DS-71-K',
      ean: ['0012345678905'],
      busqueda: ' ds-71-k g71 ds71k',
    },
  ]);
  const ids = async (by: 'words' | 'ean', text: string) =>
    (await find(someone('Finanzas'), by, text)).map(({ part_number }) => part_number);
  for (const by of ['words', 'ean'] as const) {
    for (const text of ['7801234567894', '07801234567894', ']E07801234567894', '(01)07801234567894(21)SN-1'])
      expect([by, text, await ids(by, text)]).toEqual([by, text, ['DS-70-K']]);
    for (const text of ['012345678905', '00012345678905', ']C10100012345678905', ')01=00012345678905'])
      expect([by, text, await ids(by, text)]).toEqual([by, text, ['DS-71-K']]);
  }
  for (const text of ['DS\u201171\u2011K', "DS'71'K", '\u0002DS-71-K\r'])
    expect([text, await ids('words', text)]).toEqual([text, ['DS-71-K']]);
  expect(await ids('words', '7801234567890')).toEqual([]);
  expect(await find(someone('Brand Manager', ['Hik']), 'words', '7801234567894')).toEqual([]);
});
