import fc from 'fast-check';
import { samples } from '../../../event-samples.testing.ts';
import { evolve } from '../../../kernel/aggregate.ts';
import type { Decision } from '../../../kernel/command.ts';
import { someone } from '../../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../../kernel/event.ts';
import { soldAdjustment } from '../adjustments.shared.ts';
import { complementLandedCost } from '../complement/complement-landed-cost.ts';
import { complementsOf, standing } from '../complement/complement.shared.ts';
import { revertComplement } from '../complement/revert-complement.ts';
import { appliedPmp, type PmpMove } from '../effect.shared.ts';
import { LandedCostComplementReverted, LandedCostDrafted, LandedCostReverted, LandedCostSettled } from '../events.ts';
import { type LandedCost, landedCost } from '../landed-cost.ts';
import type { EfectoProducto } from '../parts.ts';
import { postLandedCost } from '../post-landed-cost.ts';
import { revertLandedCost } from '../revert-landed-cost.ts';
import { settlementOf } from '../settlement/settlement.shared.ts';
import type { Arrival } from '../still-there.shared.ts';

interface Step {
  readonly kind: 'receive' | 'issue' | 'post' | 'complement' | 'revert complement' | 'revert';
  /** Which one of those that can be meant, and how much of it. */
  readonly pick: number;
  readonly amount: number;
}
interface Receipt extends Arrival {
  /** What the units came in at, before their cost was known. */
  readonly provisional: number;
  cost: LandedCost | undefined;
}
interface Decider {
  readonly decide: (state: never, request: never, context: never) => Decision;
}
const nameOf = ({ type, data }: DomainEvent) => ({
  ...('complemento' in (data as object) && { complemento: (data as { complemento: number }).complemento }),
  inverso: type === LandedCostReverted.type || type === LandedCostComplementReverted.type,
});
const user = someone('Administrador');
const [SAMPLE] = Object.values(samples['LandedCostDrafted']!) as unknown as [LandedCost];
const at = (n: number): string => new Date(Date.UTC(2026, 0, 1, n)).toISOString();

/** A company of one product, told by the deciders; what it is worth is summed up here and nowhere else. */
function company(begins: number) {
  const receipts: Receipt[] = [];
  const costs: LandedCost[] = [];
  const movimientos: PmpMove[] = [];
  let [pmp, fisico, issued, hour, rounding] = [begins, 0, 0, 0, 0.01];
  /** What happens between the next decision and its move of the average. */
  const meanwhile: Step[] = [];
  const product = () => ({ pmp, fisico, llegadas: receipts, movimientos });

  function fold(state: LandedCost | undefined, event: DomainEvent): LandedCost {
    const context = { stream: 'landedcost-1', version: 0, position: 0n, at: at(hour), recordedAt: at(hour) };
    return evolve(landedCost, state, event, { ...context, ...user, user: '', commandId: '' } as never)!;
  }
  /** The cost after the decider, its move of the average and what left or came in between; undefined where it is refused. */
  function act(cost: LandedCost, command: Decider, request: object): LandedCost | undefined {
    const since = at(hour);
    const facts = { productos: { '10': product() } };
    const decided = command.decide(cost as never, request as never, { user, facts, now: since } as never);
    if ('codigo' in decided) return undefined;
    const [event] = decided as readonly [DomainEvent];
    let after = fold(cost, event);
    meanwhile.splice(0).forEach(step);
    hour += 1;
    for (const effect of (event.data as { aplicado: EfectoProducto[] }).aplicado) {
      const current = { ...product(), movimientos: [...movimientos] };
      pmp = appliedPmp(pmp, effect, since, current);
      if (pmp !== current.pmp) movimientos.push({ at: at(hour), antes: current.pmp, despues: pmp, costeo: true });
      const settlement = settlementOf(effect, since, current);
      if (settlement)
        after = fold(
          after,
          LandedCostSettled({ ...nameOf(event), costeo: { _id: '1', number: 1 }, aplicado: [settlement] }),
        );
      // An average is kept to the hundredth, sums in whole pesos: of what is in hand now and of what was then.
      rounding += (fisico + Math.max(fisico, ...receipts.map(({ cantidad }) => cantidad))) * 0.011 + 1.6;
    }
    return after;
  }
  function change(before: LandedCost, after: LandedCost | undefined): void {
    if (!after) return;
    costs[costs.indexOf(before)] = after;
    for (const one of receipts) if (one.cost === before) one.cost = after.estado === 'Revertido' ? undefined : after;
  }
  const pickOf = <T>(some: readonly T[], n: number): T | undefined => some[n % Math.max(1, some.length)];

  function step({ kind, pick, amount }: Step): void {
    hour += 1;
    const posted = costs.filter(({ estado }) => estado === 'Contabilizado');
    if (kind === 'receive') {
      const cantidad = 1 + (amount % 1000);
      receipts.push({ at: at(hour), cantidad, provisional: cantidad * pmp, cost: undefined });
      fisico += cantidad;
    } else if (kind === 'issue') {
      const units = Math.floor((fisico * (amount % 101)) / 100);
      fisico -= units;
      issued += units * pmp;
    } else if (kind === 'post') {
      const came = pickOf(
        receipts.filter(({ cost }) => !cost),
        pick,
      );
      if (!came) return;
      const { cantidad } = came;
      const costo_total = cantidad * (1 + (amount % 5000));
      const lineas = [{ ...SAMPLE.lineas[0]!, cantidad, costo_total, entradas: [{ fecha: came.at, cantidad }] }];
      const drafted = fold(undefined, LandedCostDrafted({ ...SAMPLE, costo_total, lineas } as never));
      const after = act(drafted, postLandedCost, {});
      if (!after) return;
      came.cost = after;
      costs.push(after);
    } else if (kind === 'complement') {
      const cost = pickOf(posted, pick);
      const monto = (amount % 40_000) - 10_000 || 1;
      const complemento = { concepto: 'forwarder', emisor: 'E', documento: String(hour), fecha: '2026-01-01', monto };
      const request = { complemento: { ...complemento, moneda: 'CLP', tipo_cambio: null, reparto: 'Cantidad' } };
      if (cost) change(cost, act(cost, complementLandedCost, { ...request, motivo: 'm' }));
    } else if (kind === 'revert complement') {
      const cost = pickOf(
        posted.filter((one) => standing(one).length > 0),
        pick,
      );
      const late = cost && pickOf(standing(cost), amount);
      if (late) change(cost, act(cost, revertComplement, { complemento: late.complemento, motivo: 'm' }));
    } else {
      const cost = pickOf(
        posted.filter((one) => standing(one).length === 0),
        pick,
      );
      if (cost) change(cost, act(cost, revertLandedCost, { motivo: 'm' }));
    }
  }
  const between = (some: readonly Step[]) => void meanwhile.push(...some);
  const entries = () =>
    receipts.reduce(
      (sum, { cost, provisional }) => sum + (cost ? cost.costo_total + complementsOf(cost) : provisional),
      0,
    );
  return {
    step,
    between,
    rounding: () => rounding,
    stock: () => fisico * pmp,
    /** Entries at cost, less what was told of the sold, less issues at cost. */
    value: () => entries() - costs.reduce((sum, cost) => sum + soldAdjustment(cost), 0) - issued,
    told: () => costs.map((cost) => soldAdjustment(cost)),
    pmp: () => pmp,
  };
}

