import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { marginTable, tableOf } from './margin-table.ts';
import { priceBatch } from './price-batch.ts';
import { defaultTable, roundListPrice } from './price-rule.shared.ts';
import { reportPriceBatch } from './report-price-batch.ts';
import { setMarginTable } from './set-margin-table.ts';
import { changeTierInBulk, inWords, startPriceBatch } from './start-price-batch.ts';
import { undoPriceBatch } from './undo-price-batch.ts';

const user = someone('Administrador');
const facts = (...productos: string[]) => ({ lote: '9', productos });

test('a change of many prices is told in words', () => {
  expect(inWords({ tipo: 'tier', tier: 4 })).toBe('Tier 4');
  expect(inWords({ tipo: 'tabla' })).toBe('Según PMP y tabla de márgenes');
  expect(inWords({ tipo: 'porcentaje', porcentaje: 2.5, columnas: ['tienda'] })).toBe('+2,5% en 1 columna');
  expect(inWords({ tipo: 'porcentaje', porcentaje: -3, columnas: ['tienda', 'gold'] })).toBe('-3% en 2 columnas');
  expect(inWords({ tipo: 'margen', margen: 12.5, columnas: ['tienda', 'gold'] })).toBe('Margen 12,5% en 2 columnas');
});

test('a change from its start to its end: what is read, and what is known of its progress', () => {
  const story = new Story();
  const start = {
    request: {
      accion: 'masivo' as const,
      cambio: { tipo: 'porcentaje' as const, porcentaje: 5, columnas: ['tienda' as const] },
      filtro: { tiers: [1] },
      motivo: 'Alza',
    },
    user,
    facts: facts('a', 'b'),
  };
  expect(refusal(decideGiven(startPriceBatch, [], { ...start, facts: facts() }))).toMatchObject({
    titulo: 'Nada que cambiar',
    mensaje: 'Ningún producto cumple el filtro. Revisa marca, categoría o tier.',
  });
  expect(story.does(startPriceBatch, start)).toEqual({
    mensaje: 'El cambio de precios de 2 productos está en marcha',
    lote: '9',
    productos: 2,
  });
  expect(story.does(startPriceBatch, start)).toMatchObject({ lote: '', productos: 0 });
  const undo = { request: { accion: 'deshacer' as const, lote: '9', motivo: 'Error' }, user, facts: undefined };
  expect(refusal(decideGiven(undoPriceBatch, story.log, undo)).mensaje).toBe(
    'El cambio todavía se está aplicando. Espera a que termine y vuelve a intentarlo.',
  );
  const report = (deshacer: boolean) => ({
    request: { accion: 'avance' as const, lote: '9', parte: 0, deshacer },
    user,
    facts: undefined,
  });
  expect(decideGiven(reportPriceBatch, [], report(false))).toEqual([]);
  expect(story.does(reportPriceBatch, report(false)).mensaje).toBe('El avance fue registrado');
  expect(story.does(undoPriceBatch, undo).mensaje).toBe(
    'El cambio «+5% en 1 columna» se está deshaciendo. Los productos que cambiaron después quedan como están.',
  );
  expect(story.log.at(-2)!.data).toEqual({ lote: '9', motivo: 'Error', autor: 'Administrador' });
  story.does(reportPriceBatch, report(true));
  expect(foldAll(priceBatch, story.log)).toMatchObject({ hechas: ['0', '0/deshacer'], productos: [['a', 'b']] });
  expect(decideGiven(reportPriceBatch, story.log, report(true))).toEqual([]);
  expect(refusal(decideGiven(undoPriceBatch, story.log, undo)).mensaje).toBe('El cambio masivo ya fue deshecho.');
  expect(refusal(decideGiven(undoPriceBatch, [], undo))).toMatchObject({
    codigo: 'LOTE_NO_EXISTE',
    titulo: 'El cambio no fue deshecho',
    mensaje: 'El cambio masivo no existe. Actualiza la lista.',
  });
});

test('the tier of several products changes as a change of many prices does', () => {
  const change = (motivo?: string) => ({
    request: { tier: 4, idsProductos: ['a'], ...(motivo && { motivo }) },
    user,
    facts: facts('a'),
  });
  expect(new Story().does(changeTierInBulk, change()).mensaje).toBe(
    'El cambio de precios de 1 producto está en marcha',
  );
  const started = { cambio: { tipo: 'tier', tier: 4 }, descripcion: 'Tier 4' };
  expect(events(decideGiven(changeTierInBulk, [], change()))[0]!.data).toMatchObject({ ...started, motivo: 'Tier 4' });
  expect(events(decideGiven(changeTierInBulk, [], change('Nuevo')))[0]!.data).toMatchObject({
    ...started,
    motivo: 'Nuevo',
  });
});

test('a margin table has a version that grows; its list price is no worse than tier 3, and may be the same', () => {
  const story = new Story();
  const wanted = defaultTable(2).margenes;
  const set = (margenes: typeof wanted) => ({
    request: { tier: 2, margenes, motivo: 'Ajuste' },
    user,
    facts: undefined,
  });
  expect(decideGiven(setMarginTable, [], set(wanted))).toEqual([]);
  expect(tableOf(2, foldAll(marginTable, []))).toEqual(defaultTable(2));
  const even = { ...wanted, precio_lista: wanted.tier_3_calculo };
  expect(story.does(setMarginTable, set(even)).mensaje).toBe('La tabla de márgenes del tier 2 es ahora la versión 1');
  expect(tableOf(2, foldAll(marginTable, story.log))).toEqual({ tier: 2, version: 1, margenes: even });
  expect(decideGiven(setMarginTable, story.log, set(even))).toEqual([]);
  expect(story.does(setMarginTable, set(wanted)).mensaje).toContain('versión 2');
  expect(story.log.at(-1)!.data).toMatchObject({ numero: 2, margen_antes: even, margen: wanted, motivo: 'Ajuste' });
  const worse = { ...wanted, precio_lista: wanted.tier_3_calculo - 0.5 };
  expect(refusal(decideGiven(setMarginTable, story.log, set(worse)))).toMatchObject({
    titulo: 'La tabla no fue guardada',
    mensaje: 'El margen del precio lista no puede ser menor al de Tier 3. Revisa los porcentajes.',
  });
});

test('prices end in zero from ten thousand on', () => {
  expect([9998.2, 9999, 9999.4, 10_000, 10_001].map(roundListPrice)).toEqual([9999, 9999, 10_000, 10_000, 10_010]);
});
