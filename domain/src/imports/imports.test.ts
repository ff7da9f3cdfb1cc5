import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { checkRows } from '../kernel/import-kind.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { doneRows, isDone, namedRows, spreadsheetImport } from './import.shared.ts';
import { kindOf } from './kinds.shared.ts';
import { loadErpCustomers } from './load-erp-customers.ts';
import { nameImportRows } from './name-import-rows.ts';
import { reportImport } from './report-import.ts';
import { startImport } from './start-import.ts';
import { uploadImport } from './upload-import.ts';

const user = someone('Administrador');
const precios = kindOf('precios');
const columnas = ['codigo', 'gold', null];

/** So many prices, the first `wrong` of them without any. */
const rowsOf = (good: number, wrong = 0) =>
  checkRows(
    precios,
    Array.from({ length: good + wrong }, (_, n) => ({
      fila: n + 2,
      valores: { ...precios.sample, codigo: `CAM-${n}`, ...(n < wrong && { gold: 'caro', tienda: 'poco' }) },
    })),
  );

const upload = {
  request: { tipo: 'precios', nombre: ' precios.xlsx ' },
  user,
  facts: { sha256: 'abc', bytes: 900 },
};
const start = (good: number, wrong = 0) => ({
  request: { accion: 'importar' as const, id: 'test', columnas },
  user,
  facts: { kind: precios, rows: rowsOf(good, wrong) },
});
const report = (parte: number, nuevos: number, rechazados: { fila: number; errores: string[] }[] = []) => ({
  request: { accion: 'avance' as const, id: 'test', parte, nuevos, modificados: 2, sin_cambio: 1, rechazados },
  user,
  facts: undefined,
});
const uploaded = () => {
  const story = new Story();
  expect(story.does(uploadImport, upload)).toEqual({ mensaje: 'La planilla fue subida', _id: 'test' });
  return story;
};
const stateOf = (story: Story) => foldAll(spreadsheetImport, story.log)!;

test('a spreadsheet that came in waits, and nothing of it is imported yet', () => {
  const story = uploaded();
  expect(stateOf(story)).toEqual({
    tipo: 'precios',
    archivo: { nombre: 'precios.xlsx', sha256: 'abc', bytes: 900 },
    autor: user.nombre,
    filas: 0,
    partes: [],
    hechas: [],
    nuevos: 0,
    modificados: 0,
    sin_cambio: 0,
    rechazados: [],
  });
  expect(isDone(stateOf(story))).toBe(false);
  // The same upload again, as after a lost reply: it is there already.
  expect(decideGiven(uploadImport, story.log, upload)).toEqual([]);
});

test('its rows are named in parts of a hundred, each once, in their order', () => {
  const story = uploaded();
  expect(story.does(startImport, start(201)).mensaje).toBe('La importación de 201 filas está en marcha');
  const parts = story.log.filter(({ type }) => type === 'ImportPart').map(({ data }) => data) as {
    parte: number;
    filas: { fila: number; valores: { codigo: string } }[];
  }[];
  expect(parts.map(({ parte, filas }) => [parte, filas.length])).toEqual([
    [0, 100],
    [1, 100],
    [2, 1],
  ]);
  expect(parts.flatMap(({ filas }) => filas.map(({ fila, valores }) => [fila, valores.codigo]))).toEqual(
    Array.from({ length: 201 }, (_, n) => [n + 2, `CAM-${n}`]),
  );
  expect(stateOf(story)).toMatchObject({ filas: 201, partes: [100, 100, 1], columnas });
  // Pressed twice: it is under way already.
  expect(decideGiven(startImport, story.log, start(201))).toEqual([]);
});

test('of very many rows those that one append does not take are named afterwards, each once, and it is not done before', () => {
  const story = uploaded();
  const large = start(12_000);
  story.does(startImport, large);
  const first = namedRows(stateOf(story));
  expect(first).toBeGreaterThan(100);
  expect(first).toBeLessThan(12_000);
  // Everything named so far was worked through: the rest is still to come.
  for (const parte of stateOf(story).partes.keys()) story.does(reportImport, report(parte, 97));
  expect(doneRows(stateOf(story))).toBe(first);
  expect(isDone(stateOf(story))).toBe(false);
  const more = { request: { accion: 'filas' as const, id: 'test' }, user, facts: large.facts };
  const left: number[] = [];
  do {
    const before = story.log.length;
    left.push(story.does(nameImportRows, more).faltan);
    expect(JSON.stringify(story.log.slice(before)).length).toBeLessThan(1_000_000);
  } while (left.at(-1)! > 0);
  expect(left).toEqual(left.toSorted((a, b) => b - a));
  expect(decideGiven(nameImportRows, story.log, more)).toEqual([]);
  const parts = story.log.filter(({ type }) => type === 'ImportPart').map(({ data }) => data) as {
    parte: number;
    filas: { fila: number }[];
  }[];
  expect(parts.map(({ parte }) => parte)).toEqual(parts.map((_, n) => n));
  expect(parts.flatMap(({ filas }) => filas.map(({ fila }) => fila))).toEqual(
    Array.from({ length: 12_000 }, (_, n) => n + 2),
  );
});

