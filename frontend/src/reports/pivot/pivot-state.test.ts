import { move, readPivot, writePivot } from './pivot-state.ts';

const known = {
  filas: new Set(['marca', 'mes', 'nombre']),
  columnas: new Set(['marca', 'mes', 'nombre']),
  medidas: new Set(['neto', 'total']),
};
const fallback = { filas: ['marca'], columnas: ['mes'], medidas: ['neto'], filterModel: {}, chart: false };
const read = (search: string) => readPivot(new URLSearchParams(search), known, fallback);

test('an address without a report shows the first one; one with a report shows it, without what is not known', () => {
  expect(read('')).toBe(fallback);
  expect(read('filas=nombre,otro&columnas=&medidas=total,neto&grafico=si')).toEqual({
    filas: ['nombre'],
    columnas: [],
    medidas: ['total', 'neto'],
    filterModel: {},
    chart: true,
  });
  // A field stands once, and a report without figures is none.
  expect(read('filas=mes&columnas=mes&medidas=costo')).toMatchObject({
    filas: ['mes'],
    columnas: [],
    medidas: ['neto'],
  });
});

test('what is written is read again, and the rest of the address stays', () => {
  const state = {
    filas: ['mes', 'marca'],
    columnas: [],
    medidas: ['total'],
    filterModel: { marca: { filterType: 'set', values: ['Ñuñoa & Cía.', null] } },
    chart: true,
  };
  const written = writePivot(new URLSearchParams('asOf=2026-01-05T12:00:00.000Z'), state);
  expect(readPivot(written, known, fallback)).toEqual(state);
  expect(written.get('asOf')).toBe('2026-01-05T12:00:00.000Z');
});

test('a field goes where it is put, and the last figure stays', () => {
  const fields = { filas: ['marca', 'mes'], columnas: [], medidas: ['neto'] };
  expect(move(fields, 'mes', 'columnas')).toEqual({ filas: ['marca'], columnas: ['mes'], medidas: ['neto'] });
  expect(move(fields, 'mes', 'filas', 0).filas).toEqual(['mes', 'marca']);
  expect(move(fields, 'nombre', 'filas', 1).filas).toEqual(['marca', 'nombre', 'mes']);
  expect(move(fields, 'marca', undefined).filas).toEqual(['mes']);
  expect(move(fields, 'neto', undefined)).toBe(fields);
});
