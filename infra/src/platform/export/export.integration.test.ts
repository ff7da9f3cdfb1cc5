import { randomBytes } from 'node:crypto';
import { readerFor } from '../sql/reader.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gridFields } from '@power/domain/kernel/grid';
import { permisosOf } from '@power/domain/kernel/perfiles';
import { SYSTEM } from '@power/domain/kernel/principal';
import { defineQuery, everyone } from '@power/domain/kernel/query';
import exceljs from 'exceljs';
import type pg from 'pg';
import { pino } from 'pino';
import { z } from 'zod';
import { defineGrid } from '../grid/define.ts';
import { createTables } from '../../laboratory/testing/read-models.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { dbAt } from '../sql/past.ts';
import type { FileReply, QueryContext } from '../queries/handler.ts';
import { migrateJobs } from '../../adapters/queue/job-rows.ts';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import type { ExportColumn } from './columns.ts';
import { exportGrid } from './export-grid.ts';
import { exportJob } from './export-job.ts';
import { exportOf } from './export-of.ts';
import { exportPath, openExport, removeOld } from './files.ts';

const query = defineQuery({
  name: 'cosas-export',
  context: 'orders',
  path: '/cosas',
  accion: 'exportacion',
  access: { perfiles: 'todos' },
  summary: 'x',
  reads: [],
  scope: everyone,
  file: 'xlsx',
  costFields: ['pmp'],
  request: z.strictObject({ accion: z.literal('exportacion'), filterModel: gridFields.filterModel }),
  reply: z.object({ ok: z.literal(true), trabajo: z.string() }),
});
const grid = defineGrid({
  table: 'cosas',
  columns: {
    number: { type: 'number' },
    cliente: { type: 'text' },
    total: { type: 'number' },
    pmp: { type: 'number' },
    creado: { type: 'date' },
    dia: { type: 'day' },
    activo: { type: 'bool' },
  },
  defaultSort: [{ colId: 'number', sort: 'asc' }],
});
const columns: readonly ExportColumn[] = [
  { field: 'number', titulo: 'N°', tipo: 'entero' },
  { field: 'cliente', titulo: 'Cliente', ancho: 40 },
  { field: 'total', titulo: 'Total', tipo: 'pesos' },
  { field: 'pmp', titulo: 'PMP', tipo: 'pesos' },
  { field: 'creado', titulo: 'Creado', tipo: 'instante' },
  { field: 'dia', titulo: 'Día', tipo: 'fecha' },
  { field: 'activo', titulo: 'Activo', tipo: 'si_no' },
];
const handle = exportOf(query, { titulo: 'Cosas: todas', grid, columns });
const user = { ...SYSTEM, _id: 'ana', nombre: 'Ana Pérez', permisos: permisosOf('Finanzas') };

let database: TestDatabase;
let pool: pg.Pool;
let dataDir: string;
const asked: unknown[][] = [];
const context = (): QueryContext => ({
  rows: readerFor(pool, user),
  db: pool,
  today: undefined as never,
  log: undefined as never,
  user,
  now: '2026-11-20T18:00:00.000Z',
  signal: new AbortController().signal,
  enqueue: async (...args) => (asked.push(args), 'j1'),
});

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, { searchPath: ['read', 'ops'] });
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'exports-'));
  await migrateJobs(pool);
  await createTables(pool, [
    {
      table: 'cosas',
      columns: {
        number: 'integer',
        cliente: 'text',
        total: 'numeric',
        pmp: 'numeric',
        creado: 'instant',
        dia: 'day',
        activo: 'boolean',
      },
    },
  ]);
  await pool.query(`INSERT INTO read.cosas SELECT n::text AS _key, n AS number, CASE WHEN n = 3 THEN '=1+1 <Ñuñoa> & "Cía"' ELSE 'Cliente ' || n END AS cliente,
    (n * 1000)::numeric AS total, 7::numeric AS pmp, '2026-04-05T03:30:00Z'::timestamptz AS creado, '2026-09-06'::date AS dia, n % 2 = 0 AS activo FROM generate_series(1, 5000) n`);
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function read(bytes: Buffer): Promise<{ workbook: exceljs.Workbook; sheet: exceljs.Worksheet }> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes as never);
  return { workbook, sheet: workbook.worksheets[0]! };
}
const few = {
  accion: 'exportacion' as const,
  filterModel: { number: { filterType: 'number' as const, type: 'lessThanOrEqual' as const, filter: 10 } },
};

