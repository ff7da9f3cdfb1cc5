import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { supplierMaster } from '@power/domain/purchasing/views/supplier-row';
import { claimRow } from '@power/domain/service/claims/views/claim-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import handlers from './claims.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [claimRow, supplierMaster.row]);
  const claim = { n: 1, estado: 'Abierto', marca: 'Hik', ejecutivo_id: 'eva', cliente_nombre: 'Sur' } as const;
  await plant(db, claimRow, [
    { ...claim, _id: '7-1', rma: 7, proveedor: 'Zeta', serie: 'A1', createdAt: '2026-03-01T12:00:00.000Z' },
    { ...claim, _id: '8-1', rma: 8, proveedor: 'Alfa', serie: 'B1', createdAt: '2026-03-03T12:00:00.000Z' },
    {
      ...claim,
      _id: '9-1',
      rma: 9,
      proveedor: 'Alfa',
      serie: 'C1',
      marca: 'Ajax',
      ejecutivo_id: 'leo',
      createdAt: '2026-03-02T12:00:00.000Z',
    },
  ]);
  const supplier = (_id: string, razon_social: string, more: object) => ({ _id, razon_social, activo: true, ...more });
  await plant(db, supplierMaster.row, [
    supplier('1', 'Ácme', { marcas: ['Ajax'] }),
    supplier('2', 'Beta', { marcas: ['Hik'] }),
    supplier('3', 'Cero', { marcas: ['Hik'], activo: false }),
    supplier('4', 'Águila', { marcas: [] }),
  ] as never);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const ask = async (name: string, request: object, perfil: Perfil = 'Administrador', more: object = {}) => {
  const user = { _id: 'eva', nombre: '', email: '', perfil, permisos: permisosOf(perfil), sesion: 's', ...more };
  const { query, handle } = handlers.find((one) => one.query.name === name)!;
  const asked = query.request.parse(request) as never;
  const reply = await handle(asked, { db, rows: readerFor(db, user as Principal), user } as never);
  return reply as unknown as { rows: { rma: number }[]; proveedores: { nombre: string }[] };
};
const numbers = async (request: object, perfil?: Perfil, more?: object) =>
  (await ask('rma-claim-grid', { accion: 'reclamos', startRow: 0, endRow: 50, ...request }, perfil, more)).rows.map(
    ({ rma }) => rma,
  );

test('claims come the newest first, and are found by what supplier, serial or customer says', async () => {
  expect(await numbers({})).toEqual([8, 9, 7]);
  expect(await numbers({ quickFilter: 'alfa' })).toEqual([8, 9]);
  expect(await numbers({ quickFilter: 'a1' })).toEqual([7]);
});

test('a seller sees the claims of own customers, a Brand Manager those of own brands', async () => {
  expect(await numbers({}, 'Ejecutivo de Ventas')).toEqual([8, 7]);
  expect(await numbers({}, 'Brand Manager', { _id: 'bea', marcas: ['Ajax'] })).toEqual([9]);
});

test('a claim may be made to suppliers in use, those of the brand first, each lot in the order of its names', async () => {
  const names = async (marca?: string) =>
    (await ask('rma-suppliers', { accion: 'proveedores', ...(marca && { marca }) })).proveedores.map(
      ({ nombre }) => nombre,
    );
  expect(await names('Hik')).toEqual(['Beta', 'Ácme', 'Águila']);
  expect(await names()).toEqual(['Ácme', 'Águila', 'Beta']);
});
