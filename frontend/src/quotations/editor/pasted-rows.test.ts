import { pastedRows } from './pasted-rows.ts';

test('part number, quantity, optional price; headings and empty rows are left out', () => {
  const { lines, problems } = pastedRows(
    'Part Number\tCantidad\tPrecio\r\nPN-1\t3\t1.234\r\n\t\t\r\nPN-2\t10\r\n',
    [],
  )!;
  expect(problems).toEqual([]);
  expect(
    lines.map(({ part_number, cantidad, valor_propuesto, exacto }) => [part_number, cantidad, valor_propuesto, exacto]),
  ).toEqual([
    ['PN-1', 3, 1234, true],
    ['PN-2', 10, undefined, true],
  ]);
  expect(pastedRows('PN-1\nPN-2', [])!.lines.map(({ cantidad }) => cantidad)).toEqual([1, 1]);
  expect(pastedRows('PN-1', [])).toBeUndefined();
});

test('what cannot be read is named by row and column; too many rows are none', () => {
  const rows = ['PN-1\tdos', 'PN-2\t1\t=A1*2', 'PN-3\t-5', 'PN-4\t1,5', 'PN-5\t1000000000000', 'PN-6\t2\t-100'];
  const { lines, problems } = pastedRows(rows.join('\n'), [])!;
  expect(problems).toEqual([
    'Fila 1, columna 2: «dos» no es una cantidad entera entre 1 y 100.000.',
    'Fila 2, columna 3: «=A1*2» no es un precio entre 1 y 10.000.000.000.',
    'Fila 3, columna 2: «-5» no es una cantidad entera entre 1 y 100.000.',
    'Fila 4, columna 2: «1,5» no es una cantidad entera entre 1 y 100.000.',
    'Fila 5, columna 2: «1000000000000» no es una cantidad entera entre 1 y 100.000.',
    'Fila 6, columna 3: «-100» no es un precio entre 1 y 10.000.000.000.',
  ]);
  expect(lines.map(({ cantidad }) => cantidad)).toEqual([undefined, 1, undefined, undefined, undefined, 2]);
  expect(lines.every((line) => line.valor_propuesto === undefined)).toBe(true);
  expect(pastedRows('PN-1\n'.repeat(301), [])).toMatchObject({
    lines: [],
    problems: [expect.stringContaining('serían 301')],
  });
});

test('numbers are read whichever way the spreadsheet writes them; one that may be two is asked for again', () => {
  const cells = ['1.234,5', '1,234.50', '1234.50', '1.234', '1,234,567', 'US$ 12,50', '€ 3.10', '$1.990'];
  const { lines, problems } = pastedRows(cells.map((cell) => `PN-1\t1\t${cell}`).join('\n'), [])!;
  expect(problems).toEqual([]);
  expect(lines.map((line) => line.valor_propuesto)).toEqual([1234.5, 1234.5, 1234.5, 1234, 1234567, 12.5, 3.1, 1990]);
  const both = pastedRows('PN-1\t1,000\t5\nPN-2\t3.00\t1,234\nPN-2\t1.000', [])!;
  expect(both.problems).toEqual([
    'Fila 1, columna 2: «1,000» se lee de dos maneras: escríbelo sin separar los miles.',
    'Fila 2, columna 3: «1,234» se lee de dos maneras: escríbelo sin separar los miles.',
  ]);
  // What is pasted twice is two lines.
  expect(both.lines.map(({ part_number, cantidad }) => [part_number, cantidad])).toEqual([
    ['PN-1', undefined],
    ['PN-2', 3],
    ['PN-2', 1000],
  ]);
  expect(both.lines[1]!.valor_propuesto).toBeUndefined();
});
