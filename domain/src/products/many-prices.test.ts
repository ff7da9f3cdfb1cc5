import fc from 'fast-check';
import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { defaultTable, pricesByRule } from '../pricing/price-rule.shared.ts';
import { belowMinimum, changed, type Priced, withAdjustment } from './bulk-change.shared.ts';
import { changeProductTier } from './change-product-tier.ts';
import { type Ajuste, COLUMNAS_PRECIO, pricesAt, stretchesOf } from './prices.shared.ts';
import { product } from './product.ts';
import { registerProduct } from './register-product.ts';
import { repriceProduct } from './reprice-product.ts';
import { restoreProductPrices } from './restore-product-prices.ts';
import { setProductPrice } from './set-product-price.ts';
import { updateProductPmp } from './update-product-pmp.ts';
import { withdrawProductPrice } from './withdraw-product-price.ts';

const admin = someone('Administrador');
const day = (n: number): string => new Date(Date.UTC(2026, 0, n)).toISOString();
const NOW = day(5);
const rule = (pmp: number, tier: number) => pricesByRule(pmp, defaultTable(tier).margenes);
const by = { now: NOW, id: 'lote-1', autor: 'Ana', motivo: 'Alza', table: defaultTable };
const priced = (more: Partial<Priced> = {}): Priced => ({
  tier: 2,
  pmp: 1000,
  base: rule(1000, 2),
  ajustes: [],
  tabla: 0,
  costo_fob: 0,
  ...more,
});
const ajuste = (more: Partial<Ajuste> = {}): Ajuste => ({
  id: 'a',
  precios: { gold: 7 },
  desde: day(1),
  vence: null,
  motivo: 'x',
  autor: 'y',
  ...more,
});

describe('one product’s part of a change of many prices', () => {
  test('another tier, or the table again, makes its prices anew and leaves adjustments', () => {
    const hand = priced({ tabla: null, base: rule(5000, 1), ajustes: [ajuste()] });
    expect(changed(hand, { tipo: 'tabla' }, by)).toEqual({ ...hand, tabla: 0, base: rule(1000, 2) });
    expect(changed(hand, { tipo: 'tier', tier: 5 }, by)).toEqual({ ...hand, tier: 5, tabla: 0, base: rule(1000, 5) });
  });

  test('a percentage moves the columns that have a price, from its day until its end', () => {
    const some = priced({ base: { ...rule(1000, 2), silver: 0 } });
    const change = { tipo: 'porcentaje' as const, porcentaje: 10, columnas: ['gold' as const, 'silver' as const] };
    const { ajustes } = changed(some, { ...change, desde: day(8), vence: '2026-01-20T00:00:00-03:00' }, by);
    const gold = Math.ceil(some.base.gold * 1.1 - 1e-6);
    expect(ajustes).toEqual([
      {
        id: 'lote-1',
        precios: { gold },
        desde: day(8),
        vence: '2026-01-20T03:00:00.000Z',
        motivo: 'Alza',
        autor: 'Ana',
      },
    ]);
    expect(changed(some, { ...change, desde: day(2) }, by).ajustes).toMatchObject([{ desde: NOW, vence: null }]);
    expect(changed(some, change, by).ajustes).toMatchObject([{ desde: NOW, precios: { gold } }]);
    expect(changed(some, { ...change, columnas: ['silver'] }, by)).toBe(some);
  });

  test('a margin needs a cost to be held against', () => {
    const change = { tipo: 'margen' as const, margen: 20, columnas: ['gold' as const] };
    expect(changed(priced(), change, by).ajustes).toMatchObject([{ precios: { gold: 1250 } }]);
    const without = priced({ pmp: 0 });
    expect(changed(without, change, by)).toBe(without);
  });

  test('what is supposed becomes adjustments of the columns that move; where nothing does, nothing', () => {
    const change = { tipo: 'supuestos' as const, transporte: 'maritimo' as const, dolar: 900 };
    const abroad = priced({ costo_fob: 5 });
    const factores = { aereo: 1, maritimo: 2 };
    const dearer = changed(abroad, { ...change, supuestos: { dolar: 1800 } }, { ...by, factores });
    expect(pricesAt(dearer.base, dearer.ajustes, NOW).gold).toBe(abroad.base.gold * 2);
    const freight = changed(abroad, { ...change, supuestos: { factor_maritimo: 1 } }, { ...by, factores });
    expect(pricesAt(freight.base, freight.ajustes, NOW).gold).toBe(Math.ceil(abroad.base.gold / 2));
    expect(changed(abroad, { ...change, supuestos: { dolar: 900 } }, by)).toBe(abroad);
    expect(changed(priced(), { ...change, supuestos: { dolar: 1800 } }, by).ajustes).toEqual([]);
  });
});

