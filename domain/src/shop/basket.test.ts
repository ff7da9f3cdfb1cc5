import { MAX_LINEAS_CARRO, readBasket } from './basket.shared.ts';

test('a basket is codes and units; the same product twice is one line', () => {
  expect(readBasket('DS-2CD*2~A%2FB*1~DS-2CD*3')).toEqual([
    { codigo: 'DS-2CD', cantidad: 5 },
    { codigo: 'A/B', cantidad: 1 },
  ]);
});

test.each([undefined, '', 'x', '*3', 'A*0', 'A*-1', 'A*1.5', '%E0%A4%A*1', 'A*12345678'])(
  'what is no line is left out: %s',
  (text) => {
    expect(readBasket(text)).toEqual([]);
  },
);

test('units and lines end somewhere', () => {
  expect(readBasket('A*999999~A*999999')).toEqual([{ codigo: 'A', cantidad: 100_000 }]);
  expect(readBasket(Array.from({ length: 500 }, (_, n) => `P${n}*1`).join('~'))).toHaveLength(MAX_LINEAS_CARRO);
});
