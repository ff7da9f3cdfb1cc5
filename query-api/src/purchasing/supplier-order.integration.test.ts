import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import {
  PurchaseOrderAdvanced,
  PurchaseOrderChanged,
  PurchaseOrderCreated,
} from '@power/domain/purchasing/orders/events';
import { purchaseOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { supplierMaster } from '@power/domain/purchasing/views/supplier-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import exceljs from 'exceljs';
import type pg from 'pg';
import exported from './supplier-order-export.ts';
import history from './supplier-order-history.ts';

let database: TestDatabase;
let db: pg.Pool;
const log = createMemoryLog();
const AT = '2026-03-01T12:00:00.000Z';
const buyer = { _id: 'u', nombre: 'Compradora' };
const by = { user: 'u', nombre: 'Compradora', perfil: 'Administrador' } as const;
const metadata = { ...by, at: AT, commandId: 'c', correlationId: 'c', causationId: 'c' };

const order = (number: number, more: object = {}) => ({
  ...{ _id: String(number), number, estado: 'Emitida', proveedor: 'Hangzhou Ltd', marca: 'Hik', unidades: 10 },
  ...{ costo_fob_total: 8888, eta: null },
  ...more,
});
/** An order as the log has it: sent, and made dearer and larger afterwards. */
async function logged(number: number, proveedor = 'Hangzhou Ltd', marca = 'Hik'): Promise<void> {
  const orden = { _id: String(number), number, proveedor, marca };
  const lines = (cantidad: number, precio: number) => [
    {
      linea: 1,
      producto_id: 'a',
      codigo: 'C',
      part_number: 'DS-1',
      nombre: 'Cámara',
      precio,
      cantidad,
      total: 1,
      reserva: null,
    },
  ];
  const header = {
    proveedor,
    marca,
    moneda: 'USD',
    incoterm: 'FOB' as const,
    shipping_address: '',
    shipping_method: '',
  };
  const created = {
    ...header,
    payment_method: '',
    etd: null,
    eta: null,
    observacion: 'reservado',
    unidades: 5,
    total: 8888,
  };
  await log.append(
    `purchaseorder-${number}`,
    [
      PurchaseOrderCreated({ ...orden, ...created, lineas: lines(5, 8888), creado_por: buyer, createdAt: AT }),
      PurchaseOrderAdvanced({
        ...{ orden, antes: 'Borrador', estado: 'Emitida', etd: null, eta: null, documento: null, motivo: null },
      }),
      PurchaseOrderChanged({ orden, antes: { lineas: lines(5, 8888) }, cambios: { lineas: lines(7, 8889) } }),
    ].map((event, n) => ({ ...event, id: `${number}-${n}`, schema: 1, metadata })) as never,
    'no-stream',
  );
}
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [purchaseOrderRow, supplierMaster.row]);
  await plant(db, supplierMaster.row, [
    { _id: '1', razon_social: 'Hangzhou Ltd', marcas: ['Hik'] },
    { _id: '2', razon_social: 'Otra Ltd', marcas: ['Hik'] },
  ]);
  await plant(db, purchaseOrderRow, [
    order(1),
    order(3, { proveedor: 'Otra Ltd' }),
    order(4, { marca: 'Dahua' }),
    order(5, { estado: 'Borrador' }),
    order(6, { estado: 'Recepcionada' }),
  ]);
  await logged(1);
  await logged(3, 'Otra Ltd');
  await logged(4, 'Hangzhou Ltd', 'Dahua');
  await logged(5);
  await logged(6);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const supplier = (proveedor_id: string | undefined): Principal => ({
  ...{ _id: 'p', nombre: 'Li', email: '', perfil: 'Proveedor', permisos: permisosOf('Proveedor'), sesion: 's' },
  ...(proveedor_id !== undefined && { proveedor_id }),
  marcas: ['Hik'],
});
const ask = async ({ query, handle }: QueryHandler, user: Principal, more: object = {}) =>
  (await handle(
    query.request.parse({ accion: query.accion, ...more }) as never,
    { db, rows: readerFor(db, user), user, log, today: log, now: AT } as never,
  )) as Record<string, unknown>;

test('the history of an own order tells units and steps, and no price, note or name of the house', async () => {
  const reply = await ask(history, supplier('1'), { id: 1 });
  expect(reply).toEqual({
    pasos: [
      { at: AT, que: 'Orden recibida', quien: null, nota: null, cambios: [] },
      {
        ...{ at: AT, que: 'Modificada por el comprador', quien: null, nota: null },
        cambios: [{ campo: 'DS-1.unidades', etiqueta: 'DS-1', antes: 5, despues: 7 }],
      },
    ],
  });
  expect(JSON.stringify(reply)).not.toMatch(/888|reservado|Compradora/);
});

test('the history of another’s order, of another brand, of a draft, and of a received one is not there', async () => {
  for (const id of [3, 4, 5, 6, 77])
    expect(await ask(history, supplier('1'), { id })).toMatchObject({ codigo: 'OC_NO_EXISTE' });
  expect(await ask(history, supplier(undefined), { id: 1 })).toMatchObject({ codigo: 'SIN_EMPRESA' });
});

test('the file holds own open orders alone, whatever is asked for, and no price', async () => {
  const others = { proveedor: { filterType: 'set', values: ['Otra Ltd'] } };
  for (const filterModel of [{}, others]) {
    const { file } = (await ask(exported, supplier('1'), { filterModel })) as { file: { stream: unknown } };
    const book = new exceljs.Workbook();
    await book.xlsx.load(file.stream as never);
    const texts = book.worksheets[0]!.getSheetValues().flat().map(String).join('\n');
    expect(texts).toContain('Emitida');
    expect(texts).not.toMatch(/8888|Dahua|Borrador|Recepcionada/);
    // Its only row is order 1.
    expect(
      book.worksheets[0]!.getSheetValues().filter((row) => Array.isArray(row) && row.includes('Hik')),
    ).toHaveLength(1);
  }
  expect(await ask(exported, supplier(undefined))).toMatchObject({ codigo: 'SIN_EMPRESA' });
});