test('an adjustment for good takes the place of what it covers, column by column; one that ends lies over it', () => {
  const both = ajuste({ precios: { gold: 7, silver: 8 }, desde: day(3) });
  const good = ajuste({ id: 'b', precios: { gold: 9 }, desde: day(3) });
  expect(withAdjustment([both], good)).toEqual([{ ...both, precios: { silver: 8 } }, good]);
  expect(withAdjustment([ajuste({ desde: day(3) })], good)).toEqual([good]);
  expect(withAdjustment([ajuste({ desde: day(2) })], good)).toHaveLength(2);
  expect(withAdjustment([both], { ...good, vence: day(9) })).toEqual([both, { ...good, vence: day(9) }]);
});

test('of several adjustments the one that began last counts, whichever was written first', () => {
  const early = ajuste({ desde: day(2), precios: { gold: 2 } });
  const late = ajuste({ desde: day(4), precios: { gold: 4 } });
  const base = rule(1000, 2);
  fc.assert(
    fc.property(fc.shuffledSubarray([early, late], { minLength: 2 }), (ajustes) => {
      expect([day(1), day(3), day(5)].map((at) => pricesAt(base, ajustes, at).gold)).toEqual([base.gold, 2, 4]);
    }),
  );
  const same = [ajuste({ precios: { gold: 1 } }), ajuste({ id: 'b', precios: { gold: 3 } })];
  expect(pricesAt(base, same, NOW).gold).toBe(3);
  const ends = ajuste({ desde: day(7), vence: day(9) });
  expect(stretchesOf(base, [ends, late], NOW).map(({ desde }) => desde)).toEqual([NOW, day(7), day(9)]);
  expect(stretchesOf(base, [ajuste({ desde: NOW })], NOW)).toHaveLength(1);
});

test('a price below one percent of margin is told, a price or cost that is missing is not', () => {
  const none = Object.fromEntries(COLUMNAS_PRECIO.map((column) => [column, 0])) as Priced['base'];
  expect(belowMinimum({ ...none, gold: 1010 }, 1000)).toBe(true);
  expect(belowMinimum({ ...none, gold: 1011 }, 1000)).toBe(false);
  expect([belowMinimum(none, 1000), belowMinimum({ ...none, gold: 5 }, 0)]).toEqual([false, false]);
});

