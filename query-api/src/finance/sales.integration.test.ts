import { MAX_SHEET_LINES } from '@power/domain/finance/views/sales';
import { type SalesLineRow, salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { forecastRow } from '@power/domain/forecast/views/forecast-row';
import type { PivotGroup } from '@power/domain/kernel/pivot';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import { readerFor } from '@power/infra/platform/sql/reader';
import { dbAt } from '@power/infra/platform/sql/past';
import exceljs from 'exceljs';
import type pg from 'pg';
import { salesPivotFields } from '@power/domain/reports/sales-figures.shared';
import { reportViewRow } from '@power/domain/reports/views/report-view-row';
import sharedViews from '../reports/shared-report-views.ts';
import salesPivot from '../reports/sales-pivot.ts';
import salesPivotFile from '../reports/sales-pivot-file.ts';
import { type Line, LINES } from './sales-lines.testing.ts';
import salesSheet from './sales-sheet.ts';
import salesYear from './sales-year.ts';

let database: TestDatabase;
let db: pg.Pool;
const NOW = '2026-03-10T15:00:00.000Z';

beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [salesLineRow, forecastRow, reportViewRow]);
  const goal = (_id: string, more: object) => ({ _id, year: 2026, month: 3, meta: 5000, ...more });
  await plant(db, forecastRow, [
    goal('g', { alcance: 'global' }),
    goal('e', { alcance: 'ejecutivo', usuario: 'eva', meta: 1 }),
    goal('o', { alcance: 'global', year: 2025, month: 4 }),
  ]);
  for (const one of LINES) await plant(db, salesLineRow, [one], one.facturado_at);
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const someone = (perfil: Perfil, more: object = {}): Principal =>
  ({ _id: 'u', perfil, permisos: permisosOf(perfil), marcas: [], ...more }) as unknown as Principal;
const as = (user: Principal, asOf?: string) => {
  const at = dbAt(db, asOf);
  return { rows: readerFor(at, user), db: at, user, now: asOf ?? NOW, asOf } as never;
};
const admin = someone('Administrador');
const sheet = async (user: Principal, fdesde: string, fhasta: string, asOf?: string) =>
  (await salesSheet.handle({ accion: 'sabana', fdesde, fhasta } as never, as(user, asOf))) as {
    lineas: SalesLineRow[];
    codigo?: string;
  };
const ids = async (...asked: Parameters<typeof sheet>) => (await sheet(...asked)).lineas.map(({ _id }) => _id);

test('the sheet holds the lines of the days asked for, both included, that the person may see', async () => {
  expect(await ids(admin, '2026-02-28', '2026-03-05')).toEqual(['3/1', '1/1', '1/2']);
  const seller = someone('Ejecutivo de Ventas', { _id: 'otto' });
  expect(await ids(seller, '2025-01-01', '2026-12-31')).toEqual(['2/1']);
  const brand = someone('Brand Manager', { marcas: ['Dahua'] });
  expect(await ids(brand, '2025-01-01', '2026-12-31')).toEqual(['1/2']);
  // What a manager sold of brands of others is theirs too.
  expect(await ids({ ...brand, _id: 'otto' }, '2025-01-01', '2026-12-31')).toEqual(['1/2', '2/1']);
  expect(await ids(admin, '2026-01-01', '2026-12-31', '2026-03-06T12:00:00.000Z')).toEqual(['3/1', '1/1', '1/2']);
});

