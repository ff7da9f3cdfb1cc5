import { type InHand, understand } from './understand.ts';

const hand: InHand = {
  producto: '1',
  part_number: 'PN-1',
  codigo: 'COD-1',
  bodega: 'BOD',
  desde: 'BOD-R01-N1-P01',
  hay: 2,
  cantidad: 1,
  motivo: '',
  leido: '7801',
};

test('anything is looked up while nothing is under way', () => {
  for (const code of ['7801', 'E|12', 'S|COD|SN-1', 'BOD-R01-N1-P01', '15010'])
    expect(understand(` ${code} `, undefined, undefined)).toEqual({ tipo: 'buscar', codigo: code });
});

test('goods in hand wait for a place of their warehouse; the same product again is one more unit', () => {
  expect(understand('bod-r01-n1-p02', hand, undefined)).toEqual({ tipo: 'destino', ubicacion: 'BOD-R01-N1-P02' });
  expect(understand('BOD-R01-N1-P01', hand, undefined)).toMatchObject({ tipo: 'error' });
  expect(understand('NOR-R01-N1-P02', hand, undefined)).toMatchObject({
    tipo: 'error',
    mensaje: 'NOR-R01-N1-P02 no es de la bodega BOD. Para cambiar de bodega haz un traslado.',
  });
  for (const same of ['7801', 'pn-1', 'COD-1']) expect(understand(same, hand, undefined).tipo).toBe('otra unidad');
  expect(understand('7801', { ...hand, cantidad: 2 }, undefined)).toMatchObject({
    mensaje: 'Ahí hay 2: ya los tienes todos en mano.',
  });
  expect(understand('OTRO', hand, undefined)).toMatchObject({ tipo: 'error' });
});

test('an open vehicle takes packages and orders, and nothing else', () => {
  for (const code of ['E|12', 'P|77', '77'])
    expect(understand(code, undefined, 5)).toEqual({ tipo: 'carga', codigo: code });
  expect(understand('BOD-R01-N1-P01', undefined, 5).tipo).toBe('error');
});
