import { assistantRow, storeFigureRow } from '@power/domain/assistant/views/assistant-row';
import { SYSTEM } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { QueryHandler } from '@power/infra/platform/queries/handler';
import { readerFor } from '@power/infra/platform/sql/reader';
import type pg from 'pg';
import appleDownloads from './apple-downloads.ts';
import googlePlayTracks from './google-play-tracks.ts';
import interactionList from './interaction-list.ts';
import interactionsByPeriod, { startsOf } from './interactions-by-period.ts';
import interactionsHeatmap from './interactions-heatmap.ts';
import topicRanking from './topic-ranking.ts';
import totalDownloads from './total-downloads.ts';

let database: TestDatabase;
let db: pg.Pool;
const asked = (_id: string, fecha: string, tema: string, pregunta: string, respondida = true) => ({
  _id,
  fecha,
  tema,
  pregunta,
  respondida,
});
const figure = (tienda: string, pista: string, fecha: string, descargas: number, version: string) => ({
  _id: `${tienda}.${pista}.${fecha}`,
  tienda,
  app: 'Power',
  pista,
  version,
  estado: 'Publicada',
  fecha,
  descargas,
  importado: '2026-02-11T12:00:00.000Z',
});
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [assistantRow, storeFigureRow]);
  await plant(db, assistantRow, [
    // Monday 9 February 2026, 23:30 in Santiago: Tuesday already elsewhere.
    asked('1', '2026-02-10T02:30:00.000Z', 'Stock', '¿Hay cámaras IP?'),
    asked('2', '2026-02-10T13:00:00.000Z', 'Stock', '¿Cuánto stock de NVR queda?', false),
    asked('3', '2026-02-10T13:10:00.000Z', 'Precios', '100% de descuento'),
    asked('4', '2026-01-02T13:00:00.000Z', 'Precios', 'fuera de fecha'),
  ]);
  await plant(db, storeFigureRow, [
    figure('google', 'production', '2026-02-09', 10, '1.0'),
    figure('google', 'production', '2026-02-10', 15, '1.1'),
    figure('google', 'beta', '2026-02-08', 2, '1.2'),
    figure('apple', 'production', '2026-02-09', 7, '1.0'),
  ]);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const ask = async (handler: QueryHandler, request: object = {}): Promise<Record<string, unknown>> =>
  (await handler.handle(
    request as never,
    {
      rows: readerFor(db, SYSTEM),
      db,
      user: SYSTEM,
      now: '2026-02-11T12:00:00.000Z',
    } as never,
  )) as Record<string, unknown>;
const days = { fechaDesde: '2026-02-09', fechaHasta: '2026-02-10' };

test('topics of some days of Santiago, most first, with what had no answer', async () => {
  expect(await ask(topicRanking, days)).toMatchObject({
    total: 3,
    temas: [
      { tema: 'Stock', cantidad: 2, porcentaje: 66.7, sin_respuesta: 1 },
      { tema: 'Precios', cantidad: 1, porcentaje: 33.3, sin_respuesta: 0 },
    ],
  });
  expect(await ask(topicRanking, { fechaDesde: '2026-02-10', fechaHasta: '2026-02-10' })).toMatchObject({ total: 2 });
  const wrong = await ask(topicRanking, { fechaDesde: '2026-02-10', fechaHasta: '2026-02-09' });
  expect(isRejection(wrong) && wrong.codigo).toBe('PERIODO_INVALIDO');
});

test('the heatmap has the day and hour of Santiago', async () => {
  const { matriz } = (await ask(interactionsHeatmap, days)) as { matriz: number[][] };
  expect(matriz[0]![23]).toBe(1);
  expect(matriz[1]![10]).toBe(2);
  expect(matriz.flat().reduce((sum, n) => sum + n, 0)).toBe(3);
});

test('periods that had no question are there too', async () => {
  const { periodos } = (await ask(interactionsByPeriod, { intervalo: 'mes' })) as { periodos: { cantidad: number }[] };
  expect(periodos.map(({ cantidad }) => cantidad)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3]);
  expect(startsOf('semana', '2026-02-11').slice(-2)).toEqual(['2026-02-02', '2026-02-09']);
  expect(startsOf('mes', '2026-02-11')[0]).toBe('2025-03-01');
});

test('what was asked is found by topic and by words without accents, to the letter', async () => {
  const ids = async (more: object) =>
    ((await ask(interactionList, { ...days, ...more })).rows as { _id: string }[]).map(({ _id }) => _id);
  expect(await ids({})).toEqual(['3', '2', '1']);
  expect(await ids({ filtroTema: 'Stock' })).toEqual(['2', '1']);
  expect(await ids({ filtroTexto: 'CAMARAS' })).toEqual(['1']);
  expect(await ids({ filtroTexto: '100%' })).toEqual(['3']);
  expect(await ids({ filtroTexto: '_' })).toEqual([]);
  expect(await ids({ pagina: 1 })).toEqual([]);
});

test('stores tell their newest figures and when they came in', async () => {
  expect(await ask(totalDownloads)).toMatchObject({
    fecha: '2026-02-10',
    importado: '2026-02-11T12:00:00.000Z',
    total: 34,
    tiendas: [
      { tienda: 'apple', descargas: 7, fecha: '2026-02-09' },
      { tienda: 'google', descargas: 27, fecha: '2026-02-10' },
    ],
  });
  expect((await ask(googlePlayTracks)).pistas).toMatchObject([
    { pista: 'beta', version: '1.2', fecha: '2026-02-08' },
    { pista: 'production', version: '1.1', fecha: '2026-02-10' },
  ]);
  expect((await ask(appleDownloads, { fechaDesde: '2026-02-10' })).dias).toEqual([]);
  expect((await ask(appleDownloads)).dias).toEqual([{ fecha: '2026-02-09', descargas: 7 }]);
});
