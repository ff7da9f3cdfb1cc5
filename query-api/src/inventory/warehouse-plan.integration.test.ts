import { levelMaster } from '@power/domain/inventory/views/level-row';
import { placeMaster } from '@power/domain/inventory/views/place-row';
import { placeStockRow } from '@power/domain/inventory/views/place-stock-row';
import { rackMaster } from '@power/domain/inventory/views/rack-row';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import plan from './warehouse-plan.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [rackMaster.row, levelMaster.row, placeMaster.row, placeStockRow]);
  await plant(db, rackMaster.row, [
    { _id: '1', codigo: 'BOD-R01', bodega: 'BOD', pasillo: 'A', recorrido: 2 },
    { _id: '2', codigo: 'BOD-R02', bodega: 'BOD', pasillo: 'A', recorrido: 1 },
    { _id: '3', codigo: 'NOR-R01', bodega: 'NOR', pasillo: '', recorrido: 1 },
  ]);
  await plant(
    db,
    levelMaster.row,
    ['BOD-R01', 'BOD-R02', 'NOR-R01'].map((bloque, n) => ({ _id: `${n}`, codigo: `${bloque}-N1`, bloque, numero: 1 })),
  );
  await plant(
    db,
    placeMaster.row,
    ['BOD-R01', 'BOD-R02', 'NOR-R01'].map((bloque, n) => ({
      _id: `${n}`,
      codigo: `${bloque}-N1-P01`,
      nivel: `${bloque}-N1`,
      tipo: 'picking',
      capacidad: 9,
      activo: true,
    })),
  );
  const at = (producto: string, marca: string, ubicacion: string | null, cantidad: number) => ({
    _id: `${producto}/${ubicacion}`,
    producto_id: producto,
    marca,
    bodega: 'BOD',
    ubicacion,
    cantidad,
  });
  await plant(db, placeStockRow, [
    at('1', 'Hik', 'BOD-R01-N1-P01', 4),
    at('2', 'Dahua', 'BOD-R01-N1-P01', 3),
    at('1', 'Hik', null, 5),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const ask = (perfil: Perfil, marcas?: string[]) => {
  const user = { _id: 'u', nombre: 'u', email: '', perfil, permisos: permisosOf(perfil), sesion: 's', marcas };
  return plan.handle({ bodega: 'BOD' } as never, { db, rows: readerFor(db, user as never), user } as never);
};

test('the places of one warehouse in walking order, with what stands at each and at none', async () => {
  expect(await ask('Jefe de Bodega')).toMatchObject({
    bloques: [{ codigo: 'BOD-R02' }, { codigo: 'BOD-R01' }],
    ubicaciones: [
      { codigo: 'BOD-R02-N1-P01', bloque: 'BOD-R02', nivel: 1, unidades: 0 },
      { codigo: 'BOD-R01-N1-P01', bloque: 'BOD-R01', nivel: 1, unidades: 7 },
    ],
    sin_ubicar: 5,
  });
});

test('a Brand Manager sees the units of own brands', async () => {
  expect(await ask('Brand Manager', ['Dahua'])).toMatchObject({
    ubicaciones: [{ unidades: 0 }, { unidades: 3 }],
    sin_ubicar: 0,
  });
});
