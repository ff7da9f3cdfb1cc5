import { permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { clientGoodsRow } from '@power/domain/reservations/places/views/client-goods-row';
import { clientPlaceRow } from '@power/domain/reservations/places/views/client-place-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import clientPlaceDropdown from './client-place-dropdown.ts';
import clientStock from './client-stock.ts';

const someone = (perfil: Principal['perfil'], cliente_id?: string): Principal => ({
  _id: 'u',
  nombre: 'u',
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
  ...(cliente_id !== undefined && { cliente_id }),
});
let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [clientGoodsRow, clientPlaceRow]);
  const goods = (_id: string, cliente_id: string, n: number, cantidad: number) => ({
    _id,
    cliente_id,
    ubicacion_id: `${cliente_id}.${n}`,
    producto_id: _id,
    part_number: `PN-${_id}`,
    cantidad,
  });
  await plant(db, clientGoodsRow, [goods('a', '9', 1, 5), goods('b', '9', 2, 3), goods('c', '8', 1, 7)]);
  const place = (_id: string, activo = true) => ({
    _id,
    nombre: `Obra ${_id}`,
    cliente_id: _id.split('.')[0],
    cliente_nombre: 'X',
    activo,
  });
  await plant(db, clientPlaceRow, [place('9.1'), place('9.2'), place('9.3', false), place('8.1')]);
});
afterAll(async () => {
  await db.end();
  await database.drop();
});

const page = { accion: 'stockcliente', startRow: 0, endRow: 20, sortModel: [], filterModel: {} };
async function held(user: Principal, more: object = {}): Promise<string[]> {
  const context = { rows: readerFor(db, user), db, user } as never;
  const { rows } = (await clientStock.handle({ ...page, ...more } as never, context)) as { rows: { _id: string }[] };
  return rows.map(({ _id }) => _id).toSorted();
}

test('a customer sees what is held for its own projects, of one or of all; nobody else’s by naming it', async () => {
  const own = someone('Cliente', '9');
  expect(await held(own)).toEqual(['a', 'b']);
  expect(await held(own, { ubic: '9.2' })).toEqual(['b']);
  expect(await held(own, { ubic: '8.1' })).toEqual([]);
  expect(await held(someone('Cliente'))).toEqual([]);
  expect(await held(someone('Finanzas'), { ubic: '8.1' })).toEqual(['c']);
});

test('projects to choose from: those in use, with what is held for each', async () => {
  const projects = async (user: Principal, request: object = {}) => {
    const context = { rows: readerFor(db, user), db, user } as never;
    const reply = (await clientPlaceDropdown.handle({ accion: 'dropdown', ...request } as never, context)) as {
      ubicaciones: { _id: string; unidades: number }[];
    };
    return reply.ubicaciones.map(({ _id, unidades }) => [_id, unidades]);
  };
  expect(await projects(someone('Cliente', '9'))).toEqual([
    ['9.1', 5],
    ['9.2', 3],
  ]);
  expect(await projects(someone('Finanzas'), { cliente: '8' })).toEqual([['8.1', 7]]);
});