test('a small export is a file with logo, title, filters, frozen typed columns and without cost fields', async () => {
  const reply = (await handle(few, context())) as FileReply;
  expect(reply.file.nombre).toBe('Cosas todas.xlsx');
  const { workbook, sheet } = await read(reply.file.stream as Buffer);
  expect(sheet.getCell('A1').value).toBe('Cosas: todas');
  expect(sheet.getCell('A2').value).toBe('Filtros: N° hasta 10');
  expect(sheet.getCell('A3').value).toBe('Datos al 20-11-2026 15:00:00 · Generado por Ana Pérez');
  for (const cell of ['A1', 'A2', 'A3'])
    expect(sheet.getCell(cell).alignment).toMatchObject({ horizontal: 'left', indent: 9 });
  expect(sheet.getRow(5).values).toEqual([undefined, 'N°', 'Cliente', 'Total', 'Creado', 'Día', 'Activo']);
  expect(sheet.getRow(8).values).toEqual([
    undefined,
    3,
    '=1+1 <Ñuñoa> & "Cía"',
    3000,
    new Date('2026-04-04T23:30:00Z'),
    new Date('2026-09-06T00:00:00Z'),
    'No',
  ]);
  expect(sheet.getCell('C8').numFmt).toContain('"$"#,##0');
  expect(sheet.getCell('D8').numFmt).toBe('dd-mm-yyyy hh:mm:ss');
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 5 });
  expect(sheet.pageSetup).toMatchObject({
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    printTitlesRow: '5:5',
  });
  expect(sheet.autoFilter).toBe('A5:F15');
  expect(sheet.columns.every((column) => column.width! >= 25)).toBe(true);
  const image = sheet.getImages()[0]!;
  expect(
    Buffer.from(workbook.getImage(Number(image.imageId)).buffer as never)
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(sheet.rowCount).toBe(15);
});

test('a large export becomes a job, whose whole file waits for its owner for a day', async () => {
  const request = { accion: 'exportacion' as const, filterModel: {} };
  expect(await handle(request, context())).toEqual({ ok: true, trabajo: 'j1' });
  const [, data, options] = asked[0]!;
  expect(options).toEqual({ user });
  const progress: number[] = [];
  const job = exportJob(new Map([[query.name, handle.export]]));
  const result = await job.run(job.schema.parse(data), {
    id: 'j1',
    user,
    db: pool,
    log: pino({ level: 'silent' }),
    dataDir,
    progress: (percent) => progress.push(percent),
    signal: new AbortController().signal,
  });
  expect(result).toEqual({ url: '/exportaciones/j1', nombre: 'Cosas todas.xlsx', filas: 5000 });
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  const { sheet } = await read(await buffer((await openExport(dataDir, 'j1'))!));
  expect(sheet.rowCount).toBe(5005);
  expect(sheet.getRow(5005).getCell(1).value).toBe(5000);
  expect(await removeOld(dataDir, Date.now())).toBe(0);
  expect(await removeOld(dataDir, Date.now() + 25 * 3_600_000)).toBe(1);
  expect(await openExport(dataDir, 'j1')).toBeUndefined();
});

test('large export of a past moment → a job, whose file has the rows of then', async () => {
  const history = { since: 'creado' } as const;
  const then = '2026-04-05T03:00:00.000Z';
  const exportThen = exportOf(query, { titulo: 'Cosas', grid: { ...grid, history }, columns });
  const past = { ...context(), db: dbAt(pool, then, { cosas: history }), asOf: then, now: then };
  await pool.query("UPDATE read.cosas SET creado = '2026-04-05T02:00:00Z' WHERE number <= 3000");
  asked.length = 0;
  expect(await exportThen({ accion: 'exportacion', filterModel: {} }, past)).toEqual({ ok: true, trabajo: 'j1' });
  const job = exportJob(new Map([[query.name, exportThen.export]]));
  const result = await job.run(job.schema.parse(asked[0]![1]), {
    id: 'then',
    user,
    db: pool,
    log: pino({ level: 'silent' }),
    dataDir,
    progress: () => undefined,
    signal: new AbortController().signal,
  });
  expect(result.filas).toBe(3000);
  expect(await removeOld(dataDir, Date.now() + 25 * 3_600_000)).toBe(1);
});

