import { stageOf } from '@power/domain/forecast/tracking';
import { opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import { NOVEMBER } from './lives.testing.ts';
import { boardOf } from './month-board.ts';

const SHOWN = 500;
const seller = (_id: string) =>
  ({
    _id,
    nombre: _id,
    email: '',
    perfil: 'Ejecutivo de Ventas',
    permisos: permisosOf('Ejecutivo de Ventas'),
    sesion: 's',
  }) as const;
const one = (n: number, porcentaje: 0 | 20 | 50 | 80 | 100, monto: number, usuario = 'ines') => ({
  _id: `m${n}`,
  number: n,
  usuario,
  ...stageOf(porcentaje, monto),
  monto_total: monto,
  marcas: n % 2 === 0 ? ['APC'] : ['Dahua'],
  createdAt: '2026-11-02T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
  ...NOVEMBER,
});

let database: TestDatabase;
let db: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [opportunityRow]);
  await plant(db, opportunityRow, [
    ...Array.from({ length: SHOWN }, (_, n) => one(n, 20, 1000)),
    // Too small to be among the cards.
    one(600, 20, 10),
    one(601, 0, 7),
    one(602, 80, 3),
    { ...one(603, 80, 4), porcentaje: 90 },
    { ...one(604, 100, 9e6), mes_cierre: 12 },
    one(605, 100, 9e6, 'tito'),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

test('the board shows the largest and sums up all that the person sees: each column, what was lost, an older 90 with 80', async () => {
  const rows = readerFor(db, seller('ines'));
  const { oportunidades, total_oportunidades, columnas } = await boardOf(rows, NOVEMBER, {});
  expect(new Set(oportunidades.map(({ porcentaje }) => porcentaje))).toEqual(new Set([20]));
  expect([oportunidades.length, total_oportunidades]).toEqual([SHOWN, SHOWN + 4]);
  expect(columnas.toSorted((a, b) => a.porcentaje - b.porcentaje)).toEqual([
    { porcentaje: 0, cantidad: 1, monto: 7 },
    { porcentaje: 20, cantidad: SHOWN + 1, monto: SHOWN * 1000 + 10 },
    { porcentaje: 80, cantidad: 2, monto: 7 },
  ]);
  const apc = await boardOf(rows, NOVEMBER, { marcas: ['APC'] });
  expect(apc.columnas.find(({ porcentaje }) => porcentaje === 20)).toMatchObject({ cantidad: SHOWN / 2 + 1 });
  expect(await boardOf(rows, { year_cierre: 2027, mes_cierre: 1 }, {})).toEqual({
    oportunidades: [],
    total_oportunidades: 0,
    columnas: [],
  });
});
