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
  serializable: false,
  series: [],
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

test('units with serials are named one by one; a place is a place, and a serial counts once', () => {
  const serial: InHand = { ...hand, serializable: true };
  expect(understand('sn-1', serial, undefined)).toEqual({ tipo: 'serie', serie: 'SN-1' });
  expect(understand('S|COD-1|SN-2', { ...serial, series: ['SN-1'] }, undefined)).toEqual({
    tipo: 'serie',
    serie: 'SN-2',
  });
  expect(understand('S|OTRO|SN-2', serial, undefined)).toMatchObject({
    mensaje: 'La serie SN-2 es de OTRO, no de COD-1.',
  });
  expect(understand('SN-1', { ...serial, series: ['SN-1'] }, undefined)).toMatchObject({ tipo: 'error' });
  expect(understand('SN-3', { ...serial, series: ['SN-1', 'SN-2'] }, undefined)).toMatchObject({
    mensaje: 'Ahí hay 2: ya los tienes todos en mano.',
  });
  expect(understand('BOD-R01-N1-P02', serial, undefined).tipo).toBe('destino');
});

test('a product in hand is known by every writing of its bar code, and names its unit in a GS1 element string', () => {
  const scan = { ...hand, leido: '7801234567894' };
  expect(understand('07801234567894', scan, undefined).tipo).toBe('otra unidad');
  const serial = { ...scan, serializable: true };
  expect(understand(")01=07801234567894)21=sn'4", serial, undefined)).toEqual({ tipo: 'serie', serie: 'SN-4' });
  expect(understand("bod'r01'n1'p02", scan, undefined)).toEqual({ tipo: 'destino', ubicacion: 'BOD-R01-N1-P02' });
});
