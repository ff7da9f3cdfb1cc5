import fc from 'fast-check';
import type { Decision } from '../../../kernel/command.ts';
import { someone } from '../../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../../kernel/event.ts';
import { foldAll } from '../../../kernel/scenario.ts';
import { complementAdjustment } from '../adjustments.shared.ts';
import { createLandedCost } from '../create-landed-cost.ts';
import { type CostedProduct, movedPmp } from '../effect.shared.ts';
import { landedCost } from '../landed-cost.ts';
import { receivedOrder, typedCost } from '../landed-cost.testing.ts';
import type { EfectoProducto } from '../parts.ts';
import { postLandedCost } from '../post-landed-cost.ts';
import { revertLandedCost } from '../revert-landed-cost.ts';
import { REPARTOS } from '../terms.shared.ts';
import { complementLandedCost } from './complement-landed-cost.ts';
import { complementsOf } from './complement.shared.ts';
import { revertComplement } from './revert-complement.ts';

interface Step {
  when?(state: never, user: never): { codigo: string; mensaje: string } | undefined;
  decide(state: never, request: never, context: never): Decision;
}
const MARCH = '2026-03-01T12:00:00.000Z';
const NOW = '2026-03-20T12:00:00.000Z';
const late = (monto: number, more: object = {}) => ({
  concepto: 'forwarder',
  emisor: 'Kuehne Nagel',
  documento: `F-${monto}`,
  fecha: '2026-03-20',
  monto,
  moneda: 'CLP',
  tipo_cambio: null,
  reparto: 'Valor',
  ...more,
});

/** A cost of 100 and 50 units, with what is in hand of either, and the averages that follow it. */
function trade(fisico: readonly [number, number] = [100, 50], costs: object = {}) {
  const log: DomainEvent[] = [];
  const state = () => foldAll(landedCost, log, NOW)!;
  const productos: Record<string, CostedProduct> = Object.fromEntries(
    [100, 50].map((cantidad, n): [string, CostedProduct] => [
      String(n + 1),
      { pmp: 10_000, fisico: fisico[n]!, llegadas: [{ at: MARCH, cantidad }], movimientos: [] },
    ]),
  );
  function act(command: Step, request: object): { codigo: string; mensaje: string } | undefined {
    const user = someone('Jefe de Logistica');
    const stopped = command.when?.(state() as never, user as never);
    if (stopped) return stopped;
    const facts = { number: 3, ordenes: [{ id: '12', orden: receivedOrder() }], productos };
    const decided = command.decide(state() as never, request as never, { user, now: NOW, facts } as never);
    if ('codigo' in decided) return decided as never;
    for (const event of decided as readonly DomainEvent[]) {
      log.push(event);
      for (const effect of (event.data as { aplicado?: EfectoProducto[] }).aplicado ?? []) {
        const one = productos[effect.producto_id]!;
        productos[effect.producto_id] = { ...one, pmp: movedPmp(one.pmp, effect) };
      }
    }
    return undefined;
  }
  const add = (complemento: object, motivo = 'Llegó después') => act(complementLandedCost, { complemento, motivo });
  const back = (complemento: number, motivo = 'No era de esta') => act(revertComplement, { complemento, motivo });
  const pmp = () => Object.values(productos).map((one) => one.pmp);
  const sell = (id: string, units: number) =>
    (productos[id] = { ...productos[id]!, fisico: productos[id]!.fisico - units });
  const receive = (id: string, cantidad: number) => {
    const one = productos[id]!;
    const llegadas = [...one.llegadas, { at: '2026-03-25T12:00:00.000Z', cantidad }];
    productos[id] = { ...one, fisico: one.fisico + cantidad, llegadas };
  };
  act(createLandedCost, { costo: typedCost(costs), real: true });
  const post = () => act(postLandedCost, {});
  return { state, act, add, back, pmp, post, sell, receive };
}
const posted = (fisico?: readonly [number, number], costs?: object) => {
  const made = trade(fisico, costs);
  made.post();
  return made;
};

test('what is still there moves the average, what was sold is told apart; both are the bill to the peso', () => {
  // 60 of the 100 are left, and all 50 of the other; the goods were worth 6.000 and 4.000 dollars.
  const { add, state, pmp } = posted([60, 50]);
  const before = pmp();
  expect(add(late(100_001))).toBeUndefined();
  const [one] = state().complementos;
  expect(one).toMatchObject({ complemento: 1, estado: 'Vigente', pesos: 100_001, motivo: 'Llegó después' });
  expect(one!.aplicado.map((e) => [e.pesos, e.en_stock, e.ajuste_stock, e.ajuste_vendido])).toEqual([
    [60_001, 60, 36_001, 24_000],
    [40_000, 50, 40_000, 0],
  ]);
  expect(one).toMatchObject({ ajuste_stock: 76_001, ajuste_vendido: 24_000 });
  expect(pmp().map((now, n) => Math.round((now - before[n]!) * 100) / 100)).toEqual([600.01, 800]);
});

