import { sheetsOf } from './read-workbook.ts';
import { zipOf } from './zip.testing.ts';
import { TooMuch } from './zip.ts';

const STRICT = 'http://purl.oclc.org/ooxml';
const USUAL = 'http://schemas.openxmlformats.org';

interface Written {
  readonly sheet: string;
  readonly texts?: string;
  readonly styles?: string;
  readonly base?: string;
  readonly prefix?: string;
  readonly book?: string;
}

/** A workbook of one sheet, its names with a prefix. */
function written({ sheet, texts = '', styles = '', base = USUAL, prefix = '', book = '' }: Written): Buffer {
  const mark = prefix === '' ? '' : `${prefix}:`;
  const xmlns = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
  const named = (xml: string) => xml.replaceAll(/<(\/?)(?=[a-z])/gi, `<$1${mark}`);
  const part = (name: string, inner: string) =>
    `<?xml version="1.0"?><${mark}${name} ${xmlns}="${base}/spreadsheetml/main" xmlns:rel="${base}/officeDocument/relationships">${named(inner)}</${mark}${name}>`;
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${base}/officeDocument/relationships/${type}" Target="${target}"/>`;
  const links = (...all: readonly string[]) =>
    `<Relationships xmlns="${base}/package/relationships">${all.join('')}</Relationships>`;
  return zipOf({
    '_rels/.rels': links(link('a', 'officeDocument', '/xl/workbook.xml')),
    'xl/workbook.xml': part('workbook', `${book}<sheets><sheet name="Hoja1" sheetId="1" rel:id="s"/></sheets>`),
    'xl/_rels/workbook.xml.rels': links(
      link('s', 'worksheet', 'worksheets/sheet1.xml'),
      link('t', 'sharedStrings', 'sharedStrings.xml'),
      link('f', 'styles', 'styles.xml'),
    ),
    'xl/worksheets/sheet1.xml': part('worksheet', `<sheetData>${sheet}</sheetData>`),
    'xl/sharedStrings.xml': part('sst', texts),
    'xl/styles.xml': part('styleSheet', styles),
  });
}
const partOf = async (book: Written, bytes: number, most: number) =>
  (await sheetsOf(written(book), bytes))[0]!.rows(most);
const rowsOf = async (book: Written, bytes = 1e7, most = 100) => (await partOf(book, bytes, most)).rows;

const TWO =
  '<si><t>Código</t></si><si><r><t>Tor</t></r><r><t xml:space="preserve">nillo </t></r><rPh><t>no</t></rPh></si>';

test.each([
  ['with a prefix', { prefix: 'x' }],
  ['Strict', { base: STRICT }],
])('a workbook %s is read', async (_, how) => {
  const sheet = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>';
  expect(await rowsOf({ ...how, sheet, texts: TWO })).toEqual([[1, ['Código', null, 'Tornillo ']]]);
});

test('cells and rows without their place come one after the other', async () => {
  const sheet =
    '<row><c t="inlineStr"><is><t>a</t></is></c><c><v>2</v></c></row><row/><row><c t="b"><v>1</v></c></row>';
  expect(await rowsOf({ sheet })).toEqual([
    [1, ['a', 2]],
    [3, [true]],
  ]);
});

test('a number is what its format shows: codes with their zeros, days', async () => {
  const styles = `<numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="000-000"/>
    <numFmt numFmtId="166" formatCode="dd/mm/yyyy"/><numFmt numFmtId="167" formatCode="#,##0.00"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/><xf numFmtId="14"/></cellXfs>`;
  const numbers = [123, 123, 456, 46082, 1234.5, 46082, 46082.5];
  const cells = numbers.map((n, style) => `<c s="${Math.min(style, 5)}"><v>${n}</v></c>`).join('');
  const shown = [123, '000123', '000-456', '2026-03-01', 1234.5, '2026-03-01', '2026-03-01'];
  expect(await rowsOf({ sheet: `<row>${cells}</row>`, styles })).toEqual([[1, shown]]);
  const since1904 = { book: '<workbookPr date1904="1"/>', styles, sheet: '<row><c s="3"><v>44620</v></c></row>' };
  expect(await rowsOf(since1904)).toEqual([[1, ['2026-03-01']]]);
});

test('reading stops once there are enough rows, texts once they are known, and after ten thousand empty ones', async () => {
  const full = '<row><c t="s"><v>1</v></c></row>'.repeat(5);
  expect(
    await rowsOf({ sheet: `${full}<row><broken`, texts: `${TWO}<si><broken` }, 1e7, 100).catch(() => 'broken'),
  ).toBe('broken');
  expect(await rowsOf({ sheet: full, texts: TWO }, 1e7, 3)).toHaveLength(3);
  const coloured = '<row><c s="1"/></row>'.repeat(60_000);
  const stopped = await partOf({ sheet: `${full}${coloured}`, texts: TWO }, 1_000_000, 100);
  expect([stopped.rows.length, stopped.until]).toEqual([5, 5]);
  expect(await partOf({ sheet: full, texts: TWO }, 1e7, 100)).not.toHaveProperty('until');
});

test('what unpacks to more than may be read is found out, whatever it says of itself', async () => {
  const sheet = `<row><c t="str"><v>${'a'.repeat(2_000_000)}</v></c></row>`;
  await expect(rowsOf({ sheet }, 1_000_000)).rejects.toThrow(TooMuch);
  expect(await rowsOf({ sheet }, 3_000_000)).toHaveLength(1);
  await expect(sheetsOf(Buffer.from('no'), 1e6)).rejects.toThrow();
});
