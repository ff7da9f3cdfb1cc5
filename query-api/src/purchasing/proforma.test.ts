import { isRejection } from '@power/domain/kernel/rejection';
import { proformaImport } from '@power/domain/purchasing/orders/proforma/proforma-import.shared';
import { linesOf, type NamedProduct } from '@power/domain/purchasing/orders/proforma/proforma-lines.shared';
import { offeredRows } from '@power/domain/purchasing/orders/proforma/proforma-rows.shared';
import { readSheet } from '@power/infra/platform/sheet/read-sheet';
import exceljs from 'exceljs';

const product = (_id: string, part_number: string, more: Partial<NamedProduct> = {}): NamedProduct => ({
  ...{ _id, codigo: `C-${_id}`, codigo_sap: '', part_number, nombre: `Producto ${_id}`, marca: 'Hikvision' },
  ...{ activo: true, ean: [] },
  ...more,
});
const PRODUCTS = [
  product('1', 'DS-2CD2043G2-I'),
  product('2', 'DS-7608NI'),
  product('3', 'DS-1280', { nombre: 'Bracket wall' }),
  product('4', 'IPC-1', { marca: 'Dahua' }),
  product('5', 'OLD-1', { activo: false }),
  product('6', 'GTIN-1', { ean: ['7501031311309'] }),
];

async function book(rows: readonly (readonly exceljs.CellValue[])[], merged: readonly string[] = []): Promise<Buffer> {
  const made = new exceljs.Workbook();
  const sheet = made.addWorksheet('PI');
  sheet.addRows(rows as never);
  for (const cells of merged) sheet.mergeCells(cells);
  return Buffer.from(await made.xlsx.writeBuffer());
}

async function imported(file: Buffer, moneda = 'USD', marca = 'Hikvision') {
  const sheet = await readSheet(proformaImport, file);
  if (isRejection(sheet)) return sheet.mensaje;
  const offered = offeredRows(
    sheet,
    sheet.columnas.map(({ campo }) => campo),
    moneda,
  );
  if (isRejection(offered)) return offered.mensaje;
  const made = linesOf(offered, PRODUCTS, marca);
  return isRejection(made)
    ? made.mensaje
    : {
        lineas: made.lineas.map(({ producto, cantidad, precio }) => [producto, cantidad, precio]),
        wrong: made.wrong.map(({ fila, errores }) => [fila, errores.join(' · ')]),
        fuera: offered.fuera.map(({ fila }) => fila),
      };
}
const csv = (...lines: string[]): Buffer => Buffer.from(lines.join('\n'));
const HEAD = 'Model No.;Description;Qty;Unit Price;Amount';

test('given a bar code in any of its lengths → the product that bears it', async () => {
  const file = csv(HEAD, '07501031311309;;3;2.00;6.00', '(01)07501031311309;;2;2.00;4.00');
  expect(await imported(file)).toEqual({ lineas: [['6', 5, 2]], wrong: [], fuera: [] });
});

test('a proforma as suppliers make it: a letterhead, merged cells, headings in two lines, totals, freight and terms', async () => {
  const file = await book(
    [
      ['PROFORMA INVOICE'],
      ['HIKVISION DIGITAL TECHNOLOGY', null, null, 'Date:', '2026-10-02'],
      [],
      ['No.', 'Model No.', 'Description of Goods', null, 'Qty', 'Unit Price', 'Amount'],
      [null, null, null, null, '(PCS)', '(USD)', '(USD)'],
      [1, 'DS-2CD2043G2-I', 'Bullet camera', null, 1200, 48.5, 58_200],
      [2, 'ds-7608ni', 'NVR', null, '1,000', 'US$ 2.50', '2,500.00'],
      [3, null, 'Bracket wall', null, 10, '1.234,50', '12.345,00'],
      [null, 'SUB TOTAL', null, null, 2210, null, 73_045],
      [null, 'Freight', null, null, 1, 350, 350],
      [null, 'TOTAL USD', null, null, null, null, '73,395.00'],
      [null, 'Payment: 30% T/T in advance, 70% before shipment'],
    ],
    ['A1:G1', 'A2:C2', 'C4:D4', 'A4:A5', 'C6:D6'],
  );
  expect(await imported(file)).toEqual({
    lineas: [
      ['1', 1200, 48.5],
      ['2', 1000, 2.5],
      ['3', 10, 1234.5],
    ],
    wrong: [],
    fuera: [5, 9, 10, 11, 12],
  });
});

