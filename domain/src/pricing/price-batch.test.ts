import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { reportPriceBatch } from './report-price-batch.ts';
import { defaultTable } from './price-rule.shared.ts';
import { setMarginTable } from './set-margin-table.ts';
import { startPriceBatch } from './start-price-batch.ts';
import { undoPriceBatch } from './undo-price-batch.ts';

const admin = someone('Administrador');
const ids = Array.from({ length: 250 }, (_, n) => String(n));
const start = (productos: readonly string[]) =>
  decideGiven(startPriceBatch, [], {
    request: { accion: 'masivo', cambio: { tipo: 'tier', tier: 2 }, filtro: { tiers: [1] }, motivo: 'Ajuste' },
    user: admin,
    facts: { lote: '9', productos },
  });
const undo = (log: readonly DomainEvent[]) =>
  decideGiven(undoPriceBatch, log, {
    request: { accion: 'deshacer', lote: '9', motivo: 'Error' },
    user: admin,
    facts: undefined,
  });
const report = (log: readonly DomainEvent[], parte: number, deshacer = false) =>
  decideGiven(reportPriceBatch, log, {
    request: { accion: 'avance', lote: '9', parte, deshacer },
    user: admin,
    facts: undefined,
  });

test('the products of a change follow in parts, each once', () => {
  const [told, ...parts] = events(start(ids));
  expect(told).toMatchObject({ data: { lote: '9', descripcion: 'Tier 2', productos: 250 } });
  expect(parts.flatMap(({ data }) => (data as { productos: string[] }).productos)).toEqual(ids);
  expect(Math.max(...parts.map(({ data }) => (data as { productos: string[] }).productos.length))).toBeLessThanOrEqual(
    100,
  );
});

test('a hundred thousand products fit into one change, with room for what the log adds; more than fit are told', () => {
  const many = (length: number) => Array.from({ length }, (_, n) => String(10_000 + n));
  const [, ...parts] = events(start(many(100_000)));
  expect(parts.flatMap(({ data }) => (data as { productos: string[] }).productos)).toEqual(many(100_000));
  const bytes = parts.reduce((sum, part) => sum + JSON.stringify(part.data).length + 600, 0);
  expect(bytes).toBeLessThan(1_000_000);
  expect(refusal(start(many(200_000)))).toMatchObject({
    codigo: 'DEMASIADOS_PRODUCTOS',
    mensaje: 'El filtro abarca 200.000 productos. Hazlo en varios cambios, por marca, categoría o tier.',
  });
});

test('a filter that means nothing starts nothing', () => {
  expect(refusal(start([])).codigo).toBe('SIN_PRODUCTOS');
});

test('a part is reported once, and one that there is not, never', () => {
  const log = [...events(start(ids))];
  log.push(...events(report(log, 0)));
  expect(log.at(-1)).toMatchObject({ data: { productos: 100, deshacer: false } });
  expect(events(report(log, 0))).toEqual([]);
  expect(events(report(log, 7))).toEqual([]);
});

test('a change is undone as a whole, once it is through, and once', () => {
  const log = [...events(start(ids))];
  expect(refusal(undo(log)).codigo).toBe('EN_PROCESO');
  for (const parte of [0, 1, 2]) log.push(...events(report(log, parte)));
  const back = events(undo(log));
  expect(back.slice(1).flatMap(({ data }) => (data as { productos: string[] }).productos)).toEqual(ids);
  expect(back.slice(1).every(({ data }) => (data as { deshacer: boolean }).deshacer)).toBe(true);
  log.push(...back);
  expect(refusal(undo(log)).codigo).toBe('YA_DESHECHO');
  expect(events(report(log, 0, true))).toHaveLength(1);
});

test('a margin table has versions; a list price below Tier 3 is refused', () => {
  const margenes = { ...defaultTable(1).margenes, precio_lista: 40 };
  const set = (wanted: typeof margenes) =>
    decideGiven(setMarginTable, [], {
      request: { tier: 1, margenes: wanted, motivo: 'Alza' },
      user: admin,
      facts: undefined,
    });
  expect(events(set(margenes))).toMatchObject([{ data: { tier: 1, numero: 1, margen: margenes } }]);
  expect(events(set(defaultTable(1).margenes as typeof margenes))).toEqual([]);
  expect(refusal(set({ ...margenes, precio_lista: 5 })).codigo).toBe('MARGENES_AL_REVES');
  // Over the first table too, which no event tells of: who saves second is told.
  const over = (numero: number) =>
    decideGiven(setMarginTable, events(set(margenes)), {
      request: { tier: 1, margenes: defaultTable(1).margenes as typeof margenes, motivo: 'Alza', numero },
      user: admin,
      facts: undefined,
    });
  expect(refusal(over(0))).toMatchObject({
    codigo: 'TABLA_CAMBIADA',
    mensaje:
      'La tabla del tier 1 cambió mientras escribías: va en la versión 1. Descarta lo tuyo para ver sus márgenes.',
  });
  expect(events(over(1))).toHaveLength(1);
});

test('what was simulated is told in words', () => {
  const cambio = {
    tipo: 'supuestos' as const,
    supuestos: { dolar: 1050, factor_aereo: 1.4, puntos: 2 },
    transporte: 'aereo' as const,
    dolar: 950,
  };
  const [told] = events(
    decideGiven(startPriceBatch, [], {
      request: { accion: 'masivo', cambio, filtro: { tiers: [1] }, motivo: 'Alza del dólar' },
      user: admin,
      facts: { lote: '9', productos: ['1'] },
    }),
  );
  expect(told).toMatchObject({
    data: { descripcion: 'Simulado: dólar 1.050, factor aéreo 1,4, +2 puntos de margen', cambio },
  });
});
