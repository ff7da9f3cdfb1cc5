import { checkRows } from '../../kernel/import-kind.ts';
import { fieldsNamed } from '../../kernel/master-files.ts';
import { bankImport } from './bank-import.shared.ts';

/** A bank's file as it is read: headings, then rows of what its cells show. */
function read(head: readonly string[], ...rows: readonly (readonly (string | number)[])[]) {
  const fields = fieldsNamed(bankImport, head);
  const sheetRows = rows.map((cells, n) => ({
    fila: n + 2,
    valores: Object.fromEntries(fields.flatMap((field, i) => (field === null ? [] : [[field, cells[i]!]]))),
  }));
  const { good, wrong } = checkRows(bankImport, sheetRows);
  return { fields, wrong, rows: good.map(({ values }) => [values.fecha, values.operacion, values.monto]) };
}

test('headings of banks are known, with the currency behind them', () => {
  const head = ['Fecha y hora', 'RUT Origen', 'Nombre', 'Abonos (CLP)', 'ID Transferencia', 'N° Factura'];
  expect(read(head).fields).toEqual(['fecha', 'legalcode', null, 'monto', 'operacion', 'factura']);
  expect(fieldsNamed(bankImport, ['Monto $', 'Monto (USD)'])).toEqual(['monto', null]);
});

test('a file of transfers with hours and dots between thousands → every row is read', () => {
  const head = ['Fecha y hora', 'ID Transferencia', 'Abonos (CLP)', 'Factura'];
  const file = read(
    head,
    ['28/11/2026 10:32', 'TEF1', '59.500', '1204'],
    ['1-feb-2026', 'TEF2', '1.190.000', '1205'],
    ['28-11-2026', 'TEF3', '119.000', '1206'],
  );
  expect(file.wrong).toEqual([]);
  expect(file.rows).toEqual([
    ['2026-11-28', 'TEF1', 59_500],
    ['2026-02-01', 'TEF2', 1_190_000],
    ['2026-11-28', 'TEF3', 119_000],
  ]);
});

test('the sign of pesos says that dots are thousands, in the whole column', () => {
  const head = ['Fecha', 'N° de operación', 'Monto', 'Factura'];
  const file = read(head, ['1/2/2026', '1', '$ 59.500', '1'], ['1/2/2026', '2', '59.500', '2']);
  expect(file.rows.map((row) => row[2])).toEqual([59_500, 59_500]);
});

test('rejects a figure of two readings where no cell decides, or cells contradict each other', () => {
  const head = ['Fecha', 'N° de operación', 'Monto', 'Factura'];
  expect(read(head, ['1/2/2026', '1', '59.500', '1']).wrong).toHaveLength(1);
  const mixed = read(
    head,
    ['1/2/2026', '1', '59.500', '1'],
    ['1/2/2026', '2', '1.190.000', '2'],
    ['1/2/2026', '3', '1,190,000', '3'],
  );
  expect(mixed.wrong.map(({ fila }) => fila)).toEqual([2]);
  // Of another currency's sign nothing follows.
  expect(read(head, ['1/2/2026', '1', 'US$ 59.500', '1']).wrong).toHaveLength(1);
});
