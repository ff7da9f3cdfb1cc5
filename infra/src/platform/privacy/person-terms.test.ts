import { fullName, mentions, nameKey, termOf } from './person-terms.ts';

const says = (text: string, word: string, longer: readonly string[] = []): boolean => {
  const term = termOf(word);
  return (
    term !== undefined &&
    mentions(
      text,
      [term],
      longer.map((name) => fullName(name)!),
    )
  );
};

test.each(['Ventas', ' Ana ', '', 'Ana 2', 'Ñ'])('«%s» is no full name: it is not looked for', (name) => {
  expect(termOf(name)).toBeUndefined();
});

test.each([
  ['ana@x.cl', 'Para ANA@x.cl.', true],
  ['ana@x.cl', '{"correo":"ana@x.cl"}', true],
  ['ana@x.cl', 'correo:ana@x.cl', true],
  ['ana@x.cl', 'mariana@x.cl', false],
  ['ana@x.cl', 'juan.ana@x.cl', false],
  ['ana@x.cl', 'ana@x.cl.test', false],
  ['ana@x.cl', 'ana@x.clan', false],
  ['ana@x.cl', 'ana@xxcl', false],
  ['17.171.717-1', 'RUT 17171717-1.', true],
  ['17171717-1', 'rut:17.171.717-1', true],
  ['17171717-K', '17.171.717-k', true],
  ['7171717-1', '17.171.717-1', false],
  ['Ana Núñez', 'Hola, ANA  NÚÑEZ:', true],
  ['Ana Núñez', 'Hola Ana Nu\u0301n\u0303ez', true],
  ['Ana Núñez', 'Ana\nNúñez', true],
  ['Ana Núñez', 'Mariana Núñez', false],
  ['Ana Núñez', 'Ana Núñezo', false],
  ['Ana Pe', 'Ana Peña', false],
  ['Ana Núñez', 'Ana y Núñez', false],
  ['A. (B) C', 'a. (b) c', true],
])('«%s» in «%s»: %s', (word, text, expected) => expect(says(text, word)).toBe(expected));

test('a name within a longer name of somebody else is not the person', () => {
  const longer = ['Ana Soto Pérez', 'María Ana Soto'];
  expect(says('Hola Ana Soto Pérez y maría ana soto', 'Ana Soto', longer)).toBe(false);
  expect(says('Hola Ana Soto Pérez, dile a Ana Soto', 'Ana Soto', longer)).toBe(true);
});

test('the run by which the database looks first is in every text that names the person', () => {
  for (const [word, text] of [
    ['Ana Núñez', 'ANA NÚÑEZ'],
    ['17.171.717-1', '17171717-1'],
    ['17171717-K', '17.171.717-k'],
    ['ana@x.cl', 'ANA@X.CL'],
  ] as const)
    expect(text.toLowerCase()).toContain(termOf(word)!.run);
});

test('names of the same words are one', () => {
  expect(nameKey(' Ana   SOTO ')).toBe(nameKey('ana soto'));
  expect(nameKey('Ana Soto')).not.toBe(nameKey('Ana Soto Pérez'));
});
