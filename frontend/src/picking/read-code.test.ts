import type { Picking } from '@power/domain/streams/order/picking';
import { readCode } from './read-code.ts';
import { isComplete, walk, withDeeds, type Line } from './work.ts';

const line = (linea: number, codigo: string, cantidad: number, serializable = false): Line => ({
  linea,
  cantidad,
  precio_venta: 1000,
  precio_lista: null,
  requiere_validacion: false,
  validado: true,
  producto: {
    _id: `p-${codigo}`,
    codigo,
    codigo_sap: `SAP${codigo}`,
    part_number: `PN-${codigo}`,
    nombre: codigo,
    marca: 'M',
    serializable,
    ean: [`780${codigo}`],
  },
});
const order = { number: 7, productos_pedido: [line(1, 'B2', 2), line(2, 'A1', 2, true)] };
const fresh: Picking = { usuario: { _id: 'u', nombre: 'U' }, pausado: false, terminado: false, lineas: {} };

test.each(['b2', 'PN-B2', 'SAPB2', '780B2'])('%s is a unit of the first line', (code) => {
  expect(readCode(order, fresh, code, undefined)).toMatchObject({ tipo: 'unidad', line: { linea: 1 } });
});

test('a product with serial numbers asks for one, then takes readings as its units', () => {
  expect(readCode(order, fresh, 'A1', undefined)).toMatchObject({ tipo: 'serie', line: { linea: 2 } });
  expect(readCode(order, fresh, 'sn001', 2)).toMatchObject({ tipo: 'unidad', codigo: 'A1', serie: 'SN001' });
  expect(readCode(order, fresh, 'S|A1|sn9', undefined)).toMatchObject({ tipo: 'unidad', serie: 'SN9' });
  const done = withDeeds(fresh, [{ id: '1', tipo: 'escanear', pedido: 7, linea: 2, cantidad: 1, serie: 'SN001' }]);
  expect(readCode(order, done, 'SN001', 2)).toEqual({
    tipo: 'error',
    mensaje: 'La serie SN001 ya fue escaneada en este pedido.',
  });
});

test.each(['|SN9', 'S|A1', 'S|A1|', 'E|12'])(
  '%s is a label read in part or of another kind, never a serial number',
  (code) => {
    expect(readCode(order, fresh, code, 2)).toMatchObject({
      tipo: 'error',
      mensaje: expect.stringContaining('escanéala de nuevo') as string,
    });
  },
);

test.each([
  ['BOD-R01-N1-P01', 'la etiqueta de una ubicación'],
  ['BOD-CARRO-12-R01-N2-P03', 'el código de un carro'],
  ['7', 'el número de este pedido'],
  ['https://x.cl/a?sn=1', 'una dirección de internet'],
])('rejects %s as a serial: it is %s', (code, que) => {
  expect(readCode(order, fresh, code, 2)).toEqual({
    tipo: 'error',
    mensaje: `«${code}» es ${que}, no una serie. Escanea la etiqueta de la serie.`,
  });
});

test('rejects the code of a product of the order as the serial of another unit', () => {
  expect(readCode(order, fresh, '780A1', 2)).toMatchObject({ tipo: 'serie', line: { linea: 2 } });
  expect(readCode(order, fresh, 'B2', 2)).toMatchObject({ tipo: 'unidad', line: { linea: 1 } });
});

test('what is not of this order, or too many, is refused on the phone', () => {
  expect(readCode(order, fresh, 'ZZZ', undefined)).toEqual({ tipo: 'error', mensaje: 'ZZZ no es de este pedido.' });
  const full = withDeeds(fresh, [{ id: '1', tipo: 'escanear', pedido: 7, linea: 1, cantidad: 2 }]);
  expect(readCode(order, full, 'B2', undefined)).toEqual({ tipo: 'error', mensaje: 'PN-B2 ya está completo.' });
});

test('lines are walked in the order of the racks, done ones last', () => {
  expect(walk(order, fresh).map((l) => l.linea)).toEqual([2, 1]);
  const first = withDeeds(fresh, [{ id: '1', tipo: 'faltante', pedido: 7, linea: 2, cantidad: 2, motivo: 'x' }]);
  expect(walk(order, first).map((l) => l.linea)).toEqual([1, 2]);
  expect(isComplete(order, first)).toBe(false);
  const [a] = order.productos_pedido;
  const place = { producto: a!.producto._id, ubicacion: 'BOD-R01-N1-P01', cantidad: 9 };
  expect(walk(order, fresh, [place]).map((l) => l.linea)).toEqual([1, 2]);
});
