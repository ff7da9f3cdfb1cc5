import { unmetRow } from '@power/domain/inventory/views/unmet-row';
import { salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { stockRow } from '@power/domain/inventory/views/stock-row';
import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { productRow } from '@power/domain/products/views/product-row';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { LIMITE_MS } from '@power/domain/purchasing/report/parts';
import type { PurchaseReportRow } from '@power/domain/purchasing/report/views/report-row';
import { supplierMaster } from '@power/domain/purchasing/views/supplier-row';
import { brandMaster } from '@power/domain/settings/views/brand-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type pg from 'pg';
import { build } from './build-purchase-reports-job.ts';

const ASKED = '2026-04-10T12:00:00.000Z';
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  const { row: brands } = brandMaster;
  const sold = [salesLineRow, orderLineRow, stockRow, warehouseMaster.row, unmetRow];
  await createReadModels(db, [productRow, purchaseOrderLineRow, brands, supplierMaster.row, ...sold]);
  await plant(db, productRow, [{ _id: '1', marca: 'Hik', activo: true, nota: null, costo_fob: 10 }]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const report = {
  _id: '501',
  createdAt: ASKED,
  marcas_pedidas: [],
  meses_informe: 12,
  nivel_servicio: 95,
  cobertura_dias: 60,
  partes: 0,
  hasta: '',
} as unknown as PurchaseReportRow;
/** What is written by a job that looks at these instants, in milliseconds after the report was asked for. */
async function written(...looks: number[]): Promise<{ accion: string; estado?: string; motivo?: string }[]> {
  const said: Record<string, unknown>[] = [];
  const now = () => Date.parse(ASKED) + (looks.length > 1 ? looks.shift()! : looks[0]!);
  const command = (_: string, request: Record<string, unknown>) => {
    said.push(request);
    return Promise.resolve({ ok: true } as never);
  };
  await build(report, { db, signal: new AbortController().signal, now, command });
  return said as never;
}
const TOO_LONG = {
  accion: 'terminar',
  estado: 'Con error',
  motivo: 'Tardó más de 20 minutos. Pide el informe con menos marcas.',
};

test('a report has twenty minutes from when it was asked for, to the millisecond', async () => {
  expect(LIMITE_MS).toBe(1_200_000);
  const done = [
    { accion: 'parte', hasta: '1' },
    { accion: 'terminar', estado: 'Listo' },
  ];
  expect(await written(LIMITE_MS)).toMatchObject(done);
  expect(await written(LIMITE_MS + 1)).toMatchObject([TOO_LONG]);
});

test('what was found before the limit stays, and the reason says what to do', async () => {
  expect(await written(LIMITE_MS, LIMITE_MS + 1)).toMatchObject([{ accion: 'parte', hasta: '1' }, TOO_LONG]);
});
