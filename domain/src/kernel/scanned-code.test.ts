import { codeKey, codeSpellings, isGtin, namesCode, readScan, scannedSpellings, scannedText } from './scanned-code.ts';

const EAN = '7801234567894';
const UPC = '012345678905';
const GS = '\u001d';

test.each([
  [EAN, true],
  [UPC, true],
  [`00${UPC}`, true],
  ['96385074', true],
  ['7801234567890', false],
  ['780', false],
  ['PM-1', false],
])('isGtin %s → %s', (code, gtin) => expect(isGtin(code)).toBe(gtin));

test('one GTIN has one key, however many zeros stand before it', () => {
  expect([UPC, `0${UPC}`, `00${UPC}`].map(codeKey)).toEqual([UPC, UPC, UPC]);
  expect([EAN, `0${EAN}`].map(codeKey)).toEqual([EAN, EAN]);
  expect(codeSpellings(EAN)).toEqual([EAN, `0${EAN}`]);
  expect(codeSpellings(`0${UPC}`)).toEqual([UPC, `0${UPC}`, `00${UPC}`]);
});

test('a case of several (indicator 1 to 8) is another GTIN than its units', () => {
  expect(isGtin('17801234567891')).toBe(true);
  expect(codeKey('17801234567891')).not.toBe(EAN);
});

test('digits of another check digit, or of another length, keep their zeros', () => {
  expect(codeKey('0007')).toBe('0007');
  expect(codeKey('0000000000001')).toBe('0000000000001');
});

test.each([
  [EAN, EAN, undefined],
  [`0${EAN}`, `0${EAN}`, undefined],
  [`]E0${EAN}`, EAN, undefined],
  [`\u0002${EAN}\r`, EAN, undefined],
  [`(01)0${EAN}(21)abc-1`, EAN, 'ABC-1'],
  [`(01)0${EAN}(10)L7(21)SN9`, EAN, 'SN9'],
  [`]C1010${EAN}21SN9`, EAN, 'SN9'],
  [`]C1010${EAN}10L7${GS}21SN9`, EAN, 'SN9'],
  [`]d2010${EAN}1725123121SN9${GS}240X`, EAN, 'SN9'],
  [`${GS}010${EAN}`, EAN, undefined],
  [`)01=0${EAN})21=SN9`, EAN, 'SN9'],
  [`+C1010${EAN}21SN'9`, EAN, 'SN-9'],
])('reads %j → %s and serial %s', (raw, codigo, serie) => {
  const [first] = readScan(raw);
  expect([first!.codigo, first!.serie]).toEqual([codigo, serie]);
});

test.each([
  ['DS\u20112CD2043G2\u2011I', 'DS-2CD2043G2-I'],
  ["DS'2CD2043G2'I", 'DS-2CD2043G2-I'],
  ['SÇPM1ÇA1', 'S|PM1|A1'],
  ['S]PM1]A1', 'S|PM1|A1'],
  ["BOD'R01'N1'P01", 'BOD-R01-N1-P01'],
  ['DS-2CD/A', 'DS-2CD/A'],
  ['PM(1)', 'PM(1)'],
  ['', ''],
])('the text of %j is %j', (raw, text) => expect(scannedText(raw)).toBe(text));

test('a text that is written so stays the first of its meanings', () => {
  expect(readScan("O'Brien 3").map(({ codigo }) => codigo)).toEqual(["O'Brien 3", 'O-Brien 3']);
});

test.each([
  [`]E0${UPC}`, `00${UPC}`, true],
  [`(01)0${EAN}`, EAN, true],
  ["ds'1", 'DS-1', true],
  ['DS-1', 'DS/1', false],
  [`1${EAN}`, EAN, false],
])('%j names %s → %s', (raw, code, names) => expect(namesCode(raw, code)).toBe(names));

test('sixteen digits that are no element string stay one code', () => {
  expect(scannedSpellings('0178012345678900')).toEqual(['0178012345678900']);
  expect(scannedSpellings(`010${EAN}XYZ`)).toEqual([`010${EAN}XYZ`]);
});