test('days the wrong way round, and more lines than an answer holds, are refused with a sentence', async () => {
  expect(await sheet(admin, '2026-03-05', '2026-03-04')).toMatchObject({ codigo: 'FECHAS_AL_REVES' });
  const others = Object.keys(salesLineRow.fields).filter((name) => !['_id', 'fecha'].includes(name));
  const quoted = others.map((name) => `"${name}"`).join(', ');
  await db.query(
    `INSERT INTO read.sales_line_list (_key, _desde, _id, fecha, ${quoted})
     SELECT 'x' || n, now(), 'x' || n, '2020-01-01', ${quoted} FROM read.sales_line_list, generate_series(0, $1::int) n WHERE _key = '1/1'`,
    [MAX_SHEET_LINES],
  );
  expect(await sheet(admin, '2020-01-01', '2020-01-01')).toMatchObject({ codigo: 'DEMASIADAS_LINEAS' });
  await db.query("DELETE FROM read.sales_line_list WHERE _key LIKE 'x%'");
});

const year = async (periodo: number | string, asOf?: string) =>
  (await salesYear.handle({ periodo } as never, as(admin, asOf))) as {
    meses: ({ mes: number; neto: number } & Record<string, unknown>)[];
    acumulado: unknown;
    mes_anterior: unknown;
  };

