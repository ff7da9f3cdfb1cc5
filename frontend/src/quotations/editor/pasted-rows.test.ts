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
  const { lines, problems } = pastedRows('PN-1\tdos\nPN-2\t1\t=A1*2', [])!;
  expect(problems).toEqual([
    'Fila 1, columna 2: «dos» no es una cantidad.',
    'Fila 2, columna 3: «=A1*2» no es un precio.',
  ]);
  expect(lines.map(({ cantidad }) => cantidad)).toEqual([undefined, 1]);
  expect(pastedRows('PN-1\n'.repeat(301), [])).toMatchObject({
    lines: [],
    problems: [expect.stringContaining('serían 301')],
  });
});
