import { day } from './field.ts';
import { asked } from './master-row.ts';
import { everything } from './master.testing.ts';
import { changeInput, recordInput } from './master-input.ts';
import { boxMaster, shelfMaster } from './master.testing.ts';
import { fieldsNamed, mappedRows } from './master-files.ts';
import { asKnown, claimKey, identityOf, knownBy, readRows } from './master-rows.ts';

const base = { nombre: 'Uno' };
/** What a cell is read as, or what is wrong with it. */
const cell = (field: string, value: unknown): unknown => {
  const { good, wrong } = readRows(everything, [{ fila: 2, valores: { ...base, [field]: value } }]);
  return good[0] ? good[0].values[field] : wrong[0]!.errores[0];
};

test.each([
  // Figures as people type them in Chile, and as programs write them.
  ['factor', '1.234,5', 1234.5],
  ['factor', '1.234.567', 1_234_567],
  ['factor', '1234.5', 1234.5],
  ['factor', '12,25', 12.25],
  ['factor', '12.25', 12.25],
  ['factor', ' 7 ', 7],
  ['factor', 'x1.234', 'Factor: Escribe un número'],
  ['factor', '1.234x', 'Factor: Escribe un número'],
  ['factor', '1.234,x', 'Factor: Escribe un número'],
  ['factor', '-1234', 'Factor: Debe ser 0 o más'],
  ['factor', '0.125', 0.125],
  ['factor', '12,990', 'Factor: «12,990» se lee de dos maneras: escríbelo sin separar los miles'],
  ['dias', '0.125', 'Días: Escribe un número entero'],
  ['dias', '1.000', 'Días: «1.000» se lee de dos maneras: escríbelo sin separar los miles'],
  ['descuento', '12,500', 12.5],
  ['cuotas', '30; 1.000', 'Cuotas: «30; 1.000» se lee de dos maneras: escríbelo sin separar los miles'],
  ['factor', '1.2345', 1.2345],
  ['factor', ' ', 'Factor: Ingresa este dato'],
  ['factor', '', 1],
  ['factor', null, 1],
  ['factor', undefined, 1],
  ['dias', '1.5', 'Días: Escribe un número entero'],
  ['dias', '1501', 'Días: Debe ser 1.500 o menos'],
  ['dias', '', null],
  ['descuento', 101, 'Descuento: Debe ser 100 o menos'],
  // Yes and no.
  ['activa', 'SÍ', true],
  ['activa', 'x', true],
  ['activa', 1, true],
  ['activa', 'No', false],
  ['activa', ' falso ', false],
  ['activa', 'quizás', 'Activa: Escribe Sí o No'],
  // Lists with commas or semicolons.
  ['marcas', ' Dahua , Hik;; Ezviz', ['Dahua', 'Hik', 'Ezviz']],
  ['marcas', 'Dahua', 'Marcas: Ingresa al menos 2'],
  ['avisos', ' ANA@Power.test', ['ana@power.test']],
  ['avisos', 'ana', 'Avisos: Cada uno debe ser un correo válido'],
  ['avisos', ';', 'Avisos: Ingresa este dato'],
  ['cuotas', '30, 60;90', [30, 60, 90]],
  ['cuotas', '30, mucho', 'Cuotas: Escribe un número'],
  ['cuotas', '', []],
  // Codes and texts that a spreadsheet holds as figures are texts.
  ['codigo', 123, '123'],
  ['codigo', ' a-1 ', 'a-1'],
  ['codigo', 'abcdefg', 'Código: A lo más 6 caracteres'],
  ['codigo', '-a', 'Código: Usa letras, números, puntos y guiones'],
  ['codigo', 'a*', 'Código: Usa letras, números, puntos y guiones'],
  ['codigo', 'ñ', 'ñ'],
  ['codigo', '', ''],
  ['nombre', 2026, '2026'],
  ['nombre', '', 'Nombre: falta el valor'],
  ['nombre', ' ', 'Nombre: Ingresa este dato'],
  ['apodo', 'ab', 'Apodo: Escribe al menos 3 caracteres'],
  ['apodo', '', ''],
  ['nota', 'uno\ndos', 'uno\ndos'],
  ['nombre', 'uno\ndos', 'Nombre: Escríbelo en una sola línea'],
  ['correo', ' ANA@power.test ', 'ana@power.test'],
  ['correo', 'ana', 'Correo: Escribe un correo válido'],
  ['correo', '', ''],
  ['vendedor', 'nadie', 'Vendedor: Escribe un correo válido'],
  ['rut', '123456785', '12.345.678-5'],
  ['rut', 123456785, '12.345.678-5'],
  ['rut', '12.345.678-4', 'RUT: El RUT no es válido: revisa el dígito verificador'],
  ['rut', '', null],
  ['tamano', 'grande', 'grande'],
  ['tamano', ' GRANDE', 'grande'],
  ['tamano', 'Gránde', 'grande'],
  // As files that are written here say it.
  ['tamano', 'Mayor que', 'mayor'],
  ['tamano', 'enorme', 'Tamaño: Debe ser chica, grande, mayor'],
  ['otra', 'x', 'Columna desconocida: otra'],
])('in the column %s, %j is %j', (field, value, read) => {
  expect(cell(field, value)).toEqual(read);
});

