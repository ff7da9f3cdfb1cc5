import { stockCount } from '@power/domain/inventory/counts/count';
import { StockCountOpened } from '@power/domain/inventory/counts/events';
import { toNewEvents } from '@power/infra/platform/commands/write';
import { stopRow } from '@power/domain/dispatches/views/stop-row';
import { countRow } from '@power/domain/inventory/counts/views/count-row';
import { placeMaster } from '@power/domain/inventory/views/place-row';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import type { stockLookup } from '@power/domain/inventory/views/stock-lookup';
import { commitmentRow, stockRow } from '@power/domain/inventory/views/stock-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { serialExitRow } from '@power/domain/inventory/serials/views/serial-exit-row';
import { serialRow } from '@power/domain/inventory/serials/views/serial-row';
import { orderSerialRow } from '@power/domain/orders/views/order-serial-row';
import { productRow } from '@power/domain/products/views/product-row';
import { caseRow } from '@power/domain/service/cases/views/case-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import lookup from './stock-lookup.ts';

const PLACE = 'BOD-R01-N1-P01';
const user: Principal = {
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil: 'Jefe de Bodega',
  permisos: permisosOf('Jefe de Bodega'),
  sesion: 's',
};
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [
    productRow,
    stockRow,
    commitmentRow,
    placeStockRow,
    placeMaster.row,
    orderRow,
    orderLineRow,
    orderSerialRow,
    caseRow,
    serialRow,
    serialExitRow,
    stopRow,
    countRow,
  ]);
  await plant(db, stopRow, [
    { _id: '5/1', despacho: 5, pedido: 77, estado: 'Pendiente', estado_despacho: 'Cargando', marcas: ['Hik'] },
    { _id: '4/1', despacho: 4, pedido: 77, estado: 'Reprogramada', estado_despacho: 'Cerrado', marcas: ['Hik'] },
  ]);
  await plant(db, countRow, [
    { _id: '3', number: 3, estado: 'En Conteo', tipo: 'Por ubicación', bodega: 'BOD', alcance: 'BOD-R01' },
    { _id: '4', number: 4, estado: 'Abierto', tipo: 'Cíclico', bodega: 'BOD', alcance: 'Clase A por movimiento' },
    { _id: '2', number: 2, estado: 'Aprobado', bodega: 'BOD', alcance: 'BOD-R01' },
  ]);
  await plant(db, productRow, [
    {
      _id: '1',
      codigo: 'P1',
      codigo_sap: 'A1',
      part_number: 'Pn-1',
      nombre: 'Cámara',
      marca: 'Hik',
      ean: ['7801', '7801234567894'],
    },
    { _id: '2', codigo: 'P2', codigo_sap: 'A2', part_number: 'PN-2', nombre: 'Cable', marca: 'Dahua' },
  ]);
  await plant(db, stockRow, [{ _id: '1/BOD', producto_id: '1', bodega: 'BOD', fisico: 10, disponible: 7 }]);
  await plant(db, placeStockRow, [
    { _id: '1/BOD', producto_id: '1', marca: 'Hik', bodega: 'BOD', ubicacion: null, cantidad: 6 },
    { _id: `1/BOD/${PLACE}`, producto_id: '1', marca: 'Hik', bodega: 'BOD', ubicacion: PLACE, cantidad: 4 },
    { _id: '2/BOD', producto_id: '2', marca: 'Dahua', bodega: 'BOD', ubicacion: null, cantidad: 0 },
  ]);
  const moved = { n: 1, linea: 1, producto: { _id: '1' }, tipo: 'cambio', estado: 'hecho', bodega: 'RMA' };
  const rma = { series: 'SN9', entregadas: '', usadas: '', prestadas: '', marcas: ['Hik'] };
  await plant(db, caseRow, [
    {
      ...rma,
      _id: '7',
      number: 7,
      estado: 'Resuelto',
      entregadas: 'SN9R',
      documento: { movimientos: [{ ...moved, series: ['SN9R'], entra: 'SN9' }] },
    },
    { ...rma, _id: '8', number: 8, estado: 'Recibido', series: 'SN10', documento: { movimientos: [] } },
  ]);
  await plant(db, placeMaster.row, [
    { _id: '1', codigo: PLACE, nivel: 'BOD-R01-N1', tipo: 'picking', capacidad: 9, activo: true },
    { _id: '2', codigo: 'BOD-R01-N1-P02', nivel: 'BOD-R01-N1', tipo: 'reserva', capacidad: 0, activo: true },
  ]);
  await plant(db, orderRow, [
    {
      _id: '77',
      number: 77,
      estatus: 'En Picking',
      bodega_entrega: 'BOD',
      cliente_nombre: 'Sur',
      marcas: ['Hik'],
    },
  ]);
  await plant(db, orderRow, [
    { _id: '78', number: 78, estatus: 'Anulado', bodega_entrega: 'BOD', por_devolver: true, marcas: ['Hik'] },
    { _id: '79', number: 79, estatus: 'Entregado', bodega_entrega: 'BOD', marcas: ['Hik'] },
  ]);
  const line = { producto_id: '1', linea: 1, marcas: ['Hik'] };
  await plant(db, orderLineRow, [
    {
      ...line,
      _id: '77/1',
      number: 77,
      cantidad: 2,
      total_picking: 2,
      lugares: [{ ubicacion: PLACE, cantidad: 1 }],
    },
    { ...line, _id: '77/2', number: 77, linea: 2, cantidad: 1, lugares: [] },
    // Cancelled and not put back; delivered: what left is no longer in a tote.
    { ...line, _id: '78/1', number: 78, total_picking: 2, lugares: [{ ubicacion: PLACE, cantidad: 2 }] },
    { ...line, _id: '79/1', number: 79, total_picking: 5, lugares: [{ ubicacion: PLACE, cantidad: 5 }] },
  ]);
  await plant(db, commitmentRow, [{ _id: '77/1/BOD', pedido: '77', producto_id: '1', bodega: 'BOD', cantidad: 3 }]);
  await plant(db, orderSerialRow, [
    { _id: '77/SN9', serie: 'SN9', number: 77, producto_id: '1', fecha: '2026-01-05T12:00:00Z', marcas: ['Hik'] },
  ]);
});
beforeAll(async () => {
  const unit = { producto_id: '1', marca: 'Hik', bodega: 'BOD', ubicacion: PLACE };
  const exit = (serie: string, more: object) => ({ _id: `1-${serie}`, serie, producto_id: '1', destino: '', ...more });
  await plant(db, serialExitRow, [
    exit('Y1', {
      documento: 'Reserva N° 3',
      destino: 'Alarmas Sur',
      persona: 'Juan',
      fecha: '2026-01-06T12:00:00Z',
      salio: true,
    }),
    exit('Y2', { documento: 'Nota de salida N° 4', persona: 'Ana', fecha: '2026-01-06T12:00:00Z', salio: false }),
    exit('SN9R', { documento: 'RMA N° 7', persona: '', fecha: '2026-01-06T12:00:00Z', salio: true }),
  ]);
  await plant(db, serialRow, [
    { _id: '1-SN8', serie: 'SN8', ubicada: '2026-01-04T12:00:00Z', ...unit },
    { _id: '1-SN9', serie: 'SN9', ubicada: '2026-01-04T12:00:00Z', ...unit },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

/** Counts as their streams have them: of a rack, of the product, and of another one. */
const counted = (number: number, tipo: 'Por ubicación' | 'Cíclico', alcance: string, producto: string) => {
  const product = { _id: producto, codigo: 'P', codigo_sap: 'A', part_number: 'PN', nombre: 'x', marca: 'Hik' };
  return [
    StockCountOpened({
      ...{ _id: String(number), number, bodega: 'BOD', tipo, alcance, observacion: '' },
      lineas: [{ linea: 1, producto: product, ubicacion: 'BOD-R09-N1-P01' }],
      creado_por: { _id: 'u', nombre: 'U' },
      createdAt: '2026-01-05T12:00:00.000Z',
    }),
  ];
};
const counts = new Map([
  ['stockcount-3', counted(3, 'Por ubicación', 'BOD-R01', '9')],
  ['stockcount-4', counted(4, 'Cíclico', 'Clase A por movimiento', '1')],
]);
const write = {
  ...{ user, now: '2026-01-05T12:00:00.000Z', comando: 'x' },
  commandId: 'c',
  correlationId: 'c',
  causationId: 'c',
};
const log = {
  read: (stream: string) => Promise.resolve(toNewEvents(stockCount, stream, counts.get(stream) ?? [], '', write)),
};
const scan = async (buscar: string) =>
  (await lookup.handle(
    { accion: 'consultastock', buscar } as never,
    { db, rows: readerFor(db, user), user, log } as never,
  )) as (typeof stockLookup)['reply']['_output'];

test.each(['p1', 'a1', 'pn-1', '7801'])('%s is the product, with the places where it stands', async (code) => {
  expect(await scan(code)).toMatchObject({
    que: 'producto',
    productos: [
      {
        _id: '1',
        disponible: 7,
        pide: null,
        en_picking: 4,
        ubicaciones: [
          { bodega: 'BOD', ubicacion: null, cantidad: 6, en_picking: 0 },
          { bodega: 'BOD', ubicacion: PLACE, cantidad: 4, en_picking: 3 },
        ],
      },
    ],
  });
});

test('a place tells its use and what stands there, an empty one too', async () => {
  expect(await scan(PLACE.toLowerCase())).toMatchObject({
    que: 'ubicacion',
    ubicacion: { codigo: PLACE, tipo: 'picking' },
    productos: [{ _id: '1' }],
  });
  expect(await scan('BOD-R01-N1-P02')).toMatchObject({ que: 'ubicacion', productos: [] });
});

test('a bar code names its product as EAN-13, GTIN-14 or GS1 element string, and with its serial the unit', async () => {
  for (const code of ['7801', '07801234567894', ']C10107801234567894', ')01=07801234567894', "pn'1"])
    expect([code, await scan(code)]).toMatchObject([code, { que: 'producto', productos: [{ _id: '1' }] }]);
  expect(await scan('(01)07801234567894(21)sn9')).toMatchObject({ que: 'serie', serie: { serie: 'SN9' } });
  expect(await scan(PLACE.replaceAll('-', "'"))).toMatchObject({ que: 'ubicacion' });
});

test('a serial tells with which order it left or where it stands, its label too; one that nobody knows is its product', async () => {
  const gone = { que: 'serie', serie: { serie: 'SN9', number: 77 }, productos: [{ _id: '1' }] };
  expect(await scan('sn9')).toMatchObject(gone);
  expect(await scan('S|P1|sn9')).toMatchObject(gone);
  expect(await scan('sn8')).toMatchObject({
    que: 'serie',
    serie: { serie: 'SN8', number: null, lugar: { bodega: 'BOD', ubicacion: PLACE } },
    productos: [{ _id: '1' }],
  });
  expect(await scan('S|P1|SN10')).toMatchObject({ que: 'producto', productos: [{ _id: '1' }] });
});

test('a serial that the workshop gave out, or took back, says by which case', async () => {
  const out = { que: 'serie', serie: null, rma: { number: 7, estado: 'Resuelto', vida: 'Salió en cambio de SN9' } };
  expect(await scan('sn9r')).toMatchObject({ ...out, productos: [{ _id: '1' }] });
  expect(await scan('S|P1|SN9R')).toMatchObject(out);
  expect(await scan('sn9')).toMatchObject({
    serie: { number: 77 },
    rma: { number: 7, vida: 'Se cambió por SN9R y quedó en la bodega RMA' },
  });
});

test('a serial that left without an order says with what, where to and who took it', async () => {
  expect(await scan('y1')).toMatchObject({
    que: 'serie',
    serie: null,
    salida: { serie: 'Y1', documento: 'Reserva N° 3', destino: 'Alarmas Sur', persona: 'Juan' },
    productos: [{ _id: '1' }],
  });
  // Its note did not move it.
  expect(await scan('Y2')).toMatchObject({ codigo: 'NO_ENCONTRADO' });
});

test('an order says on which route it is to be loaded, its label too; a place says which counts go on there', async () => {
  expect(await scan('P|77')).toMatchObject({ que: 'pedido', pedido: { number: 77 }, despacho: 5 });
  expect(await scan('BOD-R01-N1-P02')).toMatchObject({ despacho: null, conteos: [{ number: 3, bodega: 'BOD' }] });
});

test('only counts that cover what was scanned are offered: by a line of the product, or by the place', async () => {
  const offered = async (code: string) => (await scan(code)).conteos.map(({ number }) => number);
  expect(await offered('p1')).toEqual([4]);
  expect(await offered('p2')).toEqual([]);
  expect(await offered(PLACE)).toEqual([3]);
  expect(await offered('P|77')).toEqual([]);
});

test('an order tells where each of its products stands and how many it asks for', async () => {
  expect(await scan('77')).toMatchObject({
    que: 'pedido',
    pedido: { number: 77, estatus: 'En Picking' },
    productos: [{ _id: '1', pide: 3 }],
  });
});

test('a product that nobody holds has no place, and a code that nothing has is refused in words', async () => {
  expect(await scan('P2')).toMatchObject({ que: 'producto', productos: [{ ubicaciones: [], disponible: 0 }] });
  expect(await scan('XYZ')).toMatchObject({ codigo: 'NO_ENCONTRADO' });
});
