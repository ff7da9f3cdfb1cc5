import fc from 'fast-check';
import {
  changeQuantity,
  gaugeTone,
  isProblem,
  type LineProblem,
  marginOf,
  proposePrice,
  proposeTotal,
  tierPrice,
  unitsOf,
} from './line-rules.ts';
import { freshLine, linesOf } from './lines.ts';
import type { LineaCotizacion } from './parts.ts';
import { inDollars, inPesos, quotable, sold } from './quotation.testing.ts';

const own = { linea: 1, seccion: null, comentario: null, cantidad: 4 };
const line = (more: Partial<LineaCotizacion> = {}): LineaCotizacion => ({
  ...freshLine(own, quotable(sold('1')), inPesos()),
  ...more,
});
const edited = (outcome: LineaCotizacion | LineProblem): LineaCotizacion => {
  if (isProblem(outcome)) throw new Error(outcome.texto);
  return outcome;
};
const problem = (outcome: LineaCotizacion | LineProblem): string => {
  if (!isProblem(outcome)) throw new Error(`accepted: ${JSON.stringify(outcome)}`);
  return outcome.texto;
};

describe('a line at list price', () => {
  test('pesos: the price of the customer’s type, whole, validated', () => {
    expect(line()).toMatchObject({ precio: 940, valor_total: 3760, validado: true, requiere_validacion: false });
    expect(line().margen).toBeCloseTo(36.17, 2);
    expect(freshLine(own, quotable(sold('1')), inPesos(null)).precio).toBe(1000);
  });

  test('dollars: factory price by factor of each transport, in cents', () => {
    const abroad = freshLine(own, quotable(sold('1'), { costo_fob: 10.333 }), inDollars);
    expect(abroad).toMatchObject({ precio_aereo: 15.5, precio_maritimo: 12.4, precio: 15.5, valor_total: 62 });
    // 600 pesos of cost at 100 pesos a dollar.
    expect(abroad.margen).toBeCloseTo((1 - 6 / 15.5) * 100, 6);
  });

  test('a service has no margin', () => {
    expect(freshLine(own, quotable(sold('9'), { servicio: true }), inPesos()).margen).toBeNull();
  });

  test('a service comes from no factory: abroad it costs what the list says at the rate, whichever way the goods travel', () => {
    const service = freshLine(own, quotable(sold('9'), { servicio: true, costo_fob: 0 }), inDollars);
    expect(service).toMatchObject({ precio: 9.4, precio_aereo: 9.4, precio_maritimo: 9.4, valor_total: 37.6 });
    expect(service).toMatchObject({ margen: null, costo_fob: null, factor_aereo: null, factor_maritimo: null });
  });
});

describe('what nobody sells', () => {
  test('more units, a dearer unit or a higher total than sums can hold are refused with a sentence', () => {
    expect(problem(changeQuantity(line(), 1e12, inPesos()))).toBe('La cantidad no puede ser mayor a 100.000');
    expect(problem(proposePrice(line(), 1e12, inPesos()))).toBe('El valor no puede ser mayor a 10.000.000.000');
    expect(problem(proposeTotal(line(), 1e12, inPesos()))).toBe('El valor no puede ser mayor a 10.000.000.000');
    const asked = { producto: '1', cantidad: 100_000, valor_propuesto: 10_000_000_000 };
    const facts = { 1: quotable(sold('1')) };
    expect(linesOf([asked], facts, inPesos())).toMatchObject({
      codigo: 'TOTAL_MUY_ALTO',
      mensaje: 'El total de la cotización es demasiado alto. Revisa precios y cantidades.',
    });
    expect(linesOf([{ ...asked, cantidad: 100 }], facts, inPesos())).toHaveLength(1);
  });
});

