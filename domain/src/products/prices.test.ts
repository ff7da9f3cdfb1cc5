import fc from 'fast-check';
import type { DomainEvent } from '../kernel/event.ts';
import { foldAll, decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { defaultTable, pricesByRule, roundListPrice } from '../pricing/price-rule.shared.ts';
import { applyDuePrices } from './apply-due-prices.ts';
import { changeProductTier } from './change-product-tier.ts';
import { type Ajuste, COLUMNAS_PRECIO, pricesAt, priceFor, stretchesOf } from './prices.shared.ts';
import { ProductChanged } from './events.ts';
import { product } from './product.ts';
import { registerProduct } from './register-product.ts';
import { repriceProduct } from './reprice-product.ts';
import { restoreProductPrices } from './restore-product-prices.ts';
import { setProductPrice } from './set-product-price.ts';
import { updateProductPmp } from './update-product-pmp.ts';
import { withdrawProductPrice } from './withdraw-product-price.ts';

const admin = someone('Administrador');
const day = (n: number): string => new Date(Date.UTC(2026, 0, n)).toISOString();
const tables = {};
const rule = (pmp: number, tier: number) => pricesByRule(pmp, defaultTable(tier).margenes);

const registered = (): DomainEvent[] => [
  ...events(
    decideGiven(registerProduct, [], {
      request: { producto: { codigo: 'A', part_number: 'PN', nombre: 'N', marca: 'M', pmp: 20_000, tier: 1 } },
      user: admin,
      facts: { _id: '4', tabla: defaultTable(1) },
    }),
  ),
];
const state = (log: readonly DomainEvent[]) => foldAll(product, log)!;
const price = (log: readonly DomainEvent[], request: object, now = day(1)) =>
  decideGiven(setProductPrice, log, {
    request: { idProducto: '4', ...request } as never,
    user: admin,
    facts: undefined,
    now,
  });

test('a product without prices of its own is priced by cost and tier', () => {
  expect(state(registered())).toMatchObject({ precios: rule(20_000, 1), tabla: 0 });
});

test('a tier moves all prices in one event; the same tier again moves nothing', () => {
  const to = (tier: number, log = registered()) =>
    decideGiven(changeProductTier, log, { request: { id: '4', tier }, user: admin, facts: tables });
  expect(events(to(2))).toMatchObject([
    { data: { origen: 'Tier', tier: 2, precios: rule(20_000, 2), antes: { tier: 1 } } },
  ]);
  expect(events(to(1))).toEqual([]);
});

test('a new cost moves the prices that follow a table, and leaves those that were given by hand', () => {
  const cost = (log: readonly DomainEvent[]) =>
    state([
      ...log,
      ...events(
        decideGiven(updateProductPmp, log, {
          request: { accion: 'actualizarpmp', id: '4', pmp: 30_000, motivo: 'Importación' },
          user: admin,
          facts: tables,
        }),
      ),
    ]);
  expect(cost(registered())).toMatchObject({ pmp: 30_000, precios: rule(30_000, 1) });
  const byHand = registered().map((e) => ({ ...e, data: { ...(e.data as object), tabla: null } }));
  expect(cost(byHand)).toMatchObject({ pmp: 30_000, precios: rule(20_000, 1) });
});

test('a price by hand needs a reason, and ends before it begins for nobody', () => {
  expect(refusal(price(registered(), { nuevoPrecio: 9 })).codigo).toBe('FALTA_MOTIVO');
  const ends = { nuevoPrecio: 9, motivo: 'x', desde: day(9), vence: day(8) };
  expect(refusal(price(registered(), ends)).codigo).toBe('VENCE_ANTES');
});

test('the list price takes the others along in proportion; a column named moves alone', () => {
  const before = rule(20_000, 1);
  const all = state([
    ...registered(),
    ...events(price(registered(), { nuevoPrecio: before.precio_lista * 2, motivo: 'x' })),
  ]);
  expect(all.precios).toEqual(Object.fromEntries(COLUMNAS_PRECIO.map((c) => [c, before[c] * 2])));
  const one = state([
    ...registered(),
    ...events(price(registered(), { nuevoPrecio: 7, columna: 'gold', motivo: 'x' })),
  ]);
  expect(one.precios).toEqual({ ...before, gold: 7 });
});

test('a price to come is told at once and counts from its day until its end, whatever the cost does meanwhile', () => {
  const log = registered();
  log.push(
    ...events(price(log, { nuevoPrecio: 7, columna: 'gold', motivo: 'Oferta', desde: day(10), vence: day(20) })),
  );
  expect(state(log).precios.gold).toBe(rule(20_000, 1).gold);
  log.push(
    ...events(
      decideGiven(updateProductPmp, log, {
        request: { accion: 'actualizarpmp', id: '4', pmp: 30_000, motivo: 'x' },
        user: admin,
        facts: tables,
        now: day(5),
      }),
    ),
  );
  const { base, ajustes } = state(log);
  const gold = (at: string) => pricesAt(base, ajustes, at).gold;
  expect([day(9), day(10), day(19), day(20)].map(gold)).toEqual([rule(30_000, 1).gold, 7, 7, rule(30_000, 1).gold]);
  expect((log.at(-1)!.data as { tramos: { desde: string }[] }).tramos.map((t) => t.desde)).toEqual([
    day(5),
    day(10),
    day(20),
  ]);
});

test('what begins or ends by now is put in force once', () => {
  const log = registered();
  log.push(...events(price(log, { nuevoPrecio: 7, columna: 'gold', motivo: 'x', desde: day(10), vence: day(20) })));
  const due = (now: string) =>
    decideGiven(applyDuePrices, log, { request: { accion: 'vigencias', id: '4' }, user: admin, facts: undefined, now });
  expect(events(due(day(9)))).toEqual([]);
  log.push(...events(due(day(10))));
  expect(state(log).precios.gold).toBe(7);
  expect(events(due(day(11)))).toEqual([]);
  log.push(...events(due(day(21))));
  expect(state(log)).toMatchObject({ precios: rule(20_000, 1), ajustes: [] });
});

test('a price that is taken back leaves what the rule says', () => {
  const log = registered();
  log.push(...events(price(log, { nuevoPrecio: 7, columna: 'gold', motivo: 'x' })));
  const withdraw = (ajuste: string) =>
    decideGiven(withdrawProductPrice, log, {
      request: { idProducto: '4', ajuste, motivo: 'Error' },
      user: admin,
      facts: undefined,
    });
  expect(refusal(withdraw('otro')).codigo).toBe('AJUSTE_NO_EXISTE');
  log.push(...events(withdraw('test')));
  expect(state(log).precios).toEqual(rule(20_000, 1));
});

describe('one product of a bulk change', () => {
  const part = (log: readonly DomainEvent[], cambio: object, lote = '9') =>
    decideGiven(repriceProduct, log, {
      request: { accion: 'producto', id: '4', cambio: cambio as never, lote, motivo: 'Alza', autor: 'Ana' },
      user: admin,
      facts: { tables, factores: { aereo: 1.5, maritimo: 1.2 } },
    });
  const undo = (log: readonly DomainEvent[], antes: object | undefined) =>
    decideGiven(restoreProductPrices, log, {
      request: { accion: 'restaurar', id: '4', lote: '9', motivo: 'Error' },
      user: admin,
      facts: antes === undefined ? {} : { antes: antes as never },
    });
  const up = { tipo: 'porcentaje', porcentaje: 10, columnas: ['gold', 'platinum'] };

  test('is done once and undone to the letter', () => {
    const log = registered();
    const before = state(log);
    log.push(...events(part(log, up)));
    expect(state(log).precios).toMatchObject({
      gold: Math.ceil(before.precios.gold * 0.11) * 10,
      tienda: before.precios.tienda,
    });
    expect(events(part(log, up))).toEqual([]);
    const { base, ajustes, tier, tabla, precios } = before;
    log.push(...events(undo(log, { base, ajustes, tier, tabla, precios })));
    expect(state(log)).toMatchObject({ base, ajustes, tier, tabla, precios, lote: null });
  });

  test('stays where the price has moved since', () => {
    const log = registered();
    log.push(...events(part(log, up)));
    log.push(...events(price(log, { nuevoPrecio: 7, columna: 'gold', motivo: 'x' })));
    expect(events(undo(log, state(registered())))).toEqual([]);
    expect(events(undo(log, undefined))).toEqual([]);
  });

  test('what was simulated: an imported product follows dollar and freight from what they were, and its cost stays', () => {
    const log = registered();
    const change = (supuestos: object) => ({ tipo: 'supuestos', supuestos, transporte: 'aereo', dolar: 900 });
    expect(events(part(log, change({ dolar: 1800 })))).toEqual([]);
    const imported = [...log, ProductChanged({ antes: { costo_fob: 0 }, cambios: { costo_fob: 20 } } as never)];
    const dearer = state([...imported, ...events(part(imported, change({ dolar: 1800, factor_aereo: 3 })))]);
    expect(dearer.precios.gold).toBe(roundListPrice(rule(20_000, 1).gold * 4));
    expect(dearer).toMatchObject({ pmp: 20_000, tier: 1, base: rule(20_000, 1) });
    const points = state([...log, ...events(part(log, change({ puntos: 10 })))]);
    expect(points.precios).toEqual(
      pricesByRule(
        20_000,
        Object.fromEntries(
          Object.entries(defaultTable(1).margenes).map(([column, margin]) => [column, margin + 10]),
        ) as never,
      ),
    );
  });

  test('a margin sets the price over cost; a product without cost stays', () => {
    const log = registered();
    log.push(...events(part(log, { tipo: 'margen', margen: 50, columnas: ['gold'] })));
    expect(state(log).precios.gold).toBe(40_000);
  });
});

test('stretches tell every moment as adjustments do', () => {
  const instant = fc.integer({ min: 1, max: 60 }).map(day);
  const adjustment = fc.record({
    id: fc.uuid(),
    precios: fc.constantFrom({ gold: 5 }, { gold: 8, tienda: 9 }, { platinum: 1 }),
    desde: instant,
    vence: fc.option(instant),
    motivo: fc.constant('m'),
    autor: fc.constant('a'),
  }) as fc.Arbitrary<Ajuste>;
  fc.assert(
    fc.property(fc.array(adjustment, { maxLength: 6 }), instant, instant, (ajustes, now, later) => {
      const base = rule(20_000, 1);
      const at = later < now ? now : later;
      const stretch = stretchesOf(base, ajustes, now).findLast(({ desde }) => desde <= at)!;
      expect(stretch.precios).toEqual(pricesAt(base, ajustes, at));
    }),
  );
});

test('a customer without a known type buys as a shop does', () => {
  const precios = rule(20_000, 1);
  expect([null, 'Otro', 'constructor', 'Integrador'].map((tipo) => priceFor(precios, tipo))).toEqual([
    precios.tienda,
    precios.tienda,
    precios.tienda,
    precios.tier_3_calculo,
  ]);
});
