import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { dayOf } from '@power/domain/kernel/dates';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { calendarRow } from '@power/domain/calendar/views/calendar-row';
import { opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { purchaseOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { trainingRow } from '@power/domain/trainings/views/training-row';
import { maintenanceRow } from '@power/domain/settings/views/maintenance-row';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import type pg from 'pg';
import calendar from './calendar.ts';

let database: TestDatabase;
let db: pg.Pool;
/** Some weeks after the days of the calendar below, whenever this runs. */
const now = '2026-10-15T15:00:00.000Z';
const days = (n: number): string => new Date(Date.parse(now) + n * 86_400_000).toISOString();
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [calendarRow, maintenanceRow, opportunityRow, purchaseOrderRow, trainingRow]);
  await plant(db, calendarRow, [
    ...['ana', 'tito'].map((usuario) => ({
      _id: `e-${usuario}`,
      usuario,
      nombre: usuario,
      fecha: days(1),
      titulo: `De ${usuario}`,
    })),
    ...['501', 'borrada'].map((oportunidad) => ({
      _id: `de-${oportunidad}`,
      usuario: 'ines',
      nombre: 'Inés',
      fecha: days(3),
      titulo: `Reunión ${oportunidad}`,
      oportunidad,
    })),
    { _id: 'viejo', usuario: 'ana', nombre: 'ana', fecha: days(-730), titulo: 'Viejo' },
  ]);
  // Midnight does not exist on that September Sunday, and an action has a day, no hour.
  const action = { usuario: 'ines', usuario_nombre: 'Inés', cliente_nombre: 'Alarmas', fechaAccion: '2026-09-06' };
  await plant(db, opportunityRow, [
    { _id: '501', ...action, next_step: 'Llamar', pedido: null },
    { _id: '502', ...action, next_step: 'Ya es pedido', pedido: 7 },
    { _id: '503', ...action, next_step: 'Perdida', pedido: null, perdida: true },
    { _id: '504', ...action, next_step: 'Visitar', usuario: 'tito', pedido: null },
  ]);
  const bought = { proveedor: 'Export Ltd', marca: 'Hik', unidades: 50, recibidas: 10 };
  await plant(db, purchaseOrderRow, [
    { ...bought, _id: '1', number: 1, estado: 'Recepción Parcial', eta: '2026-08-04' },
    { ...bought, _id: '2', number: 2, estado: 'En Tránsito', eta: '2099-08-05', marca: 'Dahua', recibidas: 0 },
    { ...bought, _id: '3', number: 3, estado: 'Recepcionada', eta: '2099-08-05' },
    { ...bought, _id: '4', number: 4, estado: 'Borrador', eta: '2099-08-05' },
    { ...bought, _id: '5', number: 5, estado: 'En Tránsito', eta: null },
  ]);
  const planned = { tiempo: 45, usuario: 'ana' };
  await plant(db, maintenanceRow, [
    { _id: 'v1', estado: 'programada', inicio: days(2), ...planned },
    { _id: 'v2', estado: 'cancelada', inicio: days(3), ...planned },
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const answer = (perfil: Perfil, _id: string, request: object) => {
  const user: Principal = {
    _id,
    nombre: _id,
    email: '',
    perfil,
    permisos: permisosOf(perfil),
    sesion: 's',
    marcas: ['Hik'],
  };
  return calendar.handle(request as never, { db, rows: readerFor(db, user), user, now } as QueryContext);
};
const seen = async (perfil: Perfil, _id: string, request: object) => {
  const { eventos } = (await answer(perfil, _id, request)) as {
    eventos: { titulo: string; propio: boolean; comentario: string }[];
  };
  return eventos;
};

test('an Administrador sees all, and may delete only what is theirs', async () => {
  const eventos = await seen('Administrador', 'ana', { accion: 'calendario', administrador: true, usuario: 'ana' });
  expect(eventos.map((e) => [e.titulo, e.propio])).toEqual(
    expect.arrayContaining([
      ['De ana', true],
      ['De tito', false],
      ['Actualización del sistema', false],
    ]),
  );
  expect(eventos).toHaveLength(8);
  expect(eventos.find(({ titulo }) => titulo.startsWith('Actualización'))!.comentario).toBe(
    'Duración estimada: 45 minutos',
  );
});

test('an Administrador who says not to be one sees the events of one person', async () => {
  const titles = async (more: object) =>
    (await seen('Administrador', 'ana', { accion: 'calendario', administrador: false, ...more })).map((e) => e.titulo);
  // What arrives is for the company, so it is hers too.
  expect(await titles({})).toEqual([
    'Atrasada: OC N° 1, Export Ltd',
    'De ana',
    'Actualización del sistema',
    'OC N° 2, Export Ltd',
  ]);
  expect((await titles({ usuario: 'tito' })).toSorted()).toEqual([
    'Actualización del sistema',
    'Alarmas: Visitar',
    'De tito',
  ]);
});

test('whoever says to be an administrator, or somebody else, is refused; their own they see', async () => {
  const asked = (more: object) => answer('Tecnico', 'tito', { accion: 'calendario', ...more });
  for (const more of [{ administrador: true }, { usuario: 'ana' }])
    expect(await asked(more)).toMatchObject({
      codigo: 'SIN_PERMISO',
      mensaje: 'Solo un Administrador ve los eventos de otras personas.',
    });
  const eventos = await seen('Tecnico', 'tito', { accion: 'calendario', administrador: false, usuario: 'tito' });
  expect(eventos.map((e) => e.titulo)).toEqual(
    expect.arrayContaining(['Alarmas: Visitar', 'De tito', 'Actualización del sistema']),
  );
  expect(eventos).toHaveLength(3);
});

test('of a month only what is of its days, however long ago, and all of it is counted', async () => {
  const of = (desde: string, hasta: string) => answer('Administrador', 'ana', { accion: 'calendario', desde, hasta });
  expect(await of('2026-09-06', '2026-09-06')).toMatchObject({
    total: 2,
    eventos: [{ titulo: 'Alarmas: Llamar' }, { titulo: 'Alarmas: Visitar' }],
  });
  const long = dayOf(days(-730));
  expect(await of(long, long)).toMatchObject({ total: 1, eventos: [{ titulo: 'Viejo' }] });
  expect(await of('2026-09-07', '2026-09-07')).toEqual({ total: 0, eventos: [] });
});

test('next actions of open opportunities are in the calendar of whose they are', async () => {
  expect(await seen('Ejecutivo de Ventas', 'ines', { accion: 'calendario' })).toMatchObject([
    {
      titulo: 'Alarmas: Llamar',
      fecha: '2026-09-06T12:00:00.000Z',
      origen: 'forecast',
      oportunidad: '501',
      propio: false,
    },
    { titulo: 'Actualización del sistema' },
    // The date of the opportunity that was taken out went with it.
    { titulo: 'Reunión 501', origen: 'forecast', oportunidad: '501' },
  ]);
});

test('arrivals of import orders stand in the calendars of who follows them; late ones say so, and brands limit them', async () => {
  const of = (perfil: Perfil, year: string, more: object = {}) =>
    seen(perfil, 'eva', { accion: 'calendario', desde: `${year}-08-01`, hasta: `${year}-08-31`, ...more });
  expect(await of('Jefe de Bodega', '2026')).toMatchObject([
    {
      _id: 'orden-compra-1',
      fecha: '2026-08-04T13:00:00.000Z',
      titulo: 'Atrasada: OC N° 1, Export Ltd',
      comentario: 'Debía llegar y faltan 40 unidades. Estado: Recepción Parcial.',
      origen: 'compra',
      orden: 1,
      atrasada: true,
      propio: false,
    },
  ]);
  expect(await of('Administrador', '2099')).toMatchObject([
    { titulo: 'OC N° 2, Export Ltd', comentario: 'Llegan 50 unidades. Estado: En Tránsito.', atrasada: false },
  ]);
  expect(await of('Brand Manager', '2026')).toHaveLength(1);
  expect(await of('Brand Manager', '2099')).toEqual([]);
  // Who does not see import orders, and who looks at the calendar of somebody else.
  expect(await of('Ejecutivo de Ventas', '2099')).toEqual([]);
  expect(await of('Tecnico', '2099')).toEqual([]);
  expect(await of('Administrador', '2099', { administrador: false, usuario: 'tito' })).toEqual([]);
});

test('trainings are in the calendar of whoever organises them, at their hour, and in nobody else’s', async () => {
  const day = '2099-03-02';
  const training = {
    nombre: 'Cámaras IP',
    fecha: day,
    hora: '10:00',
    lugar: 'Sala 1',
    cupos: 12,
    cantidad_inscritos: 3,
  };
  await plant(db, trainingRow, [
    { ...training, _id: '3', number: 3, estado: 'Programada' },
    { ...training, _id: '4', number: 4, estado: 'Cancelada' },
  ]);
  const of = (perfil: Perfil) => seen(perfil, 'mia', { accion: 'calendario', desde: day, hasta: day });
  expect(await of('Marketing')).toMatchObject([
    {
      fecha: '2099-03-02T13:00:00.000Z',
      titulo: 'Capacitación: Cámaras IP',
      comentario: 'Sala 1, 3 de 12 inscritos',
      capacitacion: 3,
    },
  ]);
  expect(await of('Finanzas')).toEqual([]);
});