describe('in words', () => {
  const producto = { codigo: 'C1', part_number: 'PN-1', nombre: 'Cámara', marca: 'Hikvision', pmp: 1000 };
  const facts = { _id: '4', tabla: defaultTable(3) };
  const made = (more: object = {}): Story => {
    const story = new Story();
    const request = { producto: { ...producto, ...more } };
    expect(story.does(registerProduct, { request, user: admin, facts })).toEqual({
      mensaje: 'El producto PN-1 fue creado',
      _id: '4',
    });
    return story;
  };
  const now = (story: Story) => foldAll(product, story.log)!;

  test('each change of one product’s prices says what became of it', () => {
    const story = made();
    const id = '4';
    const motivo = 'Compra';
    const as = { user: admin, facts: {} };
    const cost = { request: { accion: 'actualizarpmp' as const, id, pmp: 2000, motivo }, ...as };
    expect(story.does(updateProductPmp, cost).mensaje).toBe('El PMP de PN-1 fue actualizado');
    expect(story.log.at(-1)!.data).toMatchObject({ origen: 'PMP', motivo });
    expect(decideGiven(updateProductPmp, story.log, cost)).toEqual([]);
    expect(refusal(decideGiven(updateProductPmp, made({ servicio: true, pmp: 0 }).log, cost))).toMatchObject({
      codigo: 'ES_SERVICIO',
      titulo: 'El PMP no fue actualizado',
      mensaje: 'Un servicio no tiene stock ni costo promedio.',
    });
    const bulk = {
      request: { accion: 'producto' as const, id, cambio: { tipo: 'tabla' as const }, lote: '9', motivo, autor: 'Ana' },
      user: admin,
      facts: { tables: {} },
    };
    story.does(changeProductTier, { request: { id, tier: 5 }, ...as });
    const hand = {
      request: { idProducto: id, nuevoPrecio: 9999, columna: 'gold' as const, motivo },
      user: admin,
      facts: undefined,
    };
    expect(story.does(setProductPrice, hand as never).mensaje).toBe('El precio de PN-1 fue cambiado');
    expect(story.log.at(-1)!.data).toMatchObject({ origen: 'Precio manual', motivo, precios: { gold: 9999 } });
    const [own] = now(story).ajustes;
    const back = { request: { idProducto: id, ajuste: own!.id, motivo }, user: admin, facts: undefined };
    expect(story.does(withdrawProductPrice, back).mensaje).toBe('El precio de PN-1 fue retirado');
    expect(story.log.at(-1)!.data).toMatchObject({ origen: 'Precio retirado', motivo });
    expect(refusal(decideGiven(withdrawProductPrice, story.log, back))).toMatchObject({
      titulo: 'El precio no fue retirado',
      mensaje: 'Ese precio ya venció o fue retirado. Actualiza la ficha.',
    });
    const before = now(story);
    expect(story.does(repriceProduct, bulk).mensaje).toBe('Los precios de PN-1 fueron cambiados');
    expect(decideGiven(repriceProduct, story.log, bulk)).toEqual([]);
    const restore = (antes: typeof before | undefined, lote = '9') => ({
      request: { accion: 'restaurar' as const, id, lote, motivo },
      user: admin,
      facts: { antes },
    });
    expect(story.does(restoreProductPrices, restore(before, '8') as never).mensaje).toBe(
      'Los precios de PN-1 quedan como están',
    );
    expect(decideGiven(restoreProductPrices, story.log, restore(undefined) as never)).toEqual([]);
  });

  test('of a product that there is not, none of them is possible', () => {
    const unknown = [
      updateProductPmp,
      changeProductTier,
      repriceProduct,
      restoreProductPrices,
      withdrawProductPrice,
      setProductPrice,
    ];
    for (const { decide } of unknown as unknown as (typeof updateProductPmp)[])
      expect(
        decide(undefined, { motivo: 'x' } as never, { now: NOW, user: admin, facts: {}, commandId: 'c' }),
      ).toMatchObject({ codigo: 'PRODUCTO_NO_EXISTE' });
  });

  test('a Brand Manager registers products of own brands; one that is there is not made again', () => {
    const tried = (marcas: string[] | undefined, given = new Story()) =>
      decideGiven(registerProduct, given.log, {
        request: { producto: { codigo: 'C1', part_number: 'PN-1', nombre: 'N', marca: 'Hikvision' } },
        user: someone('Brand Manager', marcas && { marcas }),
        facts,
      });
    expect(tried(['Hikvision'])).toHaveLength(1);
    for (const marcas of [['Dahua'], undefined])
      expect(refusal(tried(marcas))).toMatchObject({
        codigo: 'MARCA_AJENA',
        titulo: 'No se puede crear',
        mensaje: 'La marca Hikvision no está a tu cargo.',
      });
    expect(refusal(tried(['Hikvision'], made()))).toMatchObject({
      codigo: 'PRODUCTO_EXISTE',
      titulo: 'El producto ya existe',
      mensaje: 'Vuelve a intentarlo.',
    });
  });
});