test('what came in first leaves first: units that others brought since are not of this cost', () => {
  const { add, receive, sell, state, pmp } = posted();
  receive('1', 40);
  sell('1', 70);
  const before = pmp();
  // 70 in hand, 40 of them are younger: 30 of the 100 are left.
  add(late(100_000, { reparto: 'Cantidad' }));
  const [first] = state().complementos[0]!.aplicado;
  expect(first).toMatchObject({ pesos: 66_667, en_stock: 30, ajuste_stock: 20_000, ajuste_vendido: 46_667 });
  expect(pmp()[0]! - before[0]!).toBeCloseTo(20_000 / 70, 1);
});

test('with nothing in hand the average stays and all of it is of what was sold; a reduction is a bill with a minus', () => {
  const { add, state, pmp } = posted([0, 50]);
  const before = pmp();
  expect(add(late(-50_000, { reparto: 'Cantidad' }))).toBeUndefined();
  expect(state().complementos[0]!.aplicado.map((e) => [e.ajuste_stock, e.ajuste_vendido])).toEqual([
    [0, -33_333],
    [-16_667, 0],
  ]);
  expect(pmp()[0]).toBe(before[0]);
  expect(pmp()[1]).toBeLessThan(before[1]!);
});

test('dollars at their rate; what was posted stays as it was posted', () => {
  const { add, state } = posted();
  const { costo_total, aplicado } = state();
  expect(add(late(120.5, { moneda: 'USD', tipo_cambio: 940 }))).toBeUndefined();
  expect(state()).toMatchObject({ costo_total, aplicado, estado: 'Contabilizado' });
  expect(complementsOf(state())).toBe(113_270);
});

test('what is wrong is said with what to do, and nothing is written', () => {
  const { add, back, act, state } = posted();
  const says = (refused: { codigo: string; mensaje: string } | undefined) => [refused?.codigo, refused?.mensaje];
  expect(says(add(late(10, { moneda: 'USD' })))).toEqual([
    'FALTA_TIPO_CAMBIO',
    'El complemento está en USD: ingresa su tipo de cambio.',
  ]);
  expect(says(add(late(10.5)))[0]).toBe('PESOS_ENTEROS');
  expect(says(add(late(10, { reparto: 'Peso' })))).toEqual([
    'REPARTO_SIN_BASE',
    'El complemento se reparte por peso y ningún producto tiene peso. Elige otro reparto.',
  ]);
  expect(says(add(late(10), ''))).toEqual(['MOTIVO_OBLIGATORIO', 'Ingresa el motivo']);
  expect(says(add(late(-20_000_000)))).toEqual([
    'REBAJA_EXCESIVA',
    'Rebajaría $12.000.000 a PN-1, que costó $7.069.140 en este precio de entrega. Revisa el monto.',
  ]);
  expect(state().complementos).toEqual([]);
  add(late(10));
  expect(says(add(late(20, { documento: ' f-10', emisor: 'KUEHNE NAGEL' })))).toEqual([
    'COMPLEMENTO_REPETIDO',
    'El documento F-10 de Kuehne Nagel ya está en el complemento N° 1. Revisa el número, o revierte ese complemento.',
  ]);
  expect(says(back(2))[1]).toBe('El complemento N° 2 del Precio de Entrega N° 3 no existe. Elige uno vigente.');
  expect(says(act(revertLandedCost, { motivo: 'x' }))).toEqual([
    'COMPLEMENTOS_VIGENTES',
    'El Precio de Entrega N° 3 tiene un complemento vigente (N° 1). Reviértelo primero, y después el precio de entrega.',
  ]);
  expect(back(1)).toBeUndefined();
  expect(says(back(1))[0]).toBe('SIN_COMPLEMENTOS');
  // The bill may be entered again, and the cost be taken back.
  expect(add(late(10))).toBeUndefined();
  back(2);
  expect(act(revertLandedCost, { motivo: 'x' })).toBeUndefined();
  expect(says(add(late(30)))[1]).toBe('El Precio de Entrega N° 3 está Revertido: crea otro con todos sus costos.');
});

