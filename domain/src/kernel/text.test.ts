import { shortText } from './text.ts';

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
