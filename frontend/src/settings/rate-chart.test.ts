import { missingText, runsOf } from './rate-chart.tsx';

test('the line breaks where days are missing, and the text says which', () => {
  const serie = ['2026-01-02', '2026-01-05', '2026-01-16'].map((fecha) => ({ fecha, valor: 950 }));
  expect(runsOf(serie, 5).map((run) => run.map(({ fecha }) => fecha))).toEqual([
    ['2026-01-02', '2026-01-05'],
    ['2026-01-16'],
  ]);
  expect(missingText([])).toBe('No falta ningún día.');
  expect(missingText(['2026-01-06', '2026-01-07'])).toBe('Sin valor: 07-01-2026, 06-01-2026.');
  expect(missingText(Array.from({ length: 7 }, (_, n) => `2026-01-0${n + 1}`))).toContain('03-01-2026 y 2 más.');
});
