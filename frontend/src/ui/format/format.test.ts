import {
  countInWords,
  formatCount,
  formatMillions,
  withoutZero,
  formatMoney,
  formatPercent,
  formatPoints,
  formatRate,
  newInWords,
  signed,
  typedNumber,
} from './numbers.ts';
import { typedFigure } from '@power/domain/kernel/typed-figure';
import { spokenList } from '@power/domain/kernel/spoken-list';
import { formatMonth } from '@power/domain/kernel/month';
import {
  formatClock,
  formatDay,
  formatDayTime,
  formatDuration,
  formatElapsed,
  formatShortDay,
  formatWhen,
} from './times.ts';

test('money of the three currencies', () => {
  expect(formatMoney(1234567)).toBe('$1.234.567');
  expect(formatMoney(-5000)).toBe('$-5.000');
  expect(formatMoney(0)).toBe('$0');
  expect(formatMoney(-0.2)).toBe('$0');
  expect(formatMoney(1234.5, 'USD')).toBe('US$ 1,234.50');
  expect(formatMoney(1234.5, 'EUR')).toBe('1.234,50 €');
});

test('what is new agrees with what it is', () => {
  expect(newInWords(3, ['pedido', 'pedidos'])).toBe('3 pedidos nuevos');
  expect(newInWords(1, ['cotización', 'cotizaciones'])).toBe('1 cotización nueva');
  expect(newInWords(1200, ['condición de pago', 'condiciones de pago'])).toBe('1.200 condiciones de pago nuevas');
  expect(newInWords(1, ['método de pago', 'métodos de pago'])).toBe('1 método de pago nuevo');
});

test('unknown is a dash, never a zero', () => {
  for (const value of [null, undefined, Number.NaN]) {
    expect(formatMoney(value)).toBe('–');
    expect(formatPercent(value)).toBe('–');
    expect(formatCount(value)).toBe('–');
  }
  expect(formatDay(undefined)).toBe('–');
});

test('figures', () => {
  expect(formatMillions(12_345_678)).toBe('MM$ 12,3');
  expect([12.54, -0.04, -0.06].map(formatPercent)).toEqual(['12,5%', '0,0%', '-0,1%']);
  expect([1, 1.3, 986.45, 1.2345, null].map(formatRate)).toEqual(['1,00', '1,30', '986,45', '1,2345', '–']);
  expect(countInWords(1284, ['pedido', 'pedidos'])).toBe('1.284 pedidos');
  expect(countInWords(1, ['pedido', 'pedidos'])).toBe('1 pedido');
  expect(countInWords(null, ['pedido', 'pedidos'])).toBe('más de 10.000 pedidos');
});

test.each([
  [0, 'MM$ 0'],
  [0.4, 'MM$ 0'],
  [45_000, '$45.000'],
  [-99_999, '$-99.999'],
  [100_000, 'MM$ 0,1'],
  [-250_000, 'MM$ -0,3'],
])('%i pesos among millions are %s', (value, text) => {
  expect(formatMillions(value)).toBe(text);
});

test.each([
  ['MM$ 280,0', 'MM$ 280'],
  ['50,0%', '50%'],
  ['MM$ 2,5', 'MM$ 2,5'],
  ['US$ 1,000.00', 'US$ 1,000.00'],
  ['10,05', '10,05'],
])('the tick of %s is %s', (figure, tick) => {
  expect(withoutZero(figure)).toBe(tick);
});

test('numbers are written as they are typed', () => {
  expect(typedFigure(typedNumber(1234.5))).toBe(1234.5);
});

test('days and times in Santiago', () => {
  expect(formatDay('2026-09-06')).toBe('06-09-2026');
  expect(formatDay('2026-03-01T02:30:00Z')).toBe('28-02-2026');
  const now = new Date('2026-11-20T15:00:00Z');
  expect(formatWhen('2026-11-20T14:05:00Z', now)).toBe('11:05');
  expect(formatWhen('2026-11-19T14:05:00Z', now)).toBe('19-11-2026');
  expect(formatDayTime('2026-11-19T14:05:00Z')).toBe('19-11-2026 11:05');
});

test('months, as either form of them is stored; what is none stays', () => {
  expect(['2026-11', '202601', '202613', ''].map(formatMonth)).toEqual(['nov 2026', 'ene 2026', '202613', '']);
});

test('some values as they are said', () => {
  expect([[30], [30, 60], [30, 60, 90]].map(spokenList)).toEqual(['30', '30 y 60', '30, 60 y 90']);
});

test('elapsed times', () => {
  const ms = ((1 * 60 + 5) * 60 + 9) * 1000;
  expect(formatDuration(ms)).toBe('1 h 05 min');
  expect(formatDuration(59_999)).toBe('59 s');
  expect([23, 24, 33, 338].map((hours) => formatDuration(hours * 3_600_000))).toEqual([
    '23 h 00 min',
    '1 d 0 h',
    '1 d 9 h',
    '14 d 2 h',
  ]);
  expect(formatElapsed(ms)).toBe('1h 5m 9s');
  expect(formatClock(ms)).toBe('01:05:09');
  expect(formatClock(-2000)).toBe('00:00:00');
});

test('a change says its sign at one place, and that of a percentage is in points', () => {
  expect([97_400_000, -8_600_000, 0].map(signed(formatMillions))).toEqual(['MM$ +97,4', 'MM$ -8,6', 'MM$ 0']);
  expect([1234, -1234, -0.2].map(signed(formatMoney))).toEqual(['$+1.234', '$-1.234', '$0']);
  expect(formatMoney(-30.864, 'USD')).toBe('-US$ 30.86');
  expect([formatPoints(0.1), formatPoints(null)]).toEqual(['0,1 pp', '–']);
});

test('a short day keeps its year where that is another one', () => {
  const now = new Date('2026-11-24T12:00:00.000Z');
  expect(['2026-12-22', '2025-12-22', null].map((day) => formatShortDay(day, now))).toEqual([
    '22-12',
    '22-12-2025',
    '–',
  ]);
});
