import { plainText, readText } from './plain-text.ts';

const bytes = (text: string, upper: Readonly<Record<string, number>>): Buffer =>
  Buffer.from([...text].map((sign) => upper[sign] ?? sign.charCodeAt(0)));

test('what Excel writes in Chile keeps its signs of print', () => {
  const file = bytes('Código;Nombre\nA;Cable UTP – 2 m “exterior”\nB;Power™ 12V… €', {
    '–': 0x96,
    '“': 0x93,
    '”': 0x94,
    '™': 0x99,
    '…': 0x85,
    '€': 0x80,
    ó: 0xf3,
  });
  expect(readText(file)).toEqual({ text: 'Código;Nombre\nA;Cable UTP – 2 m “exterior”\nB;Power™ 12V… €' });
  // No letter says what it is: only signs of print do.
  expect(plainText(bytes('Cable – 2 m', { '–': 0x96 }))).toBe('Cable – 2 m');
});

test.each([
  ['MS-DOS (850)', { ó: 0xa2, ñ: 0xa4, á: 0xa0, Ñ: 0xa5, é: 0x82, Ó: 0xe0 }],
  ['Macintosh', { ó: 0x97, ñ: 0x96, á: 0x87, Ñ: 0x84, é: 0x8e, Ó: 0xee }],
])('a text of %s is recognised, and said so', (page, upper) => {
  const text = 'Código;Tamaño\nCámara;ÑUÑOA\nPeñalolén;CÓDIGO';
  expect(readText(bytes(text, upper))).toEqual({ text, page });
});

test('UTF-16 is read in either order, with its mark or without', () => {
  const low = Buffer.from('Código;Tamaño', 'utf16le');
  const high = Buffer.from(low).swap16();
  expect(readText(low)).toEqual({ text: 'Código;Tamaño', page: 'UTF-16LE' });
  expect(readText(high)).toEqual({ text: 'Código;Tamaño', page: 'UTF-16BE' });
  expect(plainText(Buffer.concat([Buffer.from([0xfe, 0xff]), high]))).toBe('Código;Tamaño');
  expect(readText(Buffer.from([1, 0, 0, 2, 0, 0, 0, 9]))).toBeUndefined();
});
