import fc from 'fast-check';
import { defaultTable, pricesByRule } from '../../pricing/price-rule.shared.ts';
import { fixedColumns, type Supposable, supposed, type Supuestos, tellsCosts } from '../../pricing/what-if.shared.ts';
import { COLUMNAS_PRECIO } from '../../products/prices.shared.ts';
import { freshLine } from '../lines.ts';
import { inDollars, inPesos, quotable, sold } from '../quotation.testing.ts';
import { proposePrice } from '../line-rules.ts';
import { supposedLine, supposedSums, supposedTerms } from './what-if.ts';
import type { LineaCotizacion } from '../parts.ts';

const own = { linea: 1, seccion: null, comentario: null, cantidad: 4 };
const byRule = pricesByRule(600, defaultTable(3).margenes);
const product: Supposable = {
  tier: 3,
  pmp: 600,
  costo_fob: 10,
  factor: 1.5,
  precios: byRule,
  fijos: new Set(),
};
const by = { dolar: 100, transporte: 'aereo', table: defaultTable } as const;
const line = (more: Partial<LineaCotizacion> = {}): LineaCotizacion => ({
  ...freshLine(own, quotable(sold('1', byRule)), inPesos()),
  ...more,
});
const asked = (supuestos: Supuestos, precios: 'siguen' | 'mantienen' = 'siguen', margin?: number) => ({
  supuestos,
  precios,
  margenes: new Map(margin === undefined ? [] : [[1, margin]]),
});

describe('a product', () => {
  test('nothing supposed, nothing moves', () => {
    expect(supposed(product, {}, by)).toEqual({ pmp: 600, precios: byRule });
  });

  test('cost and prices follow dollar and freight in proportion, rounded by the declared rule; goods of here do not', () => {
    const dearer = supposed(product, { dolar: 110, factor_aereo: 1.8 }, by);
    expect(dearer.pmp).toBeCloseTo(600 * 1.1 * 1.2, 6);
    for (const column of COLUMNAS_PRECIO) expect(dearer.precios[column]).toBe(Math.ceil(byRule[column] * 1.32 - 1e-6));
    expect(supposed(product, { factor_maritimo: 9 }, by)).toEqual({ pmp: 600, precios: byRule });
    expect(supposed({ ...product, costo_fob: 0 }, { dolar: 200 }, by)).toEqual({ pmp: 600, precios: byRule });
  });

  test('another table or more points make prices anew by the rule that prices are made by', () => {
    expect(supposed(product, { tier: 5 }, by).precios).toEqual(pricesByRule(600, defaultTable(5).margenes));
    const margins = Object.fromEntries(COLUMNAS_PRECIO.map((c) => [c, defaultTable(3).margenes[c] + 2])) as never;
    expect(supposed(product, { puntos: 2 }, by).precios).toEqual(pricesByRule(600, margins));
  });

  test('a price given by hand stays, unless a tier is supposed for a product of no table', () => {
    const adjusted = {
      tabla: 0,
      ajustes: [{ id: 'a', precios: { gold: 7 }, desde: '2026-01-01', vence: null, motivo: '', autor: '' }],
    };
    const fijos = fixedColumns(adjusted, {}, '2026-02-01');
    expect([...fijos]).toEqual(['gold']);
    expect(supposed({ ...product, fijos }, { dolar: 200 }, by).precios).toMatchObject({ gold: byRule.gold });
    expect(fixedColumns({ tabla: null, ajustes: [] }, {}, '2026').size).toBe(COLUMNAS_PRECIO.length);
    expect(fixedColumns({ tabla: null, ajustes: [] }, { tier: 2 }, '2026').size).toBe(0);
  });

  test('whoever may not see costs may suppose the dollar alone', () => {
    expect(tellsCosts({ dolar: 5 })).toBe(false);
    for (const s of [{ factor_aereo: 1 }, { factor_maritimo: 1 }, { tier: 1 }, { puntos: 1 }])
      expect(tellsCosts(s)).toBe(true);
  });
});