test('a cost that is not posted yet takes no complement', () => {
  const { add } = trade();
  expect(add(late(10))).toMatchObject({
    codigo: 'ESTADO_NO_PERMITE',
    mensaje:
      'El Precio de Entrega N° 3 está Calculado: edítalo e ingresa ahí el costo; los complementos son de los contabilizados.',
  });
});

test('taken back after some were sold, the average is as if it had not been; what left took its part along', () => {
  const { add, back, sell, pmp, state } = posted();
  const before = pmp();
  add(late(100_000));
  sell('1', 25);
  expect(back(1)).toBeUndefined();
  expect(pmp()).toEqual(before);
  expect(state().complementos[0]).toMatchObject({ estado: 'Revertido', motivo_reversa: 'No era de esta' });
  expect(state().complementos[0]!.reversa.map((e) => [e.ajuste_stock, e.ajuste_vendido])).toEqual([
    [-45_000, -15_000],
    [-40_000, 0],
  ]);
});

test('taken back after others came in, only what it brought leaves the stock', () => {
  const { add, back, receive, pmp } = posted();
  const before = pmp();
  add(late(100_000));
  receive('1', 100);
  back(1);
  // 60.000 over 200 units; the 100 that came since came in at the average of that day.
  expect(pmp()[0]).toBeCloseTo(before[0]! + 300, 2);
});

const bills = fc.array(
  fc.record({
    monto: fc.integer({ min: -300_000, max: 900_000 }).filter((n) => n !== 0),
    reparto: fc.constantFrom(...REPARTOS.slice(0, 2)),
  }),
  { minLength: 1, maxLength: 5 },
);
const stock = fc.tuple(fc.integer({ min: 0, max: 130 }), fc.integer({ min: 0, max: 70 }));

test('late costs come to the same in any order, sum up to the peso, and taken back in any order are as if they had not been', () => {
  fc.assert(
    fc.property(bills, stock, fc.infiniteStream(fc.nat()), (costs, fisico, random) => {
      const told = costs.map((one, n) => late(one.monto, { ...one, documento: `F-${n}` }));
      const one = posted(fisico);
      const other = posted(fisico);
      const before = one.pmp();
      const base = one.state();
      for (const bill of told) expect(one.add(bill)).toBeUndefined();
      const shuffled = told.toSorted(() => (random.next().value! % 2 === 0 ? 1 : -1));
      for (const bill of shuffled) other.add(bill);
      expect(one.pmp()).toEqual(other.pmp());
      expect(complementsOf(one.state())).toBe(complementsOf(other.state()));
      for (const sum of ['ajuste_stock', 'ajuste_vendido'] as const)
        expect(complementAdjustment(one.state(), sum)).toBe(complementAdjustment(other.state(), sum));
      for (const { pesos, ajuste_stock, ajuste_vendido, aplicado } of one.state().complementos) {
        expect(ajuste_stock + ajuste_vendido).toBe(pesos);
        expect(aplicado.reduce((sum, effect) => sum + effect.pesos, 0)).toBe(pesos);
      }
      for (const n of told.map((_, at) => at + 1).toSorted(() => (random.next().value! % 2 === 0 ? 1 : -1)))
        expect(one.back(n)).toBeUndefined();
      expect(one.pmp()).toEqual(before);
      expect({ ...one.state(), complementos: [] }).toEqual(base);
      expect(complementsOf(one.state())).toBe(0);
      for (const sum of ['ajuste_stock', 'ajuste_vendido'] as const)
        expect(complementAdjustment(one.state(), sum)).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test('a cost that came late is as if it had been there when the goods were costed, to a cent a unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), stock, (monto, [a, b]) => {
      const fisico = [Math.max(1, a), Math.max(1, b)] as const;
      const after = posted(fisico);
      after.add(late(monto));
      const forwarder = { monto, moneda: 'CLP', reparto: 'Valor' };
      const before = posted(fisico, { forwarder });
      expect(before.state().costo_total).toBe(after.state().costo_total + monto);
      for (const [n, pmp] of before.pmp().entries())
        expect(Math.abs(pmp - after.pmp()[n]!)).toBeLessThanOrEqual(0.0101);
      const sold = (of: typeof before) => of.state().aplicado.reduce((sum, one) => sum + one.ajuste_vendido, 0);
      const off = sold(before) - sold(after) - complementAdjustment(after.state(), 'ajuste_vendido');
      expect(Math.abs(off)).toBeLessThanOrEqual(2);
    }),
    { numRuns: 40 },
  );
});
