import fc from 'fast-check';
import { comparedLines } from './views/compare-versions.ts';
import { costOf, marginOf, proposePrice, proposeTotal } from './line-rules.ts';
import { freshLine } from './lines.ts';
import type { LineaCotizacion } from './parts.ts';
import { quotableOf } from './quotable.shared.ts';
import { inDollars, inPesos, quotable, sold } from './quotation.testing.ts';
import { ratesIn } from './rates.shared.ts';
import { sumsOf, weightsOf } from './sums.ts';

const line = (
  linea: number,
  cantidad: number,
  precio: number,
  more: Partial<LineaCotizacion> = {},
): LineaCotizacion => {
  const fresh = freshLine({ linea, seccion: null, comentario: null, cantidad }, quotable(sold(`${linea}`)), inPesos());
  return { ...fresh, precio, valor_total: precio * cantidad, ...more };
};
const service = { servicio: true, margen: null } as const;
const inPesosOf = (productos_cotizacion: LineaCotizacion[]) =>
  sumsOf({ moneda: 'pesos', transporte: 'aereo', tipo_cambio: 1, productos_cotizacion });

test('a quotation’s sums count every line once: units, what waits, brands in order', () => {
  const lines = [
    line(1, 3, 1000),
    line(2, 2, 500, { validado: false, producto: sold('2', { marca: 'Dahua' }) }),
    line(3, 1, 200, { producto: sold('3', { marca: 'Axis' }) }),
  ];
  expect(inPesosOf(lines)).toMatchObject({
    neto: 4200,
    iva: 798,
    total: 4998,
    total_moneda: 4200,
    total_aereo: null,
    total_maritimo: null,
    lineas: 3,
    unidades: 6,
    por_validar: 1,
    marcas: ['Axis', 'Dahua', 'Hikvision'],
  });
});

test('the margin is that of goods with a known cost; without any there is none', () => {
  const known = line(1, 2, 1000);
  const unknown = line(2, 5, 9000, { producto: sold('2', { pmp: 0 }) });
  expect(inPesosOf([known, unknown, line(3, 4, 7000, service)]).margen).toBeCloseTo(40, 9);
  expect(inPesosOf([unknown, line(3, 4, 7000, service)]).margen).toBeNull();
  expect(inPesosOf([line(1, 2, 0)]).margen).toBeNull();
});

test('weights are shares of the goods and make up the whole of it; services have none', () => {
  const drawn = fc.array(
    fc.record({ cantidad: fc.integer({ min: 1, max: 99 }), precio: fc.integer({ min: 1, max: 9999 }) }),
    {
      minLength: 1,
      maxLength: 9,
    },
  );
  fc.assert(
    fc.property(drawn, (parts) => {
      const goods = parts.map(({ cantidad, precio }, i) => line(i + 1, cantidad, precio));
      const weights = weightsOf([...goods, line(99, 4, 70_000, service)]);
      expect(weights.get(99)).toBeNull();
      expect(goods.reduce((sum, { linea }) => sum + weights.get(linea)!, 0)).toBeCloseTo(100, 6);
    }),
  );
  expect([...weightsOf([line(1, 3, 100), line(2, 1, 700)]).values()]).toEqual([30, 70]);
  expect([...weightsOf([line(1, 3, 0), line(2, 1, 700, service)]).values()]).toEqual([null, null]);
});

test('two versions are compared by line, in the order of the later one; a place alone is no difference', () => {
  const before = [line(1, 2, 1000), line(2, 1, 500), line(3, 1, 70)];
  const proposed = { valor_propuesto: 450, margen_propuesto: 7, validado: false };
  const after = [line(3, 1, 70), line(2, 1, 500, proposed), line(4, 5, 10, { seccion: 'Obra', comentario: 'Nota' })];
  const compared = comparedLines(before, after, 'pesos');
  expect(compared.map(({ linea, que }) => [linea, que])).toEqual([
    [3, 'igual'],
    [2, 'cambiada'],
    [4, 'agregada'],
    [1, 'quitada'],
  ]);
  expect(compared[0]).toMatchObject({
    part_number: 'PN-3',
    nombre: 'Cámara 3',
    antes: { lugar: 3 },
    despues: { lugar: 1 },
  });
  expect(compared[1]).toMatchObject({
    antes: { lugar: 2, cantidad: 1, precio: 500, total: 500, margen: before[1]!.margen, validado: true },
    despues: { lugar: 2, precio: 450, total: 450, margen: 7, validado: false },
  });
  expect(compared[2]).toMatchObject({
    antes: null,
    despues: { lugar: 3, cantidad: 5, precio: 10, total: 50, seccion: 'Obra', comentario: 'Nota' },
  });
  expect(compared[3]).toMatchObject({ part_number: 'PN-1', antes: { lugar: 1, total: 2000 }, despues: null });
});