test('twelve months beside those of the year before; the margin is of what has a known cost, documents are counted once', async () => {
  const { meses, acumulado } = await year('2026');
  expect(meses.map(({ mes }) => mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(meses[2]).toEqual({
    mes: 3,
    neto: 4500,
    total: 5355,
    unidades: 5,
    documentos: 2,
    costo: 3000,
    margen: 25,
    anterior: { neto: 950, total: 1131, unidades: 2, documentos: 2, costo: null, margen: null },
    meta: 5000,
  });
  expect(meses.map(({ meta }) => meta).filter(Boolean)).toEqual([5000]);
  expect(meses[11]).toMatchObject({ neto: 0, anterior: { neto: 20 } });
  // What can be compared: the year before until the same day and hour.
  expect(acumulado).toMatchObject({ neto: 5200, margen: expect.closeTo(36.1702), anterior: { neto: 900 } });
  // The month of today likewise, not whole: 950 were billed in it.
  expect((await year(2026)).mes_anterior).toMatchObject({ neto: 900 });
  expect((await year(2025)).mes_anterior).toBeNull();
  expect((await year(2025)).acumulado).toMatchObject({ neto: 970, anterior: { neto: 0 } });
});

test('as of a past day the year ends there', async () => {
  const { meses, acumulado } = await year(2026, '2026-03-01T12:00:00.000Z');
  expect(meses.map(({ neto }) => neto).filter(Boolean)).toEqual([700]);
  expect(acumulado).toMatchObject({ neto: 700, anterior: { neto: 0 } });
});

const pivot = async (request: object, user = admin, asOf?: string) =>
  (await salesPivot.handle(
    { accion: 'pivote', filas: [], columnas: [], filterModel: {}, ...request } as never,
    as(user, asOf),
  )) as { grupos: PivotGroup[]; codigo?: string };
const inYear = { fecha: { filterType: 'date', type: 'inRange', dateFrom: '2026-01-01', dateTo: '2026-12-31' } };

test('a report groups by its fields with every subtotal; documents are counted once however many lines and brands they have', async () => {
  const { grupos } = await pivot({
    filas: ['marca'],
    columnas: ['mes'],
    medidas: ['neto', 'documentos', 'margen_porcentaje'],
    filterModel: inYear,
  });
  expect(grupos).toHaveLength(8);
  expect(grupos).toEqual(
    expect.arrayContaining([
      { f: ['Dahua'], c: ['2026-03'], v: [500, 1, null] },
      { f: ['Hikvision'], c: ['2026-02'], v: [700, 1, 100] },
      { f: ['Hikvision'], c: ['2026-03'], v: [4000, 2, 25] },
      { f: ['Dahua'], c: [], v: [500, 1, null] },
      { f: ['Hikvision'], c: [], v: [4700, 3, expect.closeTo(36.1702)] },
      { f: [], c: ['2026-02'], v: [700, 1, 100] },
      { f: [], c: ['2026-03'], v: [4500, 2, 25] },
      { f: [], c: [], v: [5200, 3, expect.closeTo(36.1702)] },
    ]),
  );
  expect(
    (await pivot({ medidas: ['unidades'], filterModel: { marca: { filterType: 'set', values: ['Nadie'] } } })).grupos,
  ).toEqual([{ f: [], c: [], v: [null] }]);
});

/** A value of a field, and whose name it is. */
function valueOf(l: Line, name: keyof Line): string | null {
  const key = (salesPivotFields.keys as Partial<Record<keyof Line, keyof Line>>)[name];
  return key && l[key] ? `${l[name]}\u001f${l[key]}` : ((l[name] as string | undefined) ?? null);
}

/** What the report says, from the rows themselves: written without SQL. */
function byHand(lines: readonly Line[], filas: readonly (keyof Line)[], columnas: readonly (keyof Line)[]) {
  const sums = new Map<string, { neto: number; unidades: number; documentos: Set<unknown> }>();
  for (const l of lines) {
    const whole = columnas.map((name) => valueOf(l, name));
    for (let depth = 0; depth <= filas.length; depth += 1)
      for (const c of columnas.length > 0 ? [[], whole] : [[]]) {
        const key = JSON.stringify([filas.slice(0, depth).map((name) => valueOf(l, name)), c]);
        const found = sums.get(key) ?? { neto: 0, unidades: 0, documentos: new Set() };
        found.documentos.add(`${l.tipo_dte}/${l.folio}`);
        sums.set(key, {
          ...found,
          neto: found.neto + l.neto!,
          unidades: found.unidades + l.cantidad!,
        });
      }
  }
  return new Map([...sums].map(([key, { neto, unidades, documentos }]) => [key, [neto, unidades, documentos.size]]));
}

test.each([
  [['ejecutivo_nombre', 'marca'], ['mes']],
  [['mes', 'marca', 'cliente_nombre'], []],
  [['marca'], ['mes', 'ejecutivo_nombre']],
  [[], ['marca']],
] as const)('rows %j and columns %j say what the lines say, summed up by hand', async (filas, columnas) => {
  const { grupos } = await pivot({ filas, columnas, medidas: ['neto', 'unidades', 'documentos'] });
  const found = new Map(grupos.map(({ f, c, v }) => [JSON.stringify([f, c]), v]));
  expect(found).toEqual(byHand(LINES, filas, columnas));
});

test('a report is of the rows that the person may see, as of any day, and tells costs to whoever may know them alone', async () => {
  const total = async (...asked: Parameters<typeof pivot>) => (await pivot(...asked)).grupos[0]!.v;
  const medidas = ['neto'];
  expect(await total({ medidas }, someone('Brand Manager', { marcas: ['Dahua'] }))).toEqual([500]);
  expect(await total({ medidas }, admin, '2026-03-06T12:00:00.000Z')).toEqual([3170]);
  expect(await total({ medidas, quickFilter: 'dahua' })).toEqual([null]);
  for (const cost of ['costo', 'margen', 'margen_porcentaje'])
    expect(await pivot({ medidas: ['neto', cost] }, someone('Finanzas'))).toMatchObject({ codigo: 'SIN_PERMISO' });
  // Nor may a filter probe them: it is said which, and why.
  const probe = { costo: { filterType: 'number', type: 'greaterThan', filter: 1 } };
  expect(await pivot({ medidas, filterModel: probe }, someone('Finanzas'))).toMatchObject({
    codigo: 'PETICION_INVALIDA',
    mensaje: 'La columna «costo» muestra costos o márgenes, que tu perfil no ve. Quita su filtro o su orden.',
  });
});

test('its sheet has a column for each row field, subtotals in bold above what folds, typed figures and the total at the end', async () => {
  const reply = (await salesPivotFile.handle(
    {
      accion: 'pivoteexcel',
      filas: ['ejecutivo_nombre', 'marca'],
      columnas: ['anio'],
      medidas: ['neto'],
      filterModel: inYear,
    } as never,
    as(admin),
  )) as { file: { stream: Buffer } };
  const book = new exceljs.Workbook();
  await book.xlsx.load(reply.file.stream as never);
  const sheet = book.worksheets[0]!;
  const read = (n: number) => (sheet.getRow(n).values as unknown[]).slice(1);
  expect(read(5)).toEqual(['Ejecutivo', 'Marca', '2026 · Neto', 'Total · Neto']);
  expect([6, 7, 8, 9, 10, 11].map(read)).toEqual([
    ['Eva', undefined, 2200, 2200],
    ['Eva', 'Dahua', 500, 500],
    ['Eva', 'Hikvision', 1700, 1700],
    ['Eva', undefined, 3000, 3000],
    ['Eva', 'Hikvision', 3000, 3000],
    ['Total', undefined, 5200, 5200],
  ]);
  expect([6, 7, 8, 9, 10, 11].map((n) => sheet.getRow(n).outlineLevel)).toEqual([0, 1, 1, 0, 1, 0]);
  expect([6, 7, 11].map((n) => sheet.getRow(n).getCell(3).font?.bold ?? false)).toEqual([true, false, true]);
  expect(sheet.getRow(7).getCell(3).numFmt).toContain('$');
  expect(String(read(2)[0])).toContain('Fecha entre 01-01-2026 y 31-12-2026');
  expect(sheet.getImages()).toHaveLength(1);
});

test('what is shared of a report is told to those who make it, by name, and holds no figure of it', async () => {
  const shared = (_id: string, informe: string, dueno_id: string, nombre: string) => ({
    _id,
    informe,
    nombre,
    busqueda: 'filas=marca&columnas=&medidas=neto',
    dueno_id,
    dueno_nombre: dueno_id,
  });
  await plant(db, reportViewRow, [
    shared('v1', 'reportes-dinamicos-ventas', 'eva', 'Por marca'),
    shared('v2', 'reportes-dinamicos-ventas', 'u', 'Al cierre'),
    shared('v3', 'reportes-dinamicos-compras', 'eva', 'Compras'),
    shared('v4', 'qlik', 'eva', 'Qlik'),
  ] as never);
  const views = async (perfil: Perfil, informe: string) =>
    (
      (await sharedViews.handle({ accion: 'vistas', informe } as never, as(someone(perfil)))) as {
        vistas: Record<string, unknown>[];
      }
    ).vistas;
  const brand = await views('Brand Manager', 'reportes-dinamicos-ventas');
  expect(brand.map(({ nombre, propia, dueno_nombre }) => [nombre, propia, dueno_nombre])).toEqual([
    ['Al cierre', true, 'u'],
    ['Por marca', false, 'eva'],
  ]);
  expect(await views('Marketing', 'reportes-dinamicos-compras')).toEqual([]);
  expect(await views('Finanzas', 'reportes-dinamicos-compras')).toHaveLength(1);
  expect(await views('Finanzas', 'qlik')).toEqual([]);
  expect(await views('Administrador', 'qlik')).toHaveLength(1);
  // Opened by another, the same view is answered with what that person may see.
  const opened = new URLSearchParams(String(brand[1]!.busqueda));
  const asked = salesPivot.query.request.parse({
    accion: 'pivote',
    filas: opened.get('filas')!.split(','),
    medidas: opened.get('medidas')!.split(','),
  });
  const totals = async (user: Principal) => {
    const { grupos } = (await salesPivot.handle(asked as never, as(user))) as { grupos: PivotGroup[] };
    return grupos.map(({ f, v }) => [f[0] ?? 'Total', v[0]]);
  };
  expect(await totals(someone('Brand Manager', { marcas: ['Dahua'] }))).toEqual([
    ['Dahua', 500],
    ['Total', 500],
  ]);
  expect((await totals(admin)).length).toBeGreaterThan(2);
});
