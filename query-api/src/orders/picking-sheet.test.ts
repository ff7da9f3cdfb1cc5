import { goods, lineOf } from '@power/domain/orders/order.testing';
import { inWalkingOrder, placesText } from './picking-sheet.ts';

const lines = [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 1), lineOf(3, goods('3'), 2)];
const at = (producto: string, ubicacion: string, cantidad: number) => ({ producto, ubicacion, cantidad });
const places = { lugares: [at('2', 'R01-N1-01', 5), at('1', 'R02-N1-04', 2)], otros: [at('1', 'R09-N1-01', 9)] };

test('lines are printed as their places are walked, what has none last, each with where its units stand', () => {
  const walked = inWalkingOrder(lines, places);
  expect(walked.map((line) => [line.linea, placesText(line, places)])).toEqual([
    [2, 'R01-N1-01'],
    [1, 'R02-N1-04 (2)\nR09-N1-01 (1)'],
    [3, 'Sin ubicar'],
  ]);
  expect(inWalkingOrder(lines, undefined)).toBe(lines);
});