test('a day is read as people write it, and what is none is told in Spanish', () => {
  const dated = { fields: { fecha: asked(day('Fecha')) }, identity: [], unique: [] };
  const read = (fecha: unknown) => {
    const { good, wrong } = readRows(dated as never, [{ fila: 2, valores: { fecha } }]);
    return good[0]?.values.fecha ?? wrong[0]!.errores[0];
  };
  for (const written of ['2026-11-30', '30-11-2026', ' 30/11/2026 ']) expect(read(written)).toBe('2026-11-30');
  expect(read('mañana')).toBe('Fecha: Escribe la fecha como dd-mm-aaaa');
  for (const wrong of ['2026-13-10', '31-02-2026']) expect(read(wrong)).toBe('Fecha: Ese día no existe');
});

test('what a form leaves out is what the field begins with', () => {
  expect(recordInput(everything).parse(base)).toEqual({
    nombre: 'Uno',
    apodo: '',
    nota: '',
    correo: '',
    vendedor: '',
    codigo: '',
    rut: null,
    dias: null,
    factor: 1,
    descuento: 0,
    activa: true,
    tamano: 'chica',
    avisos: ['nadie@power.test'],
    marcas: ['x', 'y'],
    cuotas: [],
  });
});

test('what is wrong between fields is told at the field that is to be mended', () => {
  const shelf = { pasillo: 'A', numero: 1, alto: 3 };
  expect(recordInput(shelfMaster).parse({ ...shelf, carga: 3 })).toEqual({ ...shelf, carga: 3 });
  const wrong = recordInput(shelfMaster).safeParse({ ...shelf, carga: 4 });
  expect(wrong.error!.issues).toMatchObject([{ path: ['carga'], message: 'No cabe tanto' }]);
});

test('what may not stay empty says so, whatever it is: what else it would have to be comes with something in it', () => {
  const required = {
    ...everything,
    fields: Object.fromEntries(
      Object.entries(everything.fields).map(([name, field]) => [
        name,
        { ...field, nullable: false, asked: { ...field.asked, required: true, initial: undefined } },
      ]),
    ),
  };
  const empty = { nombre: '', apodo: '', nota: '', codigo: '', rut: '', dias: undefined, factor: null, tamano: null };
  const { error } = recordInput(required as never).safeParse({ ...empty, avisos: [] });
  const told = new Map(error!.issues.map(({ path, message }) => [path[0], message]));
  for (const name of [...Object.keys(empty), 'avisos'])
    expect([name, told.get(name)]).toEqual([name, 'Ingresa este dato']);
  expect(error!.issues.filter(({ path }) => path[0] === 'codigo')).toHaveLength(1);
});

test('a change says what changes and nothing else', () => {
  expect(changeInput(boxMaster as never).parse({ nombre: ' Azul ' })).toEqual({ nombre: 'Azul' });
  expect(changeInput(boxMaster as never).parse({ activo: false })).toEqual({ activo: false });
  expect(changeInput(boxMaster as never).safeParse({ nombre: '' }).error!.issues[0]!.message).toBe('Ingresa este dato');
  expect(changeInput(boxMaster as never).safeParse({ ancho: 1 }).success).toBe(false);
});