test('the rest goes on after the last row that was named, though rows before it are read otherwise by then', () => {
  const story = uploaded();
  const large = start(12_000);
  story.does(startImport, large);
  const first = namedRows(stateOf(story));
  // Read again, the first three rows are held for wrong.
  const kind = large.facts.kind;
  const rows = { good: large.facts.rows.good.slice(3), wrong: [] };
  const more = { request: { accion: 'filas' as const, id: 'test' }, user, facts: { kind, rows } };
  const before = story.log.length;
  story.does(nameImportRows, more);
  expect(story.log[before]).toMatchObject({
    data: { filas: expect.arrayContaining([expect.objectContaining({ fila: first + 2 })]) },
  });
});

test('read again, no more rows are named than were counted, and none of an import that is not there', () => {
  const story = uploaded();
  const large = start(12_000);
  story.does(startImport, large);
  const rows = rowsOf(13_000);
  const more = { request: { accion: 'filas' as const, id: 'test' }, user, facts: { ...large.facts, rows } };
  expect(decideGiven(nameImportRows, [], more)).toEqual([]);
  expect(decideGiven(nameImportRows, story.log.slice(0, 1), more)).toEqual([]);
  let said;
  do said = story.does(nameImportRows, more);
  while (said.faltan > 0);
  expect(said).toEqual({ mensaje: 'Las filas fueron registradas', faltan: 0 });
  expect([namedRows(stateOf(story)), stateOf(story).ultima]).toEqual([12_000, 12_001]);
});

test('of wrong rows as many are kept with their reasons as an event takes', () => {
  const story = uploaded();
  const large = start(1, 2000);
  for (const row of large.facts.rows.wrong) (row as { errores: string[] }).errores = Array(8).fill('ñ'.repeat(60));
  story.does(startImport, large);
  const told = stateOf(story).rechazados;
  expect(told.length).toBeGreaterThan(100);
  expect(told.length).toBeLessThan(2000);
  expect(told.map(({ fila }) => fila)).toEqual(large.facts.rows.wrong.slice(0, told.length).map(({ fila }) => fila));
});

test('a part of long rows holds fewer of them: it has to fit in an event', () => {
  const story = uploaded();
  const large = start(300);
  for (const { values } of large.facts.rows.good) (values as Record<string, unknown>).codigo = 'á'.repeat(2000);
  story.does(startImport, large);
  expect(Math.max(...stateOf(story).partes)).toBeLessThan(60);
  expect(JSON.stringify(story.log).length).toBeLessThan(1_000_000);
});

test('it is done once every part was worked through, however often one is reported', () => {
  const story = uploaded();
  story.does(startImport, start(101, 1));
  expect(story.does(reportImport, report(0, 97)).mensaje).toBe('El avance fue registrado');
  story.does(reportImport, report(0, 97));
  expect(isDone(stateOf(story))).toBe(false);
  // A part that was never named.
  story.does(reportImport, report(2, 97));
  expect(isDone(stateOf(story))).toBe(false);
  story.does(reportImport, report(1, 0, [{ fila: 90, errores: ['Código: no existe'] }]));
  expect(isDone(stateOf(story))).toBe(true);
  expect(stateOf(story)).toMatchObject({
    nuevos: 97,
    modificados: 4,
    sin_cambio: 2,
    hechas: [0, 1],
    rechazados: [
      { fila: 2, errores: ['R.Tienda: Escribe un número', 'R.Gold: Escribe un número'] },
      { fila: 90, errores: ['Código: no existe'] },
    ],
  });
});

test('of a single row it is said so', () => {
  expect(uploaded().does(startImport, start(1)).mensaje).toBe('La importación de 1 fila está en marcha');
});

test('of very many wrong rows two thousand are kept', () => {
  const story = uploaded();
  story.does(startImport, start(1, 2001));
  expect(stateOf(story).rechazados).toHaveLength(2000);
});

