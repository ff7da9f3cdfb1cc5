import { brandMaster } from '@power/domain/settings/views/brand-row';
import { isRejection } from '@power/domain/kernel/rejection';
import exceljs from 'exceljs';
import { OF_A_REQUEST, readSheet } from './read-sheet.ts';

const read = async (file: Buffer) => {
  const reply = await readSheet(brandMaster as never, file);
  return isRejection(reply) ? reply.codigo : reply;
};
const text = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'));

async function workbook(rows: readonly (readonly exceljs.CellValue[])[]): Promise<Buffer> {
  const book = new exceljs.Workbook();
  book.addWorksheet('Marcas').addRows(rows as never);
  return Buffer.from(await book.xlsx.writeBuffer());
}

test('a workbook: headings find their fields, formulas and links are what they show, rows keep their numbers', async () => {
  const file = await workbook([
    ['NOMBRE', 'Factor aereo', 'Comentario'],
    ['Dahua', { formula: '1+0.2', result: 1.2 }, { text: 'ver', hyperlink: 'https://a.test' }],
    [],
    [{ richText: [{ text: 'Hik' }, { text: 'vision' }] }, 1.3, new Date('2026-01-05T00:00:00Z')],
  ] as never);
  expect(await read(file)).toMatchObject({
    ok: true,
    columnas: [
      { titulo: 'NOMBRE', campo: 'nombre' },
      { titulo: 'Factor aereo', campo: 'factor_aereo' },
      { titulo: 'Comentario', campo: null },
    ],
    filas: [
      { fila: 2, celdas: ['Dahua', 1.2, 'ver'] },
      { fila: 4, celdas: ['Hikvision', 1.3, '2026-01-05'] },
    ],
  });
});

test.each([
  ['semicolons', ['Nombre;Ad valorem', '"Uno; ""dos""";6', ';', 'Tres;0']],
  ['tabs', ['Nombre\tAd valorem', '"Uno; ""dos"""\t6', '\t', 'Tres\t0']],
])('text with %s, quoted cells, empty lines passed over', async (_, lines) => {
  expect(await read(text(lines))).toMatchObject({
    columnas: [{ campo: 'nombre' }, { campo: 'ad_valorem' }],
    filas: [
      { fila: 2, celdas: ['Uno; "dos"', '6'] },
      { fila: 4, celdas: ['Tres', '0'] },
    ],
  });
});

test('text as Excel saves it keeps its accents', async () => {
  expect(await read(Buffer.from('Nombre;Otra\nCámara;1', 'latin1'))).toMatchObject({
    filas: [{ celdas: ['Cámara', '1'] }],
  });
});

test('a formula that was saved without its result is seen, and what our own files marked as text is text', async () => {
  expect(await read(await workbook([['Nombre'], [{ formula: 'A1&"x"' }]] as never))).toMatchObject({
    filas: [{ celdas: ['=A1&"x"'] }],
  });
  expect(await read(text(['Nombre;Otra', "'+56 9 8765;'s"]))).toMatchObject({
    filas: [{ celdas: ['+56 9 8765', "'s"] }],
  });
});

test('what cannot be read, has no rows or too many is refused', async () => {
  expect(await read(Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2]))).toBe('ARCHIVO_ILEGIBLE');
  expect(await read(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toBe('ARCHIVO_ILEGIBLE');
  expect(await read(text(['Nombre']))).toBe('SIN_FILAS');
  expect(await read(text(['Nombre', ...Array.from({ length: 2001 }, (_, i) => `M${i}`)]))).toBe('MUCHAS_FILAS');
});

test('a title above the headings, merged or not, is no heading; rows keep their numbers', async () => {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Marcas');
  sheet.addRows([['Marcas 2026'], [], ['Nombre', 'Ad valorem'], ['Dahua', 6]]);
  sheet.mergeCells('A1:B1');
  expect(await read(Buffer.from(await book.xlsx.writeBuffer()))).toMatchObject({
    columnas: [{ campo: 'nombre' }, { campo: 'ad_valorem' }],
    filas: [{ fila: 4, celdas: ['Dahua', 6] }],
  });
  expect(await read(text(['Marcas 2026', 'Nombre;Ad valorem', 'Dahua;6']))).toMatchObject({ filas: [{ fila: 3 }] });
});