describe('a line', () => {
  test('nothing supposed: the line as it is, a proposal too', () => {
    const terms = inPesos();
    const proposed = proposePrice(line(), 700, terms) as LineaCotizacion;
    for (const l of [line(), proposed])
      expect(supposedLine(l, supposed(product, {}, by), asked({}), terms)).toEqual({ linea: l, problema: null });
  });

  test('its price follows and is held against the list that it froze, as applying it will be', () => {
    const terms = inPesos();
    const cheap = supposedLine(line(), supposed(product, { tier: 1 }, by), asked({ tier: 1 }), terms).linea;
    expect(cheap).toEqual({
      ...(proposePrice(line(), cheap.valor_propuesto!, terms) as object),
      producto: cheap.producto,
    });
    expect(cheap).toMatchObject({ requiere_validacion: true, validado: false });
    const dear = supposedLine(line(), supposed(product, { dolar: 120 }, by), asked({ dolar: 120 }), terms).linea;
    expect(dear).toMatchObject({ validado: true, producto: { pmp: 720 } });
    expect(dear.valor_propuesto).toBe(Math.ceil(byRule.gold * 1.2 - 1e-6));
  });

  test('kept prices: the margin alone moves, and what the rules refuse is told in their words', () => {
    const dolar = 120;
    const kept = supposedLine(line(), supposed(product, { dolar }, by), asked({ dolar }, 'mantienen'), inPesos());
    expect(kept).toMatchObject({ problema: null, linea: { valor_propuesto: null, precio: line().precio } });
    expect(kept.linea.margen).toBeCloseTo((1 - 720 / line().precio) * 100, 6);
    const none = supposedLine(line(), supposed(product, {}, by), asked({}, 'siguen', 0.5), inPesos());
    expect(none.problema).toBe('El Margen NO puede ser Menor a 1');
    expect(none.linea.validado).toBe(false);
  });

  test('a margin that is asked for is reached, never undercut', () => {
    fc.assert(
      fc.property(fc.double({ min: 12, max: 90, noNaN: true }), fc.boolean(), (wanted, abroad) => {
        const terms = abroad ? inDollars : inPesos();
        const l = abroad ? freshLine(own, quotable(sold('1')), inDollars) : line();
        const { linea } = supposedLine(l, supposed(product, {}, by), asked({}, 'siguen', wanted), terms);
        const reached = linea.valor_propuesto === null ? linea.margen! : linea.margen_propuesto!;
        return reached >= wanted - 1e-6;
      }),
    );
  });

  test('a service takes no margin', () => {
    const service = freshLine(own, quotable(sold('9'), { servicio: true }), inPesos());
    const known = { pmp: 600, precios: { ...byRule, gold: service.precio } };
    expect(supposedLine(service, known, asked({}, 'siguen', 50), inPesos()).linea.precio).toBe(service.precio);
  });

  test('a service in dollars: nothing supposed, nothing moves; a dearer dollar leaves its pesos where they were', () => {
    const service = freshLine(own, quotable(sold('9', { gold: 1000, pmp: 0 }), { servicio: true }), inDollars);
    const known = { pmp: 0, precios: { ...byRule, gold: 1000 } };
    expect(supposedLine(service, known, asked({}), inDollars)).toEqual({ linea: service, problema: null });
    const next = supposedTerms(inDollars, 125);
    const { linea } = supposedLine(service, known, asked({ dolar: 125 }), next);
    expect(linea).toMatchObject({ precio_aereo: 8, precio_maritimo: 8, valor_propuesto: 8 });
    expect(supposedSums([linea], next)).toMatchObject({ total_moneda: 32, total_maritimo: 32, neto: 4000 });
  });

  test('dollars: another freight is another price; another dollar the same price and other pesos', () => {
    const l = freshLine(own, quotable(sold('1')), inDollars);
    const freight = supposedLine(l, supposed(product, { factor_aereo: 2 }, by), asked({ factor_aereo: 2 }), inDollars);
    expect(freight.linea).toMatchObject({ precio_aereo: 20, valor_propuesto: 20, precio_maritimo: 12 });
    const next = supposedTerms(inDollars, 110);
    const dearer = supposedLine(l, supposed(product, { dolar: 110 }, by), asked({ dolar: 110 }), next).linea;
    expect(dearer).toMatchObject({ precio: 15, valor_propuesto: null });
    expect(supposedSums([dearer], next)).toMatchObject({ total_moneda: 60, neto: 6600 });
    expect(supposedTerms({ ...inDollars, moneda: 'euros', por_dolar: 0.9 }, 108)).toMatchObject({
      tipo_cambio: 100,
      por_dolar: 1.08,
    });
  });
});
