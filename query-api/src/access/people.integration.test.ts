import { sessionRow } from '@power/domain/access/views/session-row';
import { userRow } from '@power/domain/access/views/user-row';
import { customerRow } from '@power/domain/customers/views/customer-row';
import { type Principal, SYSTEM } from '@power/domain/kernel/principal';
import { preferenceRow } from '@power/domain/settings/views/preference-row';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { SESSION_USE_SCHEMA } from '@power/infra/platform/access/session-use';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import formerErpSeller from '../customers/customer-seller-df.ts';
import sapSeller from '../customers/customer-seller-sap.ts';
import ownPreferences from '../settings/own-preferences.ts';
import customerSellers from './customer-seller-dropdown.ts';
import erpSellers from './sap-seller-dropdown.ts';
import sellers from './seller-dropdown.ts';
import grid from './user-grid.ts';
import sessions from './user-sessions.ts';
import sheet from './user-sheet.ts';

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await migrate(db, SESSION_USE_SCHEMA);
  await createReadModels(db, [userRow, sessionRow, customerRow, preferenceRow]);
  await plant(db, userRow, [
    {
      _id: 'eva',
      nombre: 'Eva',
      email: 'eva@power.test',
      perfil: 'Ejecutivo de Ventas',
      activo: true,
      permisos: { margenes: true },
    },
    { _id: 'ido', nombre: 'Ido', perfil: 'Ejecutivo de Ventas', activo: false, codigo_sap: '7' },
    { _id: 'bea', nombre: 'Bea', perfil: 'Brand Manager', activo: true, codigo_sap: '8', marcas: ['Hik'] },
    { _id: 'sin', nombre: 'Sin', perfil: 'Finanzas', activo: true, codigo_sap: '' },
  ]);
  await plant(db, sessionRow, [
    { _id: 's1', usuario: 'eva', activa: true, inicio: '2026-01-05T10:00:00.000Z', ip: '10.0.0.1' },
    { _id: 's2', usuario: 'eva', activa: true, inicio: '2026-01-05T11:00:00.000Z' },
    { _id: 's3', usuario: 'eva', activa: false, inicio: '2026-01-06T11:00:00.000Z', motivo: 'salida' },
    { _id: 's4', usuario: 'bea', activa: true },
  ]);
  await db.query("INSERT INTO ops.session_use (sesion, at) VALUES ('s1', '2026-01-05T12:00:00Z')");
  await plant(db, customerRow, [
    { _id: 'c1', ejecutivo_id: 'eva', activo: true },
    { _id: 'c2', ejecutivo_id: 'bea', activo: false },
  ]);
  await plant(db, preferenceRow, [
    { _id: 'eva/lista.a', usuario: 'eva', clave: 'lista.a', valor: { ancho: 3 } },
    { _id: 'eva/otra', usuario: 'eva', clave: 'otra', valor: [1] },
    { _id: 'bea/lista.a', usuario: 'bea', clave: 'lista.a', valor: 'ajeno' },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const as = (part: Partial<Principal>): Principal => ({ ...SYSTEM, perfil: 'Administrador', ...part });
const ask = async (handler: QueryHandler, request: object, user = as({})) =>
  (await handler.handle(request as never, { db, rows: readerFor(db, user), user } as never)) as Record<string, unknown>;
const names = async (handler: QueryHandler, request = {}): Promise<string[]> =>
  ((await ask(handler, request)).usr_ejecutivo as { _id: string }[]).map(({ _id }) => _id);

test('sessions of a person: open ones first, by their last use, the own one marked', async () => {
  const { sesiones, total } = await ask(sessions, { usuario: 'eva' }, as({ sesion: 's2' }));
  expect(total).toBe(3);
  expect(sesiones).toMatchObject([
    { _id: 's1', ultimo_uso: '2026-01-05T12:00:00.000Z', actual: false, ip: '10.0.0.1', fin: null },
    { _id: 's2', ultimo_uso: '2026-01-05T11:00:00.000Z', actual: true },
    { _id: 's3', activa: false, motivo: 'salida' },
  ]);
  expect((await ask(sessions, { usuario: 'eva' }, as({ _id: 'bea', perfil: 'Finanzas' }))).sesiones).toEqual([]);
});

test('the sheet is the row of the list, with its flags in force and its open sessions', async () => {
  const ficha = await ask(sheet, { usuario: 'eva' });
  expect(ficha).toMatchObject({ sesiones_activas: 2, permisos_efectivos: { margenes: true } });
  const { rows } = await ask(grid, {
    accion: 'grid',
    startRow: 0,
    endRow: 10,
    sortModel: [],
    filterModel: {},
    quickFilter: 'eva',
  });
  expect(rows).toEqual([ficha.usuario]);
  expect(userRow.schema.parse(ficha.usuario)).toEqual(ficha.usuario);
  expect(await ask(sheet, { usuario: 'nadie' })).toMatchObject({ codigo: 'USUARIO_NO_EXISTE' });
});

test('dropdowns hold active people only: sellers, those of the ERP, those of a customer', async () => {
  expect(await names(sellers)).toEqual(['eva']);
  expect(await names(erpSellers)).toEqual(['bea']);
  expect(await names(customerSellers)).toEqual(['eva']);
  expect(await names(customerSellers, { cliente: 'c1' })).toEqual(['eva']);
  expect(await names(customerSellers, { cliente: 'c2' })).toEqual([]);
});

test.each(['Ejecutivo de Ventas', 'Cliente', 'Administrador'] as const)(
  'preferences are those of the person who asks: %s',
  async (perfil) => {
    const own = (request: object) => ask(ownPreferences, request, as({ _id: 'eva', perfil }));
    expect(await own({})).toEqual({ preferencias: { 'lista.a': { ancho: 3 }, otra: [1] } });
    expect(await own({ prefijo: 'lista.' })).toEqual({ preferencias: { 'lista.a': { ancho: 3 } } });
  },
);

test('the seller of a customer, as each ERP calls them; of others nothing is told', async () => {
  const eva = as({ _id: 'eva', perfil: 'Ejecutivo de Ventas' });
  expect(await ask(formerErpSeller, { cliente: 'c1' }, eva)).toEqual({
    ok: true,
    ejecutivo: { _id: 'eva', nombre: 'Eva', email: 'eva@power.test', codigo: 'eva@power.test' },
  });
  expect(await ask(sapSeller, { cliente: 'c1' }, eva)).toEqual({ ok: true, ejecutivo: null });
  expect(await ask(sapSeller, { cliente: 'c2' })).toMatchObject({ ejecutivo: { _id: 'bea', codigo: '8' } });
  expect(await ask(sapSeller, { cliente: 'c2' }, eva)).toMatchObject({ codigo: 'CLIENTE_NO_EXISTE' });
});
