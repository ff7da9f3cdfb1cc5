import { userRow } from '@power/domain/access/views/user-row';
import { SYSTEM } from '@power/domain/kernel/principal';
import { masters } from '@power/domain/masters';
import { supplierMaster } from '@power/domain/purchasing/views/supplier-row';
import { brandMaster } from '@power/domain/settings/views/brand-row';
import { countryMaster } from '@power/domain/settings/views/country-row';
import { currencyMaster } from '@power/domain/settings/views/currency-row';
import { webCategoryMaster } from '@power/domain/content/views/web-category-row';
import type { Master } from '@power/domain/kernel/master-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { rehearseRows } from '../kernel/rehearse-rows.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [userRow, ...masters.map(({ master }) => master.row)]);
  await plant(db, countryMaster.row, [
    { _id: '1', codigo: 'CL', nombre: 'Chile', codigo_erp: '' },
    { _id: '2', codigo: 'CN', nombre: 'China', codigo_erp: '' },
  ]);
  await plant(db, currencyMaster.row, [{ _id: '1', codigo: 'USD', nombre: 'Dólar' }]);
  await plant(db, brandMaster.row, [
    { _id: '1', nombre: 'Óptica', brand_manager: 'eva@power.test', factor_aereo: 1.4, factor_maritimo: 1.2 },
  ]);
  await plant(db, userRow, [
    { _id: 'eva', email: 'Eva@power.test', perfil: 'Brand Manager', activo: true },
    { _id: 'ido', email: 'ido@power.test', perfil: 'Brand Manager', activo: false },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const rehearsed = async (master: unknown, ...given: object[]) => {
  const rows = readerFor(db, { ...SYSTEM, perfil: 'Administrador' });
  const filas = given.map((valores, n) => ({ fila: n + 2, valores: { ...valores } }));
  const { rechazados, ...counts } = await rehearseRows(master as Master, filas, rows);
  return { ...counts, rechazados: rechazados.map(({ fila, errores }) => `${fila} ${errores.join('. ')}`) };
};

test('a name that another record has is told before anything is written, also one that a row before takes', async () => {
  expect(
    await rehearsed(
      countryMaster,
      { codigo: 'XX', nombre: 'chile' },
      { codigo: 'CN', nombre: 'China continental' },
      { codigo: 'PE', nombre: 'China' },
      { codigo: 'AR', nombre: 'Argentina' },
      { nombre: 'Sin código' },
    ),
  ).toEqual({
    nuevos: 1,
    modificados: 1,
    sin_cambio: 0,
    rechazados: [
      '2 Ya existe un país con Nombre «chile». Escribe otro valor.',
      // Given up by the row above, but not free yet.
      '4 Ya existe un país con Nombre «China». Escribe otro valor.',
      '6 Código ISO: falta el valor',
    ],
  });
});

test('what is named elsewhere must be there: records of other lists, people of a profile', async () => {
  const supplier = { razon_social: 'Uno', tax_id: 'EIN 1', pais: 'CN', moneda: 'USD', marcas: 'óptica' };
  expect(
    await rehearsed(
      supplierMaster,
      supplier,
      { ...supplier, razon_social: 'Dos', tax_id: 'EIN 2', pais: 'ZZ' },
      { ...supplier, razon_social: 'Tres', tax_id: 'EIN 3', marcas: 'Óptica; Nada' },
    ),
  ).toEqual({
    nuevos: 1,
    modificados: 0,
    sin_cambio: 0,
    rechazados: [
      '3 País: No hay «ZZ» en su listado. Elige otro.',
      '4 Marcas: No hay «Nada» en su listado. Elige otro.',
    ],
  });
  expect(
    await rehearsed(
      brandMaster,
      { nombre: 'Nueva', brand_manager: 'EVA@power.test' },
      { nombre: 'Otra', brand_manager: 'ido@power.test' },
    ),
  ).toMatchObject({
    nuevos: 1,
    rechazados: ['3 Brand manager: «ido@power.test» no es el correo de una persona activa con perfil Brand Manager.'],
  });
});

test('a column that is missing changes nothing of a record that there is', async () => {
  expect(await rehearsed(brandMaster, { nombre: 'OPTICA', factor_aereo: 1.4 })).toMatchObject({ sin_cambio: 1 });
  expect(await rehearsed(brandMaster, { nombre: 'OPTICA', brand_manager: null })).toMatchObject({ modificados: 1 });
});

test('a tree is rehearsed as it is imported: nothing stands in itself, and a row may name one before it', async () => {
  const category = (slug: string, padre: string) => ({ nombre: slug, slug, padre, icono: '', orden: 1 });
  expect(
    await rehearsed(webCategoryMaster, category('camaras', ''), category('domos', 'camaras'), category('ip', 'ip')),
  ).toMatchObject({ nuevos: 2, rechazados: [expect.stringMatching(/^4 .*Dentro de/)] });
  await plant(db, webCategoryMaster.row, [
    { _id: '1', ...category('raiz', ''), activo: true },
    { _id: '2', ...category('hija', 'raiz'), activo: true },
  ]);
  expect(await rehearsed(webCategoryMaster, category('raiz', 'hija'))).toMatchObject({
    modificados: 0,
    rechazados: ['2 Dentro de: quedaría dentro de sí misma. Elige otra.'],
  });
});
