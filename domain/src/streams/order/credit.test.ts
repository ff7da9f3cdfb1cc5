import fc from 'fast-check';
import { billOf } from './billing.shared.ts';
import { creditedOf, creditOf, type Creditable, standingTotal, stillBilled } from './credit.shared.ts';

const line = fc.record({ precio_venta: fc.integer({ min: 1, max: 99_999 }), cantidad: fc.integer({ min: 1, max: 9 }) });
const notes = fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 }), { maxLength: 6 });

test.each([33, 34])(
  'credit notes over document %i add up to it to the peso, whatever is taken back first',
  (tipo_dte) => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), notes, (lines, steps) => {
        const productos_pedido = lines.map((one, n) => ({ ...one, linea: n + 1, producto: {} }));
        const factura = { ...billOf({ productos_pedido }, tipo_dte), tipo_dte };
        let order: Creditable = { productos_pedido, factura };
        const take = (units: ReadonlyMap<number, number>) => {
          if ([...units.values()].every((n) => n === 0)) return;
          const note = {
            ...creditOf(order, units),
            lineas: [...units].map(([linea, cantidad]) => ({ linea, cantidad })),
          };
          // The last note may be some roundings off the sum of its own lines, and never below nothing.
          expect(note.total).toBeGreaterThanOrEqual(-steps.length);
          expect(note.neto + note.iva).toBe(note.total);
          order = { ...order, notas_credito: [...(order.notas_credito ?? []), note] };
        };
        for (const wanted of steps)
          take(new Map([...stillBilled(order)].map(([linea, left], n) => [linea, Math.min(left, wanted[n]!)])));
        take(stillBilled(order));
        const { neto, iva, total } = factura;
        expect(creditedOf(order)).toEqual({ neto, iva, total });
        expect(standingTotal({ ...order, total: 0 })).toBe(0);
      }),
    );
  },
);

test('what was never billed owes what was ordered', () => {
  expect(standingTotal({ total: 900 })).toBe(900);
});
