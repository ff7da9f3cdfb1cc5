import { brandMaster } from '@power/domain/settings/views/brand-row';
import { mappedRows } from '@power/domain/kernel/master-files';
import { base64Of, sampleOf, wrongRowsOf } from './import-file.ts';

const sheet = {
  columnas: [
    { titulo: 'Marca', campo: null },
    { titulo: 'Nota', campo: null },
  ],
  filas: [
    { fila: 2, celdas: ['Uno', '=1+1'] },
    { fila: 5, celdas: ['Dos; "tres"', null] },
    { fila: 6, celdas: [1.5, -2] },
  ],
};
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace('\uFEFF', ''));
    reader.readAsText(blob);
  });

test('rows by field: what is no field stays out', () => {
  expect(mappedRows(sheet, ['nombre', null])[1]).toEqual({ fila: 5, valores: { nombre: 'Dos; "tres"' } });
  expect(mappedRows(sheet, [null, 'nombre'])[1]).toEqual({ fila: 5, valores: { nombre: null } });
});

test('wrong rows keep what they held, with the reason, and nothing in them runs', async () => {
  const wrong = [
    { fila: 2, errores: ['Nombre: falta el valor', 'Otro'] },
    { fila: 5, errores: ['Repetido'] },
    { fila: 6, errores: ['Malo'] },
  ];
  expect((await textOf(wrongRowsOf(sheet, wrong))).split('\r\n')).toEqual([
    'Marca;Nota;Motivo',
    "Uno;'=1+1;Nombre: falta el valor. Otro",
    '"Dos; ""tres""";;Repetido',
    '1,5;-2;Malo',
    '',
  ]);
});

test('the sample has every field and a row that shows how it is written', async () => {
  expect((await textOf(sampleOf(brandMaster as never))).split('\r\n')).toEqual([
    'Nombre;Brand manager;Factor aéreo;Factor marítimo;Ad valorem',
    'Nombre;;1;1;6',
    '',
  ]);
});

test('bytes of any length as base64', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => i % 256);
  expect(Uint8Array.from(atob(base64Of(bytes)), (char) => char.charCodeAt(0))).toEqual(bytes);
});
