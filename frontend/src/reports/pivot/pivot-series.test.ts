import { tableOf } from '@power/domain/kernel/pivot-table';
import { salesSource } from '../sales-source.shared.ts';
import { seriesOf } from './pivot-series.ts';

const source = salesSource();
const two = (n: number): string => String(n).padStart(2, '0');
/** Brands in the order of their names, the last of them the greatest, each with the same in eleven months. */
const BRANDS = Array.from({ length: 33 }, (_, n) => `Marca ${two(n + 1)}`);
const MONTHS = Array.from({ length: 11 }, (_, n) => `2026-${two(n + 1)}`);
const brands = tableOf([
  ...BRANDS.flatMap((marca, n) => MONTHS.map((mes) => ({ f: [marca], c: [mes], v: [n + 1] }))),
  ...BRANDS.map((marca, n) => ({ f: [marca], c: [], v: [(n + 1) * 11] })),
  ...MONTHS.map((mes) => ({ f: [], c: [mes], v: [561] })),
  { f: [], c: [], v: [561 * 11] },
]);
const all = (figures: readonly (number | null)[]): number => figures.reduce<number>((sum, n) => sum + (n ?? 0), 0);

test('months run from left to right and none is lumped; the greatest brands lie upon each other, the others are one', () => {
  const { labels, series } = seriesOf(source, { filas: ['marca'], columnas: ['mes'], medidas: ['neto'] }, brands);
  expect([labels[0], labels.at(-1), labels.length]).toEqual(['ene 2026', 'nov 2026', 11]);
  expect(series.map(({ name }) => name)).toEqual([...BRANDS.slice(-7).reverse(), '26 más']);
  expect(all(series.flatMap(({ values }) => values))).toBe(561 * 11);
});

test('without columns the greatest come first, and the others are one bar', () => {
  const { labels, series, missing } = seriesOf(
    source,
    { filas: ['marca'], columnas: [], medidas: ['neto'] },
    tableOf(BRANDS.map((marca, n) => ({ f: [marca], c: [], v: [n + 1] }))),
  );
  expect(labels).toEqual([...BRANDS.slice(-12).reverse(), '21 más']);
  expect(series[0]!.values.slice(0, 2)).toEqual([33, 32]);
  expect([all(series[0]!.values), missing]).toEqual([561, 0]);
});

test('shares do not add up: what has no bar is counted', () => {
  const found = seriesOf(source, { filas: ['marca'], columnas: ['mes'], medidas: ['documentos'] }, brands);
  expect([found.labels.length, found.labels[0], found.missing]).toEqual([12, 'Marca 33', 21]);
});

test('rows that are time keep their order, all of them; the columns that are none are the greatest and the others', () => {
  const months = tableOf([
    ...MONTHS.flatMap((mes) => BRANDS.map((marca, n) => ({ f: [mes], c: [marca], v: [n + 1] }))),
    ...MONTHS.map((mes, n) => ({ f: [mes], c: [], v: [n] })),
    ...BRANDS.map((marca, n) => ({ f: [], c: [marca], v: [n + 1] })),
    { f: [], c: [], v: [1] },
  ]);
  const found = seriesOf(source, { filas: ['mes'], columnas: ['marca'], medidas: ['neto'] }, months);
  expect([found.labels[0], found.labels.at(-1), found.labels.length]).toEqual(['ene 2026', 'nov 2026', 11]);
  expect(found.series.map(({ name }) => name)).toEqual([...BRANDS.slice(-7).reverse(), '26 más']);
});

test('years of months are all there, and the time of columns with another field is one', () => {
  const years = ['2025', '2026'];
  const found = seriesOf(
    source,
    { filas: ['anio'], columnas: ['mes'], medidas: ['neto'] },
    tableOf(years.flatMap((anio) => MONTHS.map((mes) => ({ f: [anio], c: [mes], v: [1] })))),
  );
  expect([found.labels, found.series.length]).toEqual([years, 11]);
  const split = seriesOf(
    source,
    { filas: ['marca'], columnas: ['mes', 'region'], medidas: ['neto'] },
    tableOf(MONTHS.flatMap((mes) => ['RM', 'Ñuble'].map((region) => ({ f: ['Dahua'], c: [mes, region], v: [5] })))),
  );
  expect([split.labels.length, split.series[0]!.values[0]]).toEqual([11, 10]);
});