test('unknown columns are refused; ids are not paths', async () => {
  expect(
    await handle({ accion: 'exportacion', filterModel: { nada: few.filterModel.number } }, context()),
  ).toMatchObject({ rejected: true, codigo: 'PETICION_INVALIDA' });
  expect(() => exportPath(dataDir, '../secreto')).toThrow();
});

test('a disk that fills up ends the export with its error', async () => {
  const out = new Writable({ write: (_chunk, _encoding, done) => done(new Error('ENOSPC')) });
  const rows = Array.from({ length: 20_000 }, (_, n) => ({ n }));
  await expect(
    exportGrid(
      {
        titulo: 'x',
        columns: [{ field: 'n', titulo: 'N', tipo: 'entero' }],
        rows,
        filtros: '',
        asOf: '2026-11-20T18:00:00Z',
        generadoPor: 'x',
      },
      out,
    ),
  ).rejects.toThrow('ENOSPC');
});

test('a stopped worker leaves no half file', async () => {
  const job = exportJob(new Map([[query.name, handle.export]]));
  const stop = new AbortController();
  const run = job.run(
    { consulta: query.name, peticion: {}, ahora: '2026-11-20T18:00:00.000Z' },
    {
      id: 'j2',
      user,
      db: pool,
      log: pino({ level: 'silent' }),
      dataDir,
      progress: () => stop.abort(),
      signal: stop.signal,
    },
  );
  await expect(run).rejects.toThrow();
  expect(await openExport(dataDir, 'j2')).toBeUndefined();
  expect(await removeOld(dataDir, Date.now() + 25 * 3_600_000)).toBe(0);
});

test('whoever reads slowly slows the export down: rows do not pile up in memory', async () => {
  let taken = 0;
  let release = (): void => undefined;
  const opened = new Promise<void>((resolve) => (release = resolve));
  const out = new Writable({ write: (_chunk, _encoding, done) => void opened.then(() => done()) });
  const rows = function* () {
    for (; taken < 40_000; taken += 1) yield { n: randomBytes(300).toString('base64') };
  };
  const done = exportGrid(
    {
      titulo: 'x',
      columns: [{ field: 'n', titulo: 'N' }],
      rows: rows(),
      filtros: '',
      asOf: '2026-11-20T18:00:00Z',
      generadoPor: 'x',
    },
    out,
  );
  for (let before = -1; before !== taken;) {
    before = taken;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(taken).toBeLessThan(20_000);
  release();
  expect(await done).toBe(40_000);
});

test('a person has three large files under way and no more, whatever others have', async () => {
  const all = { accion: 'exportacion' as const, filterModel: {} };
  const rows = (usuario: string, n: number) =>
    pool.query(
      "INSERT INTO ops.jobs (id, name, estado, data, usuario) SELECT $1 || n, 'exportar', 'en_espera', '{}', $1 FROM generate_series(1, $2::int) n",
      [usuario, n],
    );
  await rows('leo', 40);
  await rows('ana', 2);
  expect(await handle(all, context())).toEqual({ ok: true, trabajo: 'j1' });
  await pool.query(
    "INSERT INTO ops.jobs (id, name, estado, data, usuario) VALUES ('x', 'exportar', 'en_proceso', '{}', 'ana')",
  );
  expect(await handle(all, context())).toMatchObject({ codigo: 'DEMASIADAS_EXPORTACIONES' });
  await pool.query("UPDATE ops.jobs SET estado = 'listo' WHERE usuario = 'ana'");
  expect(await handle(all, context())).toEqual({ ok: true, trabajo: 'j1' });
});