test('an empty or hidden sheet is passed over', async () => {
  const book = new exceljs.Workbook();
  book.addWorksheet('Portada');
  book.addWorksheet('Oculta', { state: 'hidden' }).addRows([['Nombre'], ['No']]);
  book.addWorksheet('Marcas').addRows([['Nombre'], ['Dahua']]);
  expect(await read(Buffer.from(await book.xlsx.writeBuffer()))).toMatchObject({ filas: [{ celdas: ['Dahua'] }] });
  expect(await read(await workbook([]))).toBe('SIN_FILAS');
});

test('too many columns are refused and not cut off; empty ones are none', async () => {
  const wide = (columns: number) => Array.from({ length: columns }, (_, n) => `C${n}`).join(';');
  expect(await read(text([wide(200), 'a;b']))).toBe('MUCHAS_COLUMNAS');
  expect(await read(text([wide(60) + ';'.repeat(140), 'a;b']))).toMatchObject({ ok: true });
});

test('of two headings of one name the first is the field; a text that is too long is not cut to fit', async () => {
  expect(await read(text(['Nombre;NOMBRE', `a;${'x'.repeat(900)}`]))).toMatchObject({
    columnas: [{ campo: 'nombre' }, { campo: null }],
    filas: [{ celdas: ['a', 'x'.repeat(501)] }],
  });
});

test('a title with commas, a cover and a lone line end are no obstacle', async () => {
  expect(await read(text(['Marcas, vigentes desde 01-03-2026', 'Nombre;Ad valorem', 'Dahua;6']))).toMatchObject({
    columnas: [{ campo: 'nombre' }, { campo: 'ad_valorem' }],
    filas: [{ fila: 3, celdas: ['Dahua', '6'] }],
  });
  expect(await read(Buffer.from('Nombre;Ad valorem\rDahua;6\rUno;7'))).toMatchObject({
    filas: [{ fila: 2 }, { fila: 3 }],
  });
  const book = new exceljs.Workbook();
  book.addWorksheet('Portada').addRows([['Marcas 2026'], ['Preparado por'], ['Ana']]);
  book
    .addWorksheet('Datos')
    .addRows([...Array.from({ length: 15 }, () => ['Aviso']), ['Nombre', 'Ad valorem'], ['Dahua', 6]]);
  expect(await read(Buffer.from(await book.xlsx.writeBuffer()))).toMatchObject({
    filas: [{ fila: 17, celdas: ['Dahua', 6] }],
  });
});

test('the sheet of a workbook can be chosen, and the code page of a text is told', async () => {
  const book = new exceljs.Workbook();
  for (const [sheet, name] of [
    ['2025', 'Dahua'],
    ['2026', 'Hikvision'],
  ] as const)
    book.addWorksheet(sheet).addRows([
      ['Nombre', 'Ad valorem'],
      [name, 6],
    ]);
  book.addWorksheet('Vacía');
  const file = Buffer.from(await book.xlsx.writeBuffer());
  const chosen = (hoja?: string) => readSheet(brandMaster as never, file, { ...OF_A_REQUEST, hoja });
  expect(await chosen()).toMatchObject({ hojas: ['2025', '2026'], hoja: '2025', filas: [{ celdas: ['Dahua', 6] }] });
  expect(await chosen('2026')).toMatchObject({ hoja: '2026', filas: [{ celdas: ['Hikvision', 6] }] });
  expect(await read(Buffer.from('Nombre;Ad valorem\nC\xa0mara;6', 'latin1'))).toMatchObject({
    filas: [{ celdas: ['Cámara', '6'] }],
    aviso: 'Se leyó como texto de MS-DOS (850): revisa que los acentos y la ñ estén bien.',
  });
});

test("Excel's own Unicode text is read", async () => {
  const file = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Nombre\tOtra\r\nCámara\t1', 'utf16le')]);
  expect(await read(file)).toMatchObject({ columnas: [{ campo: 'nombre' }, {}], filas: [{ celdas: ['Cámara', '1'] }] });
});
