import { orderWarnings } from './warnings.shared.ts';

const order = (more: object = {}) => ({
  proveedor: 'Zhejiang',
  marca: 'Dahua',
  lineas: [{ producto: '1', cantidad: 10, precio: 5 }],
  ...more,
});
const supplier = { marcas: ['Dahua'], minimo: 10 };

test('an order as it should be → no warnings', () => {
  expect(orderWarnings(order(), supplier)).toEqual([]);
  expect(orderWarnings(order(), { marcas: undefined, minimo: null })).toEqual([]);
});

test('price 0, a brand that the supplier does not carry, units under the minimum → a sentence for each', () => {
  const lineas = [
    { producto: '1', cantidad: 4, precio: 0 },
    { producto: '2', cantidad: 20, precio: 5 },
  ];
  expect(orderWarnings(order({ lineas, marca: 'Hik' }), supplier)).toEqual([
    '1 producto tiene precio 0.',
    'Zhejiang no tiene Hik entre sus marcas.',
    '1 producto queda bajo el mínimo de compra de Hik: 10.',
  ]);
});

test('units of one product in two lines → the minimum counts both', () => {
  const half = { producto: '1', cantidad: 5, precio: 5 };
  expect(orderWarnings(order({ lineas: [half, half] }), supplier)).toEqual([]);
});
