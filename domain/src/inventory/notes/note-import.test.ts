import { linesOfRows, namedByRows, noteImport, readNoteRows } from './note-import.shared.ts';

const camera = {
  _id: '1',
  codigo: 'PM1',
  codigo_sap: 'A1',
  part_number: 'CAM-1',
  nombre: 'Cámara',
  ean: ['780'],
  serializable: true,
  servicio: false,
};
const visit = { ...camera, _id: '2', codigo: 'PM2', codigo_sap: 'A2', part_number: 'VISITA', ean: [], servicio: true };
const twin = { ...camera, _id: '3', codigo: 'CAM-1', codigo_sap: 'A3', part_number: 'CAM-3', ean: [] };
const row = (fila: number, valores: object) => ({ fila, valores: valores as never });
const of = (rows: object[], products = [camera, visit]) =>
  linesOfRows(readNoteRows(rows.map((one, n) => row(n + 2, one))), products);

test('a row is a line: its product by any code, its units, its cost and its serials', () => {
  const { lineas, wrong } = of([
    { producto: 'cam-1', cantidad: '2', costo: '45000', series: 'sn-1; SN‑2' },
    { producto: '780', cantidad: 3 },
  ]);
  expect(wrong).toEqual([]);
  expect(lineas).toMatchObject([
    { producto: '1', cantidad: 2, costo: 45_000, series: ['SN-1', 'SN-2'] },
    { producto: '1', cantidad: 3, costo: null, series: [] },
  ]);
  expect(
    namedByRows(readNoteRows([row(2, { producto: 'CAM-1', cantidad: 1 }), row(3, { producto: 'CAM-1', cantidad: 2 })])),
  ).toEqual(['CAM-1']);
});

test.each([
  [{ producto: 'X', cantidad: 1 }, 'Producto: ningún producto tiene el código «X»'],
  [{ producto: 'VISITA', cantidad: 1 }, 'Producto: VISITA es un servicio y no tiene stock'],
  [
    { producto: 'CAM-1', cantidad: 2, series: 'A1' },
    'Series: van 1 y la cantidad es 2; nombra una por unidad, o ninguna',
  ],
])('%j is told: %s', (given, error) => {
  expect(of([given]).wrong).toEqual([{ fila: 2, errores: [error] }]);
});

test('a code that two products bear is nobody’s, and a column of a row is told by its heading', () => {
  expect(of([{ producto: 'CAM-1', cantidad: 1 }], [camera, twin]).wrong[0]!.errores[0]).toContain('más de un producto');
  expect(of([{ producto: 'CAM-1', cantidad: '0.5' }]).wrong[0]!.errores[0]).toContain(
    noteImport.fields.cantidad!.label,
  );
});
