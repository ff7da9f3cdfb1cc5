import { invoiceRow } from '@power/domain/invoice/views/invoice-row';
import type { PivotGroup } from '@power/domain/kernel/pivot';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { purchaseLineRow } from '@power/domain/purchasing/views/purchase-line-row';
import { dollarRow } from '@power/domain/settings/views/dollar-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import purchasePivot from '../reports/purchase-pivot.ts';
import purchaseLineGrid from './purchase-line-grid.ts';
import purchasesSheet from './purchases-sheet.ts';

let database: TestDatabase;
let db: pg.Pool;

const invoice = (_id: string, more: object) => ({
  _id,
  number: Number(_id),
  factura: `F-${_id}`,
  fecha: '2026-02-10',
  proveedor: 'Hangzhou Export',
  marca: 'Hikvision',
  estado: 'Vigente',
  tipo_cambio: 900,
  moneda: 'USD',
  fob: 400,
  costo_total: 500_000,
  ...more,
});
const line = (_id: string, more: object) => ({
  _id,
  invoice: _id.split('/')[0],
  number: Number(_id.split('/')[0]),
  linea: Number(_id.split('/')[1]),
  anulada: false,
  marca: 'Hikvision',
  modelo_salida: 'DS-2CD',
  modelo_interno: 'HK',
  cantidad_oc: 10,
  cantidad: 10,
  costo_fob: 10,
  costo_fob_total: 100,
  ...more,
});

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [purchaseLineRow, invoiceRow, dollarRow]);
  await plant(db, invoiceRow, [
    invoice('1', {}),
    invoice('2', { fecha: '2026-03-05', proveedor: 'Zhejiang', marca: 'Dahua', fob: 50, costo_total: 60_000 }),
    invoice('3', { estado: 'Anulada', fob: 999 }),
  ]);
  await plant(db, purchaseLineRow, [
    line('1/1', {}),
    line('1/2', { modelo_salida: 'DS-7608', cantidad_oc: 5, cantidad: 3, costo_fob: 100, costo_fob_total: 300 }),
    line('2/1', { marca: 'Dahua', cantidad: 5, costo_fob_total: 50 }),
    line('3/1', { anulada: true, costo_fob_total: 999 }),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (perfil: Perfil, more: object = {}): Principal =>
  ({ _id: 'u', perfil, permisos: permisosOf(perfil), marcas: [], ...more }) as unknown as Principal;
const as = (user: Principal) => ({ rows: readerFor(db, user), db, user, now: '2026-03-10T15:00:00.000Z' }) as never;
const admin = someone('Administrador');
const finance = someone('Finanzas');
const dahua = someone('Brand Manager', { marcas: ['Dahua'] });

const sheet = async (fdesde: string, fhasta: string, user = admin) =>
  (await purchasesSheet.handle({ accion: 'sabana', fdesde, fhasta } as never, as(user))) as {
    lineas: Record<string, unknown>[];
    codigo?: string;
  };
const pivot = async (request: object, user = admin) =>
  (await purchasePivot.handle(
    { accion: 'pivote', filas: [], columnas: [], filterModel: {}, ...request } as never,
    as(user),
  )) as { grupos: PivotGroup[]; codigo?: string };

test('the sheet holds the lines of invoices of those days that stand, with what their invoice says', async () => {
  const { lineas } = await sheet('2026-02-10', '2026-03-05');
  expect(lineas.map(({ _id }) => _id)).toEqual(['1/1', '1/2', '2/1']);
  expect(lineas[1]).toMatchObject({
    number: 1,
    factura: 'F-1',
    proveedor: 'Hangzhou Export',
    fecha: '2026-02-10',
    mes: '2026-02',
    anio: '2026',
    trimestre: '2026-T1',
    cantidad: 3,
    costo_fob_total: 300,
    costo_fob_pesos: 270_000,
    costo: 375_000,
  });
  expect((await sheet('2026-03-01', '2026-03-31')).lineas).toHaveLength(1);
  expect(await sheet('2026-03-05', '2026-03-04')).toMatchObject({ codigo: 'FECHAS_AL_REVES' });
});

test('what a brand manager reads is of own brands, and nobody without margenes reads what goods cost', async () => {
  expect((await sheet('2026-01-01', '2026-12-31', dahua)).lineas.map(({ _id }) => _id)).toEqual(['2/1']);
  const [first] = (await sheet('2026-01-01', '2026-12-31', finance)).lineas;
  expect(first).toMatchObject({ proveedor: 'Hangzhou Export', cantidad: 10 });
  for (const cost of ['costo_fob', 'costo_fob_total', 'costo_fob_pesos', 'costo'])
    expect(first).not.toHaveProperty(cost);
  for (const cost of ['fob', 'fob_pesos', 'costo', 'unitario'])
    expect(await pivot({ medidas: ['unidades', cost] }, finance)).toMatchObject({ codigo: 'SIN_PERMISO' });
  const probe = { costo_fob_total: { filterType: 'number', type: 'greaterThan', filter: 1 } };
  expect(await pivot({ medidas: ['unidades'], filterModel: probe }, finance)).toMatchObject({
    codigo: 'PETICION_INVALIDA',
  });
  expect((await pivot({ medidas: ['unidades'] }, dahua)).grupos).toEqual([{ f: [], c: [], v: [5] }]);
});

test('a report sums up what suppliers charged; each invoice comes to what it cost, and means are of all its units', async () => {
  const medidas = ['fob', 'costo', 'unidades', 'invoices', 'unitario', 'recibido_porcentaje'];
  const { grupos } = await pivot({ filas: ['proveedor'], columnas: ['mes'], medidas });
  expect(grupos).toEqual(
    expect.arrayContaining([
      {
        f: ['Hangzhou Export'],
        c: ['2026-02'],
        v: [400, 500_000, 13, 1, expect.closeTo(400 / 13), expect.closeTo(86.667, 2)],
      },
      { f: ['Zhejiang'], c: [], v: [50, 60_000, 5, 1, 10, 50] },
      { f: [], c: [], v: [450, 560_000, 18, 2, 25, 72] },
    ]),
  );
  expect(grupos).toHaveLength(7);
});

test('a figure opens its lines: the grid takes the same filters', async () => {
  const filterModel = { mes: { filterType: 'set', values: ['2026-02'] }, number: { filterType: 'set', values: ['1'] } };
  const reply = (await purchaseLineGrid.handle(
    { accion: 'grid', startRow: 0, endRow: 20, sortModel: [], filterModel, quickFilter: '7608' } as never,
    as(admin),
  )) as { rows: { _id: string }[] };
  expect(reply.rows.map(({ _id }) => _id)).toEqual(['1/2']);
});