describe('a price that somebody proposes', () => {
  test('at or above the rounded list price of the type it is validated, below it waits', () => {
    const pending = edited(proposePrice(line(), 939, inPesos()));
    expect(pending).toMatchObject({ valor_propuesto: 939, valor_total_propuesto: 3756, validado: false });
    expect(pending.requiere_validacion).toBe(true);
    const dear = edited(proposePrice(line(), 941, inPesos()));
    expect(dear).toMatchObject({ validado: true, requiere_validacion: false });
    const odd = line({ producto: sold('1', { gold: 939.5 }) });
    expect(edited(proposePrice(odd, 939, inPesos())).validado).toBe(false);
    expect(edited(proposePrice({ ...odd, precio: 950, valor_total: 3800 }, 940, inPesos())).validado).toBe(true);
  });

  test.each([
    ['Integrador', 900],
    ['Tienda', 1000],
    ['Mobile', 980],
    ['Silver', 960],
    ['Gold', 940],
    ['Platinum', 920],
  ])('%s is held against its own list', (tipo, list) => {
    const terms = inPesos(tipo);
    expect(tierPrice(sold('1'), tipo)).toBe(list);
    const at = freshLine(own, quotable(sold('1')), terms);
    expect(edited(proposePrice(at, list - 1, terms)).validado).toBe(false);
    expect(edited(proposePrice(at, list + 1, terms)).validado).toBe(true);
  });

  test.each([null, 'Otro'])('type %s is held against nothing', (tipo) => {
    const terms = inPesos(tipo);
    expect(edited(proposePrice(freshLine(own, quotable(sold('1')), terms), 700, terms)).validado).toBe(true);
  });

  test('one that changes no total is cleared', () => {
    const waiting = edited(proposePrice(line(), 900, inPesos()));
    const back = { valor_propuesto: null, margen_propuesto: null, validado: true, requiere_validacion: false };
    expect(edited(proposePrice(waiting, 940, inPesos()))).toMatchObject(back);
    expect(edited(proposeTotal(waiting, 3760, inPesos()))).toMatchObject(back);
  });

  test('1 % margin for a unit price in pesos; 10 % for a total and for dollars', () => {
    expect(problem(proposePrice(line(), 606, inPesos()))).toBe('El Margen NO puede ser Menor a 1');
    expect(edited(proposePrice(line(), 607, inPesos())).valor_propuesto).toBe(607);
    expect(problem(proposeTotal(line(), 2664, inPesos()))).toBe('El Margen NO puede ser menor a 10%');
    expect(edited(proposeTotal(line(), 2668, inPesos()))).toMatchObject({
      valor_propuesto: 667,
      propuesta_de: 'total',
    });
    const abroad = freshLine(own, quotable(sold('1')), inDollars);
    expect(problem(proposePrice(abroad, 6.66, inDollars))).toBe('El Margen NO puede ser menor a 10%');
    expect(edited(proposePrice(abroad, 6.67, inDollars)).valor_propuesto).toBe(6.67);
  });

  test('abroad the proposed price is held against the list in pesos at the frozen rate', () => {
    const abroad = freshLine(own, quotable(sold('1')), inDollars);
    expect(edited(proposePrice(abroad, 9.39, inDollars)).validado).toBe(false);
    expect(edited(proposePrice(abroad, 9.4, inDollars)).validado).toBe(true);
  });

  test('without known cost, and for services, the margin holds nobody back', () => {
    const free = line({ producto: sold('1', { pmp: 0 }) });
    expect(edited(proposePrice(free, 1, inPesos())).margen_propuesto).toBeNull();
    expect(edited(proposePrice(line({ servicio: true }), 1, inPesos())).validado).toBe(false);
  });

  test('refusals in the words of the specification', () => {
    expect(problem(proposeTotal(line(), 0, inPesos()))).toBe('El valor No puede ser menor a 1');
    expect(problem(proposePrice(line(), 0, inPesos()))).toBe('El valor No puede ser menor a 1');
    expect(changeQuantity(line(), 0, inPesos())).toEqual({
      titulo: 'Cantidad Incorrecta',
      texto: 'La Cantidad NO puede ser menor a 1',
    });
    const fixed = line({ modificable: false });
    for (const outcome of [
      proposePrice(fixed, 950, inPesos()),
      proposeTotal(fixed, 5000, inPesos()),
      changeQuantity(fixed, 2, inPesos()),
    ])
      expect(outcome).toEqual({ titulo: 'No se puede Modificar', texto: 'Esta línea no se puede Modificar' });
  });

  test('another quantity keeps the proposal; approved below list it was approved for no more units', () => {
    const approved = { ...edited(proposePrice(line(), 900, inPesos())), validado: true };
    expect(edited(changeQuantity(approved, 3, inPesos()))).toMatchObject({
      valor_total: 2820,
      valor_total_propuesto: 2700,
      validado: true,
    });
    expect(edited(changeQuantity(approved, 5, inPesos())).validado).toBe(false);
    expect(edited(changeQuantity(line(), 5, inPesos())).validado).toBe(true);
  });
});

test('the gauge: under 25 red, under 35 yellow, then green', () => {
  expect([24.99, 25, 34.99, 35].map(gaugeTone)).toEqual(['rojo', 'amarillo', 'amarillo', 'verde']);
});

describe('whatever is typed', () => {
  const prices = fc.record({
    pmp: fc.integer({ min: 0, max: 1_000_000 }),
    gold: fc.integer({ min: 1, max: 2_000_000 }),
    cantidad: fc.integer({ min: 1, max: 1000 }),
    price: fc.integer({ min: -10, max: 2_000_000 }),
  });

  test('a line that is kept has whole totals, the margin that was asked for, and waits exactly when it is below list or nobody knows its cost', () => {
    fc.assert(
      fc.property(prices, fc.boolean(), ({ pmp, gold, cantidad, price }, whole) => {
        const terms = inPesos();
        const before = freshLine({ ...own, cantidad }, quotable(sold('1', { pmp, gold })), terms);
        const outcome = whole ? proposeTotal(before, price * cantidad, terms) : proposePrice(before, price, terms);
        if (isProblem(outcome)) return;
        const { valor_propuesto, valor_total_propuesto, validado, requiere_validacion } = outcome;
        if (valor_propuesto === null) {
          expect(outcome).toEqual(before);
          return;
        }
        expect(valor_total_propuesto).toBe(valor_propuesto * cantidad);
        expect(valor_total_propuesto).not.toBe(before.valor_total);
        if (pmp > 0) expect(marginOf(outcome, valor_propuesto, terms)!).toBeGreaterThanOrEqual((whole ? 10 : 1) - 1e-9);
        expect(validado).toBe(valor_propuesto >= gold && pmp > 0);
        expect(requiere_validacion).toBe(!validado);
      }),
    );
  });

  test('proposing the list price again always ends where it began', () => {
    fc.assert(
      fc.property(prices, ({ pmp, gold, cantidad, price }) => {
        fc.pre(gold * 99 >= pmp * 100);
        const terms = inPesos();
        const before = freshLine({ ...own, cantidad }, quotable(sold('1', { pmp, gold })), terms);
        const proposal = proposePrice(before, price, terms);
        expect(proposePrice(isProblem(proposal) ? before : proposal, gold, terms)).toEqual(before);
      }),
    );
  });
});

test('lines of one product, wherever they are, ask for its units together; one without a quantity asks for none', () => {
  const asked = [
    { producto: '1', cantidad: 2 },
    { producto: '2', cantidad: 5 },
    { producto: '1', cantidad: 3 },
    { producto: '3', cantidad: undefined },
  ];
  expect([...unitsOf(asked)]).toEqual([
    ['1', 5],
    ['2', 5],
    ['3', 0],
  ]);
});
