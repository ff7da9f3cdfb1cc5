import { codeText, joined, legible, plain, sentence, shortText, wordsOf, isBlank } from './text.ts';

test.each(['Eva\nBcc: x@evil.test', 'Eva\r', 'Eva\u2028Díaz', 'Eva\u0085Díaz', 'Eva\tDíaz', 'E\u0000va'])(
  'a name is one line: %j is refused',
  (nombre) => {
    const asked = shortText.safeParse(`${nombre}.`);
    expect(asked.error?.issues[0]?.message).toBe('Escríbelo en una sola línea');
  },
);

test('a name may hold whatever people are called, and what surrounds it is taken off', () => {
  for (const nombre of ['Ñuñoa & Cía. “Ltda.”', 'O’Higgins 1.234', '株式会社'])
    expect(shortText.parse(` ${nombre}\n`)).toBe(nombre);
  expect(shortText.safeParse(' ').success).toBe(false);
});

test('words stand between whatever is neither letter nor figure', () => {
  expect(wordsOf('  Cámara IP, 4 Mpx -- «Ñandú»')).toEqual(['camara', 'ip', '4', 'mpx', 'nandu']);
});

test('a code of several pieces is known without its dashes; a word of one piece or of two letters is as it stands', () => {
  expect(['ds-2cd', 'ip/67.b', 'camara', '100%', 'a-b'].map(joined)).toEqual([
    'ds2cd',
    'ip67b',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a sentence ends once, whatever the name at its end is written with', () => {
  expect(['Cora anuló el pedido de Pehuén Electrónica Ltda.', 'Llama a Ana', '¿Y Ana?'].map(sentence)).toEqual([
    'Cora anuló el pedido de Pehuén Electrónica Ltda.',
    'Llama a Ana.',
    '¿Y Ana?',
  ]);
});

test('a letter with its accent is one sign, and what has no shape is left out; emoji stay whole', () => {
  expect(shortText.parse('Pen\u0303a\u200b')).toBe('Pe\u00f1a');
  expect(legible('a\u200db\u200cc\u2060d\ufeff')).toBe('abcd');
  for (const emoji of ['👩\u200d💻', '👩🏽\u200d🚀', '🏳\ufe0f\u200d🌈', '❤\ufe0f'])
    expect(legible(`Hola ${emoji}`)).toBe(`Hola ${emoji}`);
});

test.each(['DEMO\u200b-N', 'DEMO\u00ad-N', 'DEMO\u2010N', 'DEMO\u2011N', 'DEMO\u2013N', 'DEMO\u2212N', '\u00a0DEMO-N'])(
  'a code is what its label shows: %j',
  (typed) => {
    expect(codeText(typed)).toBe('DEMO-N');
    expect(plain(typed.trim())).toBe('demo-n');
  },
);

test.each(['', ' \n\t', '\u200b', '\u00ad \u2060', '\ufeff\u202e', '\u3164', '\u115f\u2800', undefined, null])(
  '%j says nothing',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(legible(text ?? '').trim()).toBe('');
  },
);
test.each(['.', ' a ', '\u200b0'])('%j says something', (text) => {
  expect(isBlank(text)).toBe(false);
});

test('fillers are nothing, and letters of another width are those of ASCII in a code', () => {
  expect(codeText('DEMO\u3164-N')).toBe('DEMO-N');
  expect(codeText('\uff24\uff25\uff2d\uff2f\uff0d\uff11')).toBe('DEMO-1');
  expect(codeText('DEMO\u3000N')).toBe('DEMO N');
  expect(shortText.parse('Cable\u3164 UTP')).toBe('Cable UTP');
});