test.each([
  ['the heading of a price', csv('P/N;Qty;Unit Price (EUR)', 'DS-7608NI;5;10.5'), 'La proforma está en EUR'],
  ['a cell', csv(HEAD, 'DS-7608NI;NVR;5;RMB 88.00;RMB 440.00'), 'La fila 2 de la proforma está en CNY'],
  ['a column', csv('P/N;Qty;Price;Currency', 'DS-7608NI;5;10;EUR'), 'La fila 2 de la proforma está en EUR'],
  ['what stands above', csv('Currency: Euro;;;;', HEAD, 'DS-7608NI;NVR;5;10;50'), 'La proforma está en EUR'],
  ['its total', csv(HEAD, 'DS-7608NI;NVR;5;10;50', 'TOTAL;;;;EUR 50'), 'La proforma está en EUR'],
])(
  'another currency than the order, said by %s: nothing is taken, and a sentence says what to do',
  async (_, file, begins) => {
    expect(await imported(file)).toBe(
      `${begins} y la orden en USD. Cambia la moneda de la orden o pide la proforma en USD.`,
    );
  },
);

test('the currency of the order may be said, and is no part of a figure', async () => {
  const file = csv('P/N;Qty;Price (EUR)', 'DS-7608NI;5;€ 1.234,50', 'DS-1280;3;EUR 2,50');
  expect(await imported(file, 'EUR')).toMatchObject({
    lineas: [
      ['2', 5, 1234.5],
      ['3', 3, 2.5],
    ],
  });
});

test.each([
  ['XX-1;;5;10;50', 'Número de parte: ningún producto activo se llama «XX-1»; créalo o quita la fila'],
  ['OLD-1;;5;10;50', 'Número de parte: ningún producto activo se llama «OLD-1»; créalo o quita la fila'],
  ['IPC-1;;5;10;50', 'Número de parte: IPC-1 es de Dahua; una orden compra de una sola marca, Hikvision'],
  ['DS-1280;;5;10;55', 'Total de la línea: 5 por 10 no da 55; corrige la proforma'],
  ['DS-1280;;5;10,125;', 'Precio unitario: «10,125» se lee de dos maneras: escríbelo sin separar los miles'],
  ['DS-1280;;2.5;10;25', 'Cantidad: Escribe un número entero'],
  ['DS-1280;;0;10;0', 'Cantidad: Debe ser 1 o más'],
  ['DS-1280;;;10;', 'Cantidad: falta el valor'],
  ['DS-1280;;5;;', 'Precio unitario: falta el valor'],
  ['DS-1280;;;;50', 'Cantidad: falta el valor · Precio unitario: falta el valor'],
  [';;5;10;50', 'Número de parte: la fila no dice qué producto es; si su celda está combinada con otra, sepáralas'],
  ['DS-7608NI;;5;11;55', 'Número de parte: DS-7608NI ya viene en la fila 2 a otro precio; junta sus filas'],
])('a wrong row is told by its column: %s', async (row, sentence) => {
  expect(await imported(csv(HEAD, 'DS-7608NI;NVR;5;10;50', row))).toMatchObject({ wrong: [[3, sentence]] });
});

test('units of a product that comes twice at one price are one line; without a brand the rows say which', async () => {
  const twice = csv(HEAD, 'IPC-1;;5;10;50', 'IPC-1;;7;10;70');
  expect(await imported(twice, 'USD', '')).toMatchObject({ lineas: [['4', 12, 10]], wrong: [] });
});

test('a file without a product is refused', async () => {
  expect(await imported(csv(HEAD, 'TOTAL;;;;0'))).toBe('La planilla no trae ningún producto con cantidad y precio.');
});