test('of a record that there is, a column that is missing leaves its field, an empty cell empties it', () => {
  const known = { nombre: 'Uno', apodo: 'primero', factor: 3, codigo: 'a' };
  const { good } = readRows(everything, [{ fila: 2, valores: { nombre: 'UNO', apodo: null, codigo: 'b' } }]);
  expect(asKnown(everything, known, good[0]!)).toEqual({ nombre: 'Uno', apodo: '', codigo: 'b' });
});

test('a formula without its value, or one that failed, is no value', () => {
  expect(cell('nombre', '=A1')).toBe('Nombre: es una fórmula; pega su valor');
  expect(cell('factor', '#DIV/0!')).toBe('Factor: la planilla muestra el error #DIV/0!; corrígelo');
});

test('names are the same whatever their capitals, accents and spaces', () => {
  expect(claimKey('  Café   UNO ')).toBe('cafe%20uno');
  expect(claimKey('a/b')).toBe('a%2Fb');
  expect(claimKey('DEMO\u2011\u200bN')).toBe('demo-n');
});

test('a record is known again by its own fields, or else by its first unique one', () => {
  expect(identityOf(shelfMaster, { pasillo: 'A/B', numero: 3 })).toBe('A%2FB-3');
  expect(knownBy(shelfMaster as never, { pasillo: 'A', numero: 3 })).toBe('A-3');
  expect(knownBy(everything, { nombre: 'Uno  Dos', codigo: 'x' })).toBe('uno%20dos');
});

test('the same record twice is wrong the second time, and the third; whatever it is known by', () => {
  const rows = (fields: object[], master: Parameters<typeof readRows>[0] = everything) =>
    readRows(
      master,
      fields.map((valores, n) => ({ fila: n + 2, valores: valores as never })),
    );
  const repeated = rows([
    { nombre: 'Uno', codigo: 'a' },
    { nombre: 'DOS', codigo: 'b' },
    { nombre: 'uno', codigo: 'c' },
    { nombre: 'dos', codigo: 'B' },
  ]);
  expect(repeated.good.map(({ fila }) => fila)).toEqual([2, 3]);
  expect(repeated.wrong).toEqual([
    { fila: 4, errores: ['Nombre: está repetido en la fila 2'] },
    { fila: 5, errores: ['Nombre: está repetido en la fila 3', 'Código: está repetido en la fila 3'] },
  ]);
  // What may be empty is not the same for being empty.
  const empty = [{ nombre: 'Uno' }, { nombre: 'Dos', codigo: null }, { nombre: 'Tres' }];
  expect(rows(empty, { ...everything, unique: ['nombre', 'codigo'] } as never).wrong).toEqual([]);
  // Named by two fields: one of them alone may be the same.
  const shelves = [
    { pasillo: 'A', numero: 1, alto: 1 },
    { pasillo: 'A', numero: 2, alto: 1 },
    { pasillo: 'A', numero: 1, alto: 2 },
  ];
  expect(rows(shelves, shelfMaster as never).wrong).toEqual([
    { fila: 4, errores: ['Número: está repetido en la fila 2'] },
  ]);
});

test('headings are known by label, name or alias, however they are written, each field once', () => {
  const headed = { fields: everything.fields, aliases: { 'Tax ID': 'rut', Código: 'nombre' } };
  expect(fieldsNamed(headed, ['NOMBRE', 'codigo', ' tax-id ', 'R.U.T.', 'tamaño', 'Precio', ''])).toEqual([
    'nombre',
    'codigo',
    'rut',
    null,
    'tamano',
    null,
    null,
  ]);
});

test('rows come by field; an empty cell is told as such, columns that nobody asked for stay out', () => {
  const filas = [
    { fila: 2, celdas: ['Uno', null, 'x'] },
    { fila: 5, celdas: ['', 0, 'y'] },
  ];
  expect(mappedRows({ filas }, ['nombre', 'dias', null])).toEqual([
    { fila: 2, valores: { nombre: 'Uno', dias: null } },
    { fila: 5, valores: { nombre: '', dias: 0 } },
  ]);
});

test('schema of a new record → created once for the same fields and rule', () => {
  const { fields, together } = shelfMaster;
  expect(recordInput({ fields, together })).toBe(recordInput(shelfMaster));
  expect(recordInput({ fields })).not.toBe(recordInput(shelfMaster));
  expect(recordInput({ fields: { ...fields }, together })).not.toBe(recordInput(shelfMaster));
});
