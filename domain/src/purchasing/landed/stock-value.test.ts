import fc from 'fast-check';
import { effectOf, movedPmp, type PmpMove } from './effect.shared.ts';
import type { Arrival } from './still-there.shared.ts';

type Step =
  | { readonly kind: 'entra'; readonly units: number }
  | { readonly kind: 'sale'; readonly percent: number }
  | { readonly kind: 'costo'; readonly unit: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('entra' as const), units: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant('sale' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('costo' as const), unit: fc.integer({ min: 1, max: 200_000 }) }),
);

test('on any day the stock is worth what came in less what went out, to the rounding of the average', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 0, max: 50_000 }), (steps, begins) => {
      let pmp = begins;
      let fisico = 0;
      let value = 0;
      // The average is kept to the hundredth, and what a cost adds to the stock in whole pesos.
      let rounding = 0.01;
      const llegadas: Arrival[] = [];
      const movimientos: PmpMove[] = [];
      const uncosted: Arrival[] = [];
      for (const [n, one] of steps.entries()) {
        const at = new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
        if (one.kind === 'entra') {
          const arrival = { at, cantidad: one.units };
          llegadas.push(arrival);
          uncosted.push(arrival);
          fisico += one.units;
          value += one.units * pmp;
        } else if (one.kind === 'sale') {
          const units = Math.floor((fisico * one.percent) / 100);
          fisico -= units;
          value -= units * pmp;
        } else {
          const came = uncosted.shift();
          if (!came) continue;
          const { cantidad } = came;
          const line = { linea: 1, producto_id: '1', part_number: 'PN', cantidad, costo_total: cantidad * one.unit };
          const entradas = [{ fecha: came.at, cantidad }];
          const effect = effectOf({ ...line, entradas }, { pmp, fisico, llegadas, movimientos });
          const next = movedPmp(pmp, effect);
          movimientos.push({ at, antes: pmp, despues: next, costeo: true });
          pmp = next;
          value += effect.ajuste_stock;
          rounding += fisico * 0.0051 + 0.51;
        }
        expect(Math.abs(fisico * pmp - value)).toBeLessThanOrEqual(rounding);
      }
    }),
  );
});
