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
/** Cells of a workbook of ours, row by row; its parts are not packed. */
const rowsOf = (blob: Blob): Promise<string[][]> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const sheet = /<sheetData>.*<\/sheetData>/s.exec(String(reader.result))![0];
      const rows = [...new DOMParser().parseFromString(sheet, 'text/xml').querySelectorAll('row')];
      resolve(
        rows.map((row) =>
          [...row.querySelectorAll('c')].map((c) => `${c.querySelector('v') ? 'n' : 't'}:${c.textContent}`),
        ),
      );
    };
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
  expect(await rowsOf(wrongRowsOf(sheet, wrong))).toEqual([
    ['t:Marca', 't:Nota', 't:Motivo'],
    ['t:Uno', 't:=1+1', 't:Nombre: falta el valor. Otro'],
    ['t:Dos; "tres"', 't:', 't:Repetido'],
    ['n:1.5', 'n:-2', 't:Malo'],
  ]);
});

test('a code keeps its zeros, and signs that a workbook has not are left out', async () => {
  const codes = { ...sheet, filas: [{ fila: 2, celdas: ['000123', 'a<b&\u0000c'] }] };
  const [, row] = await rowsOf(wrongRowsOf(codes, [{ fila: 2, errores: ['Malo'] }]));
  expect(row).toEqual(['t:000123', 't:a<b&c', 't:Malo']);
});

test('the sample has every field and a row that shows how it is written', async () => {
  expect(await rowsOf(sampleOf(brandMaster as never))).toEqual([
    [
      ...['t:Nombre', 't:Brand manager', 't:Factor aéreo', 't:Factor marítimo', 't:Unidades por empaque'],
      ...['t:Mínimo de compra', 't:Nivel de servicio %', 't:Cobertura (días)', 't:Lead time (días)'],
      ...['t:Crecimiento esperado', 't:Ad valorem'],
    ],
    ['t:Nombre', 't:', 'n:1', 'n:1', 'n:1', 'n:1', 'n:80', 'n:1', 'n:1', 'n:1', 'n:6'],
  ]);
});

test('bytes of any length as base64', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => i % 256);
  expect(Uint8Array.from(atob(base64Of(bytes)), (char) => char.charCodeAt(0))).toEqual(bytes);
});