test('what a currency freezes: pesos nothing, dollars the rate, euros both; a month without euro is refused', () => {
  const month = { tc: 900, tc_euro: 1000 };
  expect(ratesIn('pesos', month, 'X')).toEqual({ tipo_cambio: 1, por_dolar: 1 });
  expect(ratesIn('dolares', month, 'X')).toEqual({ tipo_cambio: 900, por_dolar: 1 });
  expect(ratesIn('euros', month, 'X')).toEqual({ tipo_cambio: 1000, por_dolar: 0.9 });
  const none = { tc: 900, tc_euro: null };
  expect(ratesIn('dolares', none, 'X')).toEqual({ tipo_cambio: 900, por_dolar: 1 });
  expect(ratesIn('euros', none, 'No se guardó')).toMatchObject({
    codigo: 'SIN_TIPO_DE_CAMBIO',
    titulo: 'No se guardó',
    mensaje: 'El mes no tiene valor del euro. Pide que lo registren, o cotiza en dólares o pesos.',
  });
});

test('in euros the factory’s dollars are turned over; the other transport keeps its own price', () => {
  const terms = { ...inDollars, moneda: 'euros' as const, tipo_cambio: 1000, por_dolar: 0.9 };
  const own = { linea: 1, seccion: null, comentario: null, cantidad: 4 };
  const abroad = freshLine(own, quotable(sold('1')), terms);
  expect(abroad).toMatchObject({ precio_aereo: 13.5, precio_maritimo: 10.8, precio: 13.5, valor_total: 54 });
  const dearer = { ...abroad, valor_propuesto: 20 };
  const sums = sumsOf({ moneda: 'euros', transporte: 'aereo', tipo_cambio: 1000, productos_cotizacion: [dearer] });
  expect(sums).toMatchObject({ total_moneda: 80, total_aereo: 80, total_maritimo: 43.2, neto: 80_000 });
});

test('what a unit costs: its average, else the factory’s price, else nobody knows', () => {
  const own = { linea: 1, seccion: null, comentario: null, cantidad: 4 };
  const without = freshLine(own, quotable(sold('1', { pmp: 0 })), inDollars);
  expect(costOf(freshLine(own, quotable(sold('1')), inDollars), inDollars)).toBe(6);
  expect(costOf(without, inDollars)).toBe(10);
  expect(costOf({ ...without, costo_fob: null }, inDollars)).toBe(0);
  expect(costOf({ ...without, precio_aereo: null }, inDollars)).toBe(0);
  expect(costOf({ ...without, factor_aereo: 0 }, inDollars)).toBe(0);
  expect(marginOf(without, 0, inDollars)).toBeNull();
});

test('the limits of a proposal: exactly the least margin passes, one step below does not; the least price is the currency’s own', () => {
  const pesos = line(1, 4, 940);
  // Cost 600: 1 % margin is 606.06; 10 % is 666.67.
  expect(proposePrice(pesos, 607, inPesos())).toMatchObject({ valor_propuesto: 607 });
  expect(proposePrice(pesos, 606, inPesos())).toMatchObject({ texto: 'El Margen NO puede ser Menor a 1' });
  const exact = line(1, 4, 1000, { producto: sold('1', { pmp: 990 }) });
  expect(proposePrice(exact, 1000, inPesos())).not.toHaveProperty('texto');
  const abroad = freshLine({ linea: 1, seccion: null, comentario: null, cantidad: 1 }, quotable(sold('1')), inDollars);
  const free = { ...abroad, producto: sold('1', { pmp: 0 }), costo_fob: null };
  expect(proposePrice(free, 0.01, inDollars)).toMatchObject({ valor_propuesto: 0.01 });
  expect(proposePrice(free, 0.004, inDollars)).toMatchObject({ texto: 'El valor No puede ser menor a 1' });
  expect(proposePrice({ ...free, cantidad: 1 }, 0.4, inPesos())).toMatchObject({
    texto: 'El valor No puede ser menor a 1',
  });
  expect(proposeTotal(pesos, 0, inPesos())).toMatchObject({ texto: 'El valor No puede ser menor a 1' });
  expect(proposeTotal({ ...pesos, valor_propuesto: 900 }, pesos.valor_total, inPesos())).toMatchObject({
    valor_propuesto: null,
    propuesta_de: null,
  });
});

test('a product may be quoted at the prices of this instant; a brand that says no factor leaves the factory’s price', () => {
  const base = { tier_3_calculo: 1, tienda: 2, mobile: 3, silver: 4, gold: 5, platinum: 6 };
  const { _id, codigo, codigo_sap, part_number, nombre, marca, serializable, ean, pmp } = sold('1', { ean: ['780'] });
  const named = { _id, codigo, codigo_sap, part_number, nombre, marca, serializable, ean, pmp };
  const state = { base, ajustes: [], servicio: false, bloqueado: true, activo: true, costo_fob: 7 } as const;
  const found = quotableOf({ ...named, ...state } as never, { factor_aereo: '1.5' }, '2026-01-05T12:00:00.000Z');
  expect(found).toEqual({
    producto: { ...named, ...base },
    servicio: false,
    bloqueado: true,
    activo: true,
    costo_fob: 7,
    factor_aereo: 1.5,
    factor_maritimo: 1,
  });
});
