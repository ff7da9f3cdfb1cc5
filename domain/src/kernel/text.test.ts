import { joined, sentence, shortText, wordsOf } from './text.ts';

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
