import fc from 'fast-check';
import { allocated } from './allocation.shared.ts';
import { type CostedProduct, effectOf, reversalOf } from './effect.shared.ts';
import { nothing, receivedOrder, typedCost } from './landed-cost.testing.ts';
import { isProblem, landedOf } from './landed.shared.ts';
import type { CostoPedido } from './parts.ts';
import { receivedOf } from './received.shared.ts';

const lines = () => {
  const received = receivedOf('x', { ordenes: [{ id: '12', orden: receivedOrder() }] });
  if ('rejected' in received) throw new Error(received.mensaje);
  return received.lines;
};
const of = (costo: CostoPedido) => {
  const landed = landedOf(costo, lines(), 'USD');
  if (isProblem(landed)) throw new Error(landed.mensaje);
  return landed;
};
const problem = (more: object) => {
  const landed = landedOf(typedCost(more), lines(), 'USD');
  return isProblem(landed) ? [landed.codigo, landed.mensaje, landed.campo] : undefined;
};

test('shares sum up to the peso, none differs from its exact part by a peso or more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 60 }),
      (total, tenths) => {
        const weights = tenths.map((n) => n / 100);
        const sum = tenths.reduce((all, n) => all + n, 0);
        const shares = allocated(total, weights);
        if (sum === 0) return total === 0 ? shares !== undefined : shares === undefined;
        expect(shares!.reduce((all, n) => all + n, 0)).toBe(total);
        for (const [n, share] of shares!.entries()) {
          // |share − total·w/Σ| < 1, in whole numbers.
          const off = BigInt(share) * BigInt(sum) - BigInt(total) * BigInt(tenths[n]!);
          expect((off < 0n ? -off : off) < BigInt(sum)).toBe(true);
        }
        return true;
      },
    ),
  );
});

test('who weighs more gets no less, whatever is shared out', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 20 }),
      (total, weights) => {
        const shares = allocated(total, weights)!;
        for (const [a, weight] of weights.entries())
          for (const [b, other] of weights.entries())
            if (weight > other) expect(shares[a]!).toBeGreaterThanOrEqual(shares[b]!);
      },
    ),
  );
});

test('the worked import: CIF US$ 11.700 at 950 pays 666.900 of duty and 2.238.561 of IVA', () => {
  expect(of(typedCost())).toMatchObject({
    unidades: 150,
    fob_divisa: 10_000,
    fob_pesos: 9_500_000,
    cif_pesos: 11_115_000,
    valor_aduanero: 11_115_000,
    ad_valorem_pesos: 666_900,
    iva: 2_238_561,
    costo_total: 11_781_900,
  });
});

test('a treaty frees of the duty; taxes are counted at the customs dollar, goods at the rate of the payment', () => {
  expect(of(typedCost({ ad_valorem_porcentaje: 0 }))).toMatchObject({ ad_valorem_pesos: 0, costo_total: 11_115_000 });
  const landed = of(typedCost({ tipo_cambio_aduana: 1000 }));
  expect(landed).toMatchObject({ valor_aduanero: 11_700_000, ad_valorem_pesos: 702_000, cif_pesos: 11_115_000 });
});

test('each cost is shared out as it was said; lines sum up to every cost', () => {
  const pesos = (monto: number, reparto: string) => ({ monto, moneda: 'CLP', reparto });
  const landed = of(
    typedCost({
      almacenaje: pesos(100_001, 'Cantidad'),
      agencia: pesos(50_000, 'Peso'),
      forwarder: pesos(7, 'Volumen'),
      medidas: [
        { producto: '1', peso: 30, volumen: 0 },
        { producto: '2', peso: 70, volumen: 2 },
      ],
    }),
  );
  expect(
    landed.lineas.map(({ almacenaje_pesos, agencia_pesos, forwarder_pesos }) => [
      almacenaje_pesos,
      agencia_pesos,
      forwarder_pesos,
    ]),
  ).toEqual([
    [66_667, 15_000, 0],
    [33_334, 35_000, 7],
  ]);
  expect(landed.lineas.reduce((sum, { costo_total }) => sum + costo_total, 0)).toBe(landed.costo_total);
});

