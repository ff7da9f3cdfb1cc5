import { checkHygiene, legibleRequest, MAX_KEYS, MAX_VALUES } from './hygiene.ts';

/** An object that counts how often one of its values is looked at. */
function counting(keys: number): { request: object; read: () => number } {
  let read = 0;
  const request = {};
  for (let n = 0; n < keys; n++)
    Object.defineProperty(request, `c${n}`, {
      enumerable: true,
      get: () => {
        read += 1;
        return {};
      },
    });
  return { request, read: () => read };
}
const refused = (request: object): string => {
  try {
    checkHygiene(request);
  } catch (error) {
    return (error as { body: { campos: { campo: string; mensaje: string }[] } }).body.campos[0]!.mensaje;
  }
  return '';
};

test('too many fields are refused without looking at one of them; as many as may are let through', () => {
  const many = counting(MAX_KEYS + 1);
  expect(refused(many.request)).toBe('Son demasiados datos: envía menos de una vez');
  expect(many.read()).toBe(0);
  const few = counting(MAX_KEYS);
  expect(refused(few.request)).toBe('');
  expect(few.read()).toBe(MAX_KEYS);
});

test('values of the whole request are counted, however they are nested', () => {
  const rows = (n: number) => ({ lineas: Array.from({ length: n }, () => ({ a: 1, b: 2, c: 3 })) });
  expect(refused(rows(1000))).toBe('');
  expect(refused(rows(MAX_VALUES / 2))).toBe('Son demasiados datos: envía menos de una vez');
  expect(refused({ a: Array(MAX_VALUES).fill(0) })).toBe('Son demasiados datos: envía menos de una vez');
});

test.each(['\u200b', ' \u2060\u200d ', '\u3164', '\u2800\ufeff'])(
  'a reason of signs without shape comes in empty, for the call to say its own sentence: %j',
  (text) => {
    expect(refused({ motivo: text })).toBe('');
    expect(legibleRequest({ motivo: text })).toEqual({ motivo: '' });
    expect(legibleRequest({ motivo: `${text}Cliente desistió` }).motivo).toContain('Cliente desistió');
  },
);

test('a blank is left to the call, which says what is missing', () => {
  expect(refused({ motivo: ' \u3000\t' })).toBe('');
});

test.each(['\ufffe', '\uffff', '\u0000', '\u0008', '\u001f', '\ud800'])(
  'what no workbook can hold is refused at the door: %j',
  (sign) => {
    expect(refused({ nombre: `CASO Segu${sign}ridad` })).toBe('Contiene caracteres que no se admiten');
    expect(refused({ filas: [{ [`a${sign}`]: 1 }] })).toBe('Contiene caracteres que no se admiten');
  },
);

test('texts of a request come in as they are read, however deep they stand', () => {
  const asked = { nombre: 'Pen\u0303a', lineas: [{ codigo: 'A\u200bB', n: 1, nada: null }] };
  expect(legibleRequest(asked)).toEqual({ nombre: 'Pe\u00f1a', lineas: [{ codigo: 'AB', n: 1, nada: null }] });
});
