import { UserDeactivated, UserRegistered } from '@power/domain/access/events';
import { eventCatalogue } from '@power/domain/events';
import { commitmentRow, stockRow } from '@power/domain/inventory/views/stock-row';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { Perfil, Permisos } from '@power/domain/kernel/perfiles';
import { purchaseOrderLineRow } from '@power/domain/purchasing/orders/views/order-line-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant, plantPast } from '@power/infra/laboratory/testing/read-models';
import exceljs from 'exceljs';
import type pg from 'pg';
import { mailedStock } from './mailed-stock.shared.ts';

let database: TestDatabase;
let db: pg.Pool;
const saldo = (producto_id: string, marca: string, fisico: number) => ({
  _id: `${producto_id}/BOD`,
  producto_id,
  part_number: `PN-${producto_id}`,
  marca,
  bodega: 'BOD',
  fisico,
  disponible: fisico,
});
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [stockRow, commitmentRow, purchaseOrderLineRow]);
  // The last instant of March in Santiago is 2026-04-01T02:59:59.999Z.
  await plantPast(db, stockRow, [saldo('1', 'Hik', 5)], ['2026-01-01T00:00:00Z', '2026-04-01T02:59:00Z']);
  await plantPast(db, stockRow, [saldo('1', 'Hik', 8)], ['2026-04-01T02:59:00Z', '2026-04-01T03:00:00Z']);
  await plant(db, stockRow, [saldo('1', 'Hik', 99)], '2026-04-01T03:00:00Z');
  await plant(db, stockRow, [saldo('2', 'Dahua', 3)]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const metadata = { at: '2026-01-06T12:00:00.000Z', user: 'u', perfil: 'Administrador', commandId: 'c' };
const registered = (perfil: Perfil, permisos: Partial<Permisos> = {}): DomainEvent =>
  UserRegistered({ _id: 'eva', email: 'eva@power.test', nombre: 'Eva', telefono: '', perfil, permisos });
const sheet = (papel: string, given: readonly DomainEvent[], maxBytes?: number) =>
  mailedStock(
    papel,
    {
      db,
      now: '2026-04-10T12:00:00.000Z',
      log: {
        read: async (stream) =>
          stream === 'user-eva'
            ? given.map(
                (event, version) =>
                  ({ ...event, version, schema: eventCatalogue.get(event.type)!.schema, metadata }) as never,
              )
            : [],
      },
    },
    maxBytes,
  );
const MARCH = 'stock-mes/2026-03/eva';

/** Part number and units of each row of the sheet. */
async function stockIn(bytes: Buffer): Promise<unknown[]> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes as never);
  const rows: unknown[][] = [];
  workbook.worksheets[0]!.eachRow(({ values }) => rows.push((values as unknown[]).slice(1)));
  const titles = rows.find((row) => row.includes('Bodega'))!;
  const [named, physical] = [titles.indexOf('Número de parte'), titles.indexOf('Físico')] as const;
  return rows.flatMap((row) => (/^PN-/.test(String(row[named])) ? [[row[named], row[physical]]] : []));
}

test('the sheet is of the last instant of the month', async () => {
  const file = (await sheet(MARCH, [registered('Jefe de Bodega', { exportar: true })]))!;
  expect(file.nombre).toBe('Stock 2026-03.xlsx');
  expect(await stockIn(file.bytes)).toEqual([
    ['PN-1', 8],
    ['PN-2', 3],
  ]);
});

test.each([
  ['a deactivated account', [registered('Administrador'), UserDeactivated({ motivo: 'x', sesiones: [] } as never)]],
  ['who may not export any more', [registered('Jefe de Bodega', { exportar: false })]],
  ['another profile', [registered('Ejecutivo de Ventas', { exportar: true })]],
  ['an unknown account', []],
])('rejects %s', async (_, given) => {
  await expect(sheet(MARCH, given)).rejects.toThrow('ya no puede verlo: no se envía');
});

test('rejects a sheet that no mail can carry', async () => {
  await expect(sheet(MARCH, [registered('Administrador')], 100)).rejects.toThrow('muy grande para un correo');
});

test('papers of other kinds → none', async () => {
  expect(await sheet('cotizacion/7', [])).toBeUndefined();
});
