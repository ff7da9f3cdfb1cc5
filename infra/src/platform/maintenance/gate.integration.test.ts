import type { CallBase } from '@power/domain/kernel/call';
import { permisosOf, type Perfil } from '@power/domain/kernel/perfiles';
import { SYSTEM, type Principal } from '@power/domain/kernel/principal';
import { maintenanceRow } from '@power/domain/settings/views/maintenance-row';
import type pg from 'pg';
import type { Execute, ExecuteContext } from '../http/service-options.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { createReadModels, plant } from '../../laboratory/testing/read-models.ts';
import { duringMaintenance, maintenanceActive } from './gate.ts';

let database: TestDatabase;
let pool: pg.Pool;
let created: Promise<void> | undefined;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const now = '2026-01-05T12:00:00.000Z';
const call = (name: string, access: CallBase['access'] = { perfiles: 'todos' }) => ({ name, access }) as CallBase;
const as = (perfil: Perfil): Principal => ({
  _id: perfil,
  nombre: perfil,
  email: '',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
});
const context = (user: Principal | undefined): ExecuteContext => ({
  user,
  commandId: 'c',
  ip: '',
  userAgent: '',
  now,
  signal: new AbortController().signal,
  xPosicion: undefined,
});
const gate = (execute: Execute = async () => 'done') => duringMaintenance(pool, execute);
const ventana = async (estado: string, inicio: string) => {
  created ??= createReadModels(pool, [maintenanceRow]);
  await created;
  await pool.query('TRUNCATE read.maintenance, read.maintenance_history');
  await plant(pool, maintenanceRow, [{ _id: 'm1', estado, inicio }]);
};

test('before any projector ran nothing is under way', async () => {
  expect(await maintenanceActive(pool, now)).toBe(false);
});

test.each([
  ['programada', '2026-01-05T12:00:01.000Z', false],
  ['programada', '2026-01-05T12:00:00.000Z', true],
  ['en curso', '2026-01-05T13:00:00.000Z', true],
  ['completada', '2026-01-05T11:00:00.000Z', false],
  ['cancelada', '2026-01-05T11:00:00.000Z', false],
])('%s for %s: under way %s', async (estado, inicio, active) => {
  await ventana(estado, inicio);
  expect(await maintenanceActive(pool, now)).toBe(active);
});

describe('while an update is under way', () => {
  beforeEach(() => ventana('en curso', now));

  test('all but Administradores are refused with the text of the catalogue', async () => {
    await expect(gate()(call('order-grid'), {}, context(as('Bodega')))).rejects.toMatchObject({
      status: 503,
      retryAfter: 60,
      body: {
        codigo: 'ACTUALIZACION',
        titulo: 'Aviso',
        mensaje: 'Actualmente hay una actualización en proceso, por favor inténtalo nuevamente en unos minutos.',
      },
    });
    expect(await gate()(call('order-grid'), {}, context(as('Administrador')))).toBe('done');
    expect(await gate()(call('settle-order-stock'), {}, context(SYSTEM))).toBe('done');
  });

  test('public calls and signing out go on', async () => {
    expect(await gate()(call('login', { publico: true }), {}, context(undefined))).toBe('done');
    expect(await gate()(call('logout'), {}, context(as('Bodega')))).toBe('done');
  });
});

test('what had begun ends as it would have', async () => {
  await ventana('completada', now);
  let finish = (): void => undefined;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const slow = gate(
    () =>
      new Promise((resolve) => {
        finish = () => resolve('written');
        begin();
      }),
  );
  const running = slow(call('validate-order'), {}, context(as('Cobrador')));
  await begun;
  await ventana('en curso', now);
  finish();
  expect(await running).toBe('written');
});