test('what is missing is said with what to do', () => {
  expect(problem({ flete: { monto: 5, moneda: 'EUR', reparto: 'Valor' } })).toEqual([
    'FALTA_TIPO_CAMBIO',
    'Flete está en EUR: ingresa su tipo de cambio.',
    'flete.tipo_cambio',
  ]);
  expect(problem({ agencia: { monto: 5, moneda: 'CLP', reparto: 'Peso' } })).toEqual([
    'REPARTO_SIN_BASE',
    'Agencia de aduana se reparte por peso y ningún producto tiene peso. Ingrésalo, o elige otro reparto.',
    'agencia.reparto',
  ]);
  expect(problem({ forwarder: { monto: 5.5, moneda: 'CLP', reparto: 'Valor' } })?.[0]).toBe('PESOS_ENTEROS');
});

const FECHA = '2026-03-01T12:00:00.000Z';
const line = (costo_total: number, cantidad = 10) => ({
  linea: 1,
  producto_id: '1',
  part_number: 'PN-1',
  cantidad,
  costo_total,
  entradas: [{ fecha: FECHA, cantidad }],
});
const product = (pmp: number, fisico: number, movimientos: CostedProduct['movimientos'] = []): CostedProduct => ({
  pmp,
  fisico,
  llegadas: [],
  movimientos,
});

test('PMP′ = (stock × PMP + entered × unit cost) / (stock + entered)', () => {
  // Ten at 1.000 were there, ten came at 1.500.
  expect(effectOf(line(15_000), product(1000, 20))).toMatchObject({
    pmp_antes: 1000,
    pmp: 1250,
    ajuste_stock: 5000,
    ajuste_vendido: 0,
  });
  // A product that nobody had costs what it cost.
  expect(effectOf(line(15_000), product(0, 10)).pmp).toBe(1500);
});

test('what was sold before its cost was known is told apart and moves no average', () => {
  expect(effectOf(line(15_000), product(1000, 4))).toMatchObject({
    pmp: 1500,
    ajuste_stock: 2000,
    ajuste_vendido: 3000,
  });
  expect(effectOf(line(15_000), product(1000, 0))).toMatchObject({ pmp: 1500, ajuste_stock: 0, ajuste_vendido: 5000 });
});

test('whoever set the average by hand since the goods came set it for them too', () => {
  const byHand = { at: '2026-03-03T12:00:00.000Z', antes: 1000, despues: 1500, costeo: false };
  expect(effectOf(line(15_000), product(1500, 20, [byHand])).pmp).toBe(1500);
});

test('costs of two receptions come to the same in either order, and taking them back in any order is as if they had not been', () => {
  const cost = fc.record({ total: fc.integer({ min: 1, max: 5_000_000 }), units: fc.integer({ min: 1, max: 500 }) });
  fc.assert(
    fc.property(
      cost,
      cost,
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 500 }),
      (a, b, pmp, more) => {
        const fisico = a.units + b.units + more;
        const post = (costs: readonly (typeof a)[]) => {
          const moves: { at: string; antes: number; despues: number; costeo: true }[] = [];
          let now = pmp;
          const effects = costs.map(({ total, units }, n) => {
            const effect = effectOf(line(total, units), product(now, fisico, moves));
            moves.push({ at: `2026-03-1${n}T12:00:00.000Z`, antes: now, despues: effect.pmp, costeo: true });
            now = effect.pmp;
            return effect;
          });
          return { now, effects };
        };
        const one = post([a, b]);
        const other = post([b, a]);
        expect(one.now).toBeCloseTo(other.now, 6);
        // The first one back first.
        const [first, second] = one.effects;
        const back = (now: number, done: typeof first) => reversalOf(done!, FECHA, product(now, fisico)).pmp;
        expect(back(back(one.now, first), second)).toBeCloseTo(pmp, 6);
        expect(back(back(one.now, second), first)).toBeCloseTo(pmp, 6);
      },
    ),
  );
});

test('customs value → goods in dollars at the customs dollar, goods in euros at the rate they were paid at', () => {
  const costo = typedCost({ tipo_cambio: 1050, tipo_cambio_aduana: 900, flete: nothing, seguro: nothing });
  const customsOf = (moneda: string) => {
    const landed = landedOf(costo, lines(), moneda);
    if (isProblem(landed)) throw new Error(landed.mensaje);
    const { fob_pesos, valor_aduanero, ad_valorem_pesos } = landed;
    return { fob_pesos, valor_aduanero, ad_valorem_pesos };
  };
  // FOB 10,000; an insurance of 2 % is presumed where none is documented.
  expect(customsOf('USD')).toEqual({ fob_pesos: 10_500_000, valor_aduanero: 9_180_000, ad_valorem_pesos: 550_800 });
  expect(customsOf('EUR')).toEqual({ fob_pesos: 10_500_000, valor_aduanero: 10_710_000, ad_valorem_pesos: 642_600 });
});