test.each([
  [0, 2, 'Ninguna fila se puede importar. Fila 2: R.Tienda: Escribe un número. R.Gold: Escribe un número'],
  [0, 0, 'La planilla no tiene filas.'],
])('where no row is right, nothing begins: %i right, %i wrong', (good, wrong, mensaje) => {
  expect(refusal(decideGiven(startImport, uploaded().log, start(good, wrong)))).toMatchObject({
    codigo: 'SIN_FILAS',
    titulo: 'La importación no se inició',
    mensaje,
  });
});

test('a spreadsheet that is not there is not imported, and has no progress', () => {
  expect(refusal(decideGiven(startImport, [], start(1)))).toMatchObject({
    codigo: 'IMPORTACION_NO_EXISTE',
    titulo: 'La importación no se inició',
    mensaje: 'La planilla ya no está. Súbela otra vez.',
  });
  expect(decideGiven(reportImport, [], report(0, 1))).toEqual([]);
  expect(decideGiven(reportImport, uploaded().log, report(0, 1))).toEqual([]);
});

describe('customers under the column names of the former ERP', () => {
  const load = (...clientes: Record<string, string>[]) => ({ request: { clientes }, user, facts: undefined });
  const right = { legalCode: '76.086.428-5', name: 'Alarmas Sur SpA', Sector: 'Sur' };

  test('those that are right are imported, the others told; a column that nobody knows is named', () => {
    const story = new Story();
    expect(story.does(loadErpCustomers, load(right, { legalCode: '1-1', name: 'Nadie' }))).toEqual({
      mensaje: 'La importación de 1 cliente está en marcha. Sin importar: Sector.',
      _id: 'test',
      filas: 1,
      rechazados: 1,
      sin_campo: ['Sector'],
    });
    expect(story.log.map(({ type }) => type)).toEqual(['ImportUploaded', 'ImportStarted', 'ImportPart']);
    expect(story.log[0]!.data).toEqual({ _id: 'test', tipo: 'clientes', archivo: null, autor: user.nombre });
    expect(stateOf(story)).toMatchObject({ columnas: ['legalcode', 'nombre', null], rechazados: [{ fila: 2 }] });
    expect((story.log[2]!.data as { filas: unknown }).filas).toEqual([
      { fila: 1, valores: expect.objectContaining({ legalcode: '76.086.428-5', nombre: 'Alarmas Sur SpA' }) },
    ]);
    expect(decideGiven(loadErpCustomers, story.log, load(right))).toEqual([]);
  });

  test('a row may lack what another has', () => {
    const story = new Story();
    const other = { legalCode: '96.806.980-2', name: 'Redes Norte', giro: 'Redes' };
    expect(story.does(loadErpCustomers, load(right, other))).toMatchObject({
      mensaje: 'La importación de 2 clientes está en marcha. Sin importar: Sector.',
      filas: 2,
      sin_campo: ['Sector'],
    });
  });

  test('at most sixty columns are looked at', () => {
    const story = new Story();
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`columna ${n}`, 'x']));
    const { sin_campo, mensaje } = story.does(loadErpCustomers, load({ ...right, ...many }));
    // Sector, and what lies beyond sixty columns, is left out no less.
    expect(sin_campo).toHaveLength(71);
    expect(mensaje).toMatch(/Sin importar: Sector, columna 0, .*columna 8 y 61 más\.$/);
    expect(stateOf(story).columnas).toHaveLength(60);
  });

  test('where none is right nothing begins', () => {
    expect(refusal(decideGiven(loadErpCustomers, [], load({ name: 'Nadie' }))).codigo).toBe('SIN_FILAS');
  });
});

test('rows of a document are not imported one by one; who buys brings them, and nothing else', () => {
  const buyer = someone('Brand Manager');
  const story = new Story();
  expect(
    story.does(uploadImport, { ...upload, request: { tipo: 'proforma', nombre: 'PI.xlsx' }, user: buyer }),
  ).toEqual({
    mensaje: 'La planilla fue subida',
    _id: 'test',
  });
  expect(refusal(decideGiven(startImport, story.log, start(1)))).toMatchObject({
    codigo: 'FILAS_DE_UN_DOCUMENTO',
    mensaje: 'Las filas de una proforma van juntas en un documento. Impórtalas desde su formulario.',
  });
  expect(refusal(decideGiven(uploadImport, [], { ...upload, user: buyer }))).toMatchObject({ codigo: 'SIN_PERMISO' });
});