const moves: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Step['kind']>('receive', 'issue'),
  pick: fc.nat(1000),
  amount: fc.nat(1_000_000),
});
const KINDS = ['receive', 'receive', 'issue', 'post', 'post', 'complement', 'revert complement', 'revert', 'revert'];
const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...(KINDS as Step['kind'][])),
  pick: fc.nat(1000),
  amount: fc.nat(1_000_000),
});
const steps = fc.array(anyStep, { maxLength: 60 });

test('given receipts, issues, costs, complements and reversals in any order → entries + adjustments − issues = stock', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 5000 }), (all, begins) => {
      const one = company(begins);
      for (const step of all) {
        one.step(step);
        expect(Math.abs(one.stock() - one.value())).toBeLessThanOrEqual(one.rounding());
      }
    }),
    { numRuns: 400 },
  );
});

const receive = (units: number): Step => ({ kind: 'receive', pick: 0, amount: units - 1 });
const post = (unit: number, pick = 0): Step => ({ kind: 'post', pick, amount: unit - 1 });
const revert: Step = { kind: 'revert', pick: 0, amount: 0 };
const after = (...all: readonly Step[]) => {
  const one = company(1000);
  all.forEach(one.step);
  return one;
};

test('given sales and receipts between a decision and its move of the average → they add up all the same', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyStep, fc.array(moves, { maxLength: 2 })), { maxLength: 50 }), (all) => {
      const one = company(1000);
      for (const [step, some] of all) {
        one.between(some);
        one.step(step);
        expect(Math.abs(one.stock() - one.value())).toBeLessThanOrEqual(one.rounding());
      }
    }),
    { numRuns: 300 },
  );
});

test('given 900 more at 2,000 since a cost → its reversal takes back only its own part', () => {
  const some = [receive(100), post(2000), receive(900), revert];
  expect(after(...some).pmp()).toBe(1900);
  expect(after(...some, post(3000, 1), post(2000)).pmp()).toBe(2900);
});

test('given 60 of 100 sold since a cost → its reversal tells their part too', () => {
  const one = after(receive(100), post(2000), { kind: 'issue', pick: 0, amount: 60 }, revert, post(1500));
  expect([one.pmp(), ...one.told()]).toEqual([1500, -60_000, 30_000]);
});

test('given all sold since a cost → the average goes back whole, and all of it is told', () => {
  const one = after(receive(100), post(2000), { kind: 'issue', pick: 0, amount: 100 }, revert);
  expect([one.pmp(), ...one.told()]).toEqual([1000, -100_000]);
});

test('given goods that reach the stock after their cost was decided → they move, and its reversal moves them back', () => {
  const one = company(1000);
  one.step(receive(100));
  one.step({ kind: 'issue', pick: 0, amount: 100 });
  one.between([receive(100)]);
  one.step(post(2000));
  expect(one.pmp()).toBe(2000);
  one.step(revert);
  expect(one.pmp()).toBe(1000);
});
