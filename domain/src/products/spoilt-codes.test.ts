import { checkRows } from '../kernel/import-kind.ts';
import { productImport } from './product-import.shared.ts';

const named = { codigo: 'C1', part_number: 'PN-1', nombre: 'Cámara', marca: 'Hikvision' };
const read = (more: object) => checkRows(productImport, [{ fila: 2, valores: { ...named, ...more } }]);
const refused = (codigo: unknown): string | undefined => read({ codigo }).wrong[0]?.errores[0];

test('a code that a spreadsheet took for a figure or a day is refused with what happened', () => {
  for (const codigo of ['6,94126E+12', '6.94E+12', 1e21])
    expect(refused(codigo)).toMatch(/^Código: la planilla muestra .*un número abreviado; da formato de Texto/);
  expect(refused(1_234_567_890_123_456)).toMatch(/^Código: la planilla guarda solo 15 cifras/);
  for (const codigo of ['2026-03-01', '01-03-2026', '1/3/2026', '01-mar', 'mar-01', '1-ene-26'])
    expect(refused(codigo)).toBe(
      `Código: la planilla convirtió el código en la fecha ${codigo}; da formato de Texto a la columna y escribe el código de nuevo`,
    );
  expect(read({ ean: '6,94126E+12' }).wrong[0]?.errores[0]).toMatch(/^Códigos de barras: /);
});

test('codes that only look a little like it are codes, and names may be anything', () => {
  for (const codigo of ['000123', '000-456', '12E5', 6941264081234, 'DS-2CD-01', '12-05-20', 'MAR-X1'])
    expect(refused(codigo)).toBeUndefined();
  expect(read({ nombre: '01-03-2026' }).wrong).toEqual([]);
});
