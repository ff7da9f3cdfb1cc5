import { codeText } from './text.ts';

/** A symbology identifier (ISO/IEC 15424), which some scanners send before the code: `]C1`, `]E0`, `]d2`. */
const SYMBOLOGY = /^\][A-Za-z]\w/;
/** FNC1 between two elements of a GS1 code. */
const SEPARATOR = '\u001d';
/** The text without control characters, but for white space, which {@link codeText} folds, and the separator. */
const withoutControls = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, (sign) => (sign === SEPARATOR || /\s/.test(sign) ? sign : ''));

/** Check digit of a GTIN's other digits: weights 3 and 1 from the right, modulo 10 (GS1 General Specifications, 7.9). */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, n) => total + Number(digit) * (n % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}
/** Whether a code has the form of a GTIN-8, -12 (UPC-A), -13 (EAN-13) or -14. */
export const isGtinShaped = (code: string): boolean => /^(\d{8}|\d{12,14})$/.test(code);
/** Whether a code is a GTIN: its form and its check digit. */
export const isGtin = (code: string): boolean => isGtinShaped(code) && checkDigit(code.slice(0, -1)) === code.at(-1);

/** Spellings of one GTIN, the shortest first: `012345678905`, `0012345678905`, `00012345678905`. Of another code, itself. */
export function codeSpellings(code: string): readonly string[] {
  if (!isGtin(code)) return [code];
  const whole = code.padStart(14, '0');
  return [8, 12, 13, 14].flatMap((length) =>
    /^0*$/.test(whole.slice(0, 14 - length)) ? [whole.slice(14 - length)] : [],
  );
}
/** What a code is compared by: the shortest spelling of a GTIN, any other code in capitals with plain hyphens. */
export const codeKey = (code: string): string => codeSpellings(codeText(code))[0]!.toUpperCase();

/** Lengths of elements without separator, application identifier included, by its first two digits (GS1, 7.8.5). */
const FIXED: Readonly<Record<string, number>> = {
  ...{ '00': 20, '01': 16, '02': 16, '03': 16, '04': 18, '20': 4, '41': 16 },
  ...Object.fromEntries([11, 12, 13, 14, 15, 16, 17, 18, 19].map((ai) => [String(ai), 8])),
  ...Object.fromEntries([31, 32, 33, 34, 35, 36].map((ai) => [String(ai), 10])),
};
const VARIABLE = /^(10|2[1-5]|30|37|39|4[023]|7[0-2]|8[0-2]|9\d)$/;

/** Elements of a GS1 code without brackets, by identifier; undefined of another text. */
function elementsOf(text: string): ReadonlyMap<string, string> | undefined {
  const elements = new Map<string, string>();
  for (let rest = text; rest !== '';) {
    if (rest.startsWith(SEPARATOR)) {
      rest = rest.slice(1);
      continue;
    }
    const ai = rest.slice(0, 2);
    const length = FIXED[ai];
    if (length === undefined && !VARIABLE.test(ai)) return undefined;
    if (length !== undefined && rest.length < length) return undefined;
    const separator = rest.indexOf(SEPARATOR);
    const end = length ?? (separator < 0 ? rest.length : separator);
    elements.set(ai, rest.slice(2, end));
    rest = rest.slice(end);
  }
  return elements;
}
const BRACKETED = /\((\d{2,4})\)([^(]+)/g;

/** GTIN and serial number of a GS1 element string, `(01)…(21)…` or as a scanner sends it; undefined of another text. */
function elementString(text: string): ScannedCode | undefined {
  const printed = /^(\(\d{2,4}\)[^(]+)+$/.test(text);
  const elements = printed
    ? new Map([...text.matchAll(BRACKETED)].map(([, ai = '', value = '']) => [ai, value.trim()] as const))
    : /^01\d{14}/.test(text.replace(SEPARATOR, ''))
      ? elementsOf(text)
      : undefined;
  const gtin = elements?.get('01') ?? '';
  if (!isGtin(gtin)) return undefined;
  const serie = elements?.get('21');
  return { codigo: codeKey(gtin), ...(serie ? { serie: codeText(serie).toUpperCase() } : {}) };
}

/** Signs that Spanish keys (of Spain or Latin America) write where a scanner set to US keys presses the second one. */
const US_KEYS = new Map(
  ["'-", '?_', '-/', '_?', ')(', '=)', '(*', '/&', '&^', '"@', '·#', '+]', '*}', 'ñ;', 'Ñ:', 'ç\\', 'Ç|', '}\\', ']|']
    .concat([';<', ':>', "{'", '["'])
    .map(([written = '', pressed = '']) => [written, pressed]),
);
/** Signs by which a text is known as written so: no code has them. */
const FOREIGN = /['?="·ñÑçÇ}{[]|^[^(]*\)|^\+[A-Za-z]\w|^[SEP]\]/i;
/** The text as a scanner meant it that is set to US keys on a Spanish keyboard; undefined of a text that reads as it is. */
const onUsKeys = (text: string): string | undefined =>
  FOREIGN.test(text) ? [...text].map((sign) => US_KEYS.get(sign) ?? sign).join('') : undefined;

/** The product's code of a reading and, of a GS1 element string, the serial number. */
export interface ScannedCode {
  readonly codigo: string;
  readonly serie?: string;
}

/**
 * What a reading of a scanner, or a typed code, may mean, the likeliest first; never empty. Symbology identifiers and
 * control characters are left out, hyphens folded, GS1 element strings taken apart, and text of a scanner set to US keys
 * on a Spanish keyboard is read as it was meant.
 */
export function readScan(raw: string): readonly ScannedCode[] {
  const plainText = withoutControls(raw);
  const texts = [plainText, onUsKeys(plainText)].flatMap((text) =>
    text === undefined ? [] : [text.trim().replace(SYMBOLOGY, '')],
  );
  const elements = texts.map(elementString).find((found) => found !== undefined);
  return elements
    ? [elements]
    : [...new Set(texts.map((text) => codeText(text.replaceAll(SEPARATOR, ''))))].map((codigo) => ({ codigo }));
}

/** The text of a label as the scanner meant it: without the signs of keyboard and symbology. */
export const scannedText = (raw: string): string => readScan(raw).at(-1)!.codigo;
/** Keys of all that a reading may mean, to compare with {@link codeKey}. */
export const scannedKeys = (raw: string): readonly string[] => readScan(raw).map(({ codigo }) => codeKey(codigo));
/** Whether a reading names this code. */
export const namesCode = (raw: string, code: string): boolean => scannedKeys(raw).includes(codeKey(code));
/** Stored spellings of all codes that a reading may mean. */
export const scannedSpellings = (raw: string): readonly string[] => [
  ...new Set(readScan(raw).flatMap(({ codigo }) => codeSpellings(codigo))),
];
