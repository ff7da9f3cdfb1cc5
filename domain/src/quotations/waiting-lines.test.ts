import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { convertQuotation } from './convert-quotation.ts';
import { createQuotation } from './create-quotation.ts';
import { judgeQuotation } from './judge-quotation.ts';
import { asOffered, changeQuantity, isProblem, mustWait, proposePrice, proposeTotal } from './line-rules.ts';
import { freshLine, linesOf } from './lines.ts';
import { type QuotationTerms } from './offered.shared.ts';
import type { LineaCotizacion } from './parts.ts';
import { quotation } from './quotation.ts';
import { facts, inDollars, inPesos, quotable, sold } from './quotation.testing.ts';

const own = { linea: 1, seccion: null, comentario: null, cantidad: 4 };
const PENDING = { validado: false, requiere_validacion: true };
const VALID = { validado: true, requiere_validacion: false };
const line = (more: object, terms: QuotationTerms, over: object = {}) =>
  freshLine(own, quotable(sold('1', more), over), terms);
const kept = (outcome: ReturnType<typeof proposePrice>): LineaCotizacion => {
  if (isProblem(outcome)) throw new Error(outcome.texto);
  return outcome;
};

describe('a fresh line waits', () => {
  test('in pesos under 1 % margin, abroad under 10 %, by the cost at the frozen rate', () => {
    expect(line({ pmp: 931, gold: 940 }, inPesos())).toMatchObject(PENDING);
    expect(line({ pmp: 930, gold: 940 }, inPesos())).toMatchObject(VALID);
    // 15 dollars of air: 13,51 of cost leave less than 10 %, 13,50 leave exactly that.
    expect(line({ pmp: 1351 }, inDollars)).toMatchObject({ ...PENDING, precio: 15 });
    expect(line({ pmp: 1350 }, inDollars)).toMatchObject(VALID);
    const euros = { ...inDollars, moneda: 'euros' as const };
    expect(line({ pmp: 1351 }, euros)).toMatchObject(PENDING);
  });

  test('by sea, for an Integrador, untouched: below cost it is not *Validado*', () => {
    const sea = { ...inDollars, transporte: 'maritimo' as const, tipo: 'Integrador' };
    const below = line({ pmp: 1300 }, sea);
    expect(below).toMatchObject({ ...PENDING, precio: 12, valor_propuesto: null });
    expect(below.margen).toBeLessThan(0);
  });

  test('without a list price for the type, and without cost, in any currency; a service has none', () => {
    expect(line({ gold: 0 }, inDollars)).toMatchObject(PENDING);
    expect(line({ pmp: 0 }, inPesos())).toMatchObject(PENDING);
    expect(line({ pmp: 0 }, inPesos(null))).toMatchObject(PENDING);
    expect(line({ pmp: 0 }, inPesos(), { servicio: true })).toMatchObject(VALID);
    const one = kept(proposePrice(line({ gold: 0, pmp: 0 }, inPesos()), 1, inPesos()));
    expect(one).toMatchObject({ ...PENDING, valor_propuesto: 1 });
  });
});

describe('a proposal', () => {
  test('abroad at or above what is offered and over the minimum never waits, whatever the list in pesos says', () => {
    const offered = line({ pmp: 600, gold: 2185 }, inDollars);
    expect(offered).toMatchObject({ ...VALID, precio: 15 });
    expect(kept(proposePrice(offered, 15.01, inDollars))).toMatchObject(VALID);
    expect(kept(proposePrice(offered, 14.99, inDollars))).toMatchObject(PENDING);
  });

  test('raised over the minimum a line that was below cost waits no more; taken back it waits again', () => {
    const below = line({ pmp: 1600 }, inDollars);
    const raised = kept(proposePrice(below, 17.78, inDollars));
    expect(raised).toMatchObject({ ...VALID, valor_propuesto: 17.78 });
    expect(kept(proposePrice(raised, 15, inDollars))).toEqual(below);
    expect(asOffered(raised, inDollars)).toEqual(below);
    expect(isProblem(proposePrice(below, 17.77, inDollars))).toBe(true);
  });

  test('what was approved stays so when the same price is told again, and waits for more units', () => {
    const approved = { ...line({ pmp: 939 }, inPesos()), validado: true };
    expect(proposePrice(approved, 940, inPesos())).toBe(approved);
    expect(proposeTotal(approved, 3760, inPesos())).toBe(approved);
    expect(kept(changeQuantity(approved, 5, inPesos())).validado).toBe(false);
  });

  test('whoever is not told costs judges by the list alone', () => {
    const seen = line({ pmp: 0 }, inPesos());
    expect(mustWait(seen, { ...inPesos(), sinCostos: true })).toBe(false);
    expect(mustWait({ ...seen, valor_propuesto: 939 }, { ...inPesos(), sinCostos: true })).toBe(true);
  });
});

describe('a blocked or deactivated product', () => {
  const before = [line({}, inPesos())];
  const asked = (cantidad: number, more: object) =>
    linesOf([{ linea: 1, producto: '1', cantidad }], { 1: quotable(sold('1'), more) }, inPesos(), before);

  test('gains no units in an open quotation; fewer, or as many, may stay', () => {
    for (const off of [{ bloqueado: true }, { activo: false }]) {
      expect(asked(5, off)).toMatchObject({ codigo: 'PRODUCTO_BLOQUEADO' });
      expect(asked(4, off)).toHaveLength(1);
      expect(asked(3, off)).toHaveLength(1);
    }
    expect(asked(5, {})).toMatchObject([{ cantidad: 5 }]);
  });
});

describe('a quotation saved under older rules', () => {
  const boss = someone('Administrador');
  const thin = { ...facts, productos: { 1: quotable(sold('1', { pmp: 939 })) } };
  const [created] = events(
    decideGiven(createQuotation, [], {
      request: {
        accion: 'crearsistema',
        cotizacion: { cliente: '9', productos_cotizacion: [{ producto: '1', cantidad: 1 }] } as never,
      },
      user: boss,
      facts: thin,
    }),
  ) as never as [DomainEvent];
  const [fresh] = (created.data as { productos_cotizacion: LineaCotizacion[] }).productos_cotizacion;
  const old = {
    ...created,
    data: { ...(created.data as object), productos_cotizacion: [{ ...fresh!, ...VALID }] },
  } as DomainEvent;
  const convert = (past: DomainEvent[]) =>
    decideGiven(convertQuotation, past, {
      request: { cotizacion: 501 },
      user: boss,
      facts: { number: 900, codigo_sap: '1', impedimento: null },
      now: '2026-01-05T12:00:00.000Z',
    });

  test('is not converted below the minimum before somebody has let its price pass', () => {
    expect(created.data).toMatchObject({ estado: 'Por Validar', por_validar: 1 });
    expect(refusal(convert([old]))).toMatchObject({ codigo: 'LINEAS_PENDIENTES' });
    const judged = decideGiven(judgeQuotation, [old], {
      request: { accion: 'validarsistema', expectedVersion: 0, cotizacion: { _id: 501 } },
      user: boss,
      facts: undefined,
    });
    const past = [old, ...(events(judged) as never as DomainEvent[])];
    expect(foldAll(quotation, past)).toMatchObject({ estado: 'Validada' });
    expect(events(convert(past))).toMatchObject([{ type: 'QuotationConverted' }]);
  });

  test('its lines are judged anew with the next version', () => {
    const before = foldAll(quotation, [old])!.productos_cotizacion;
    const lines = linesOf([{ linea: 1, producto: '1', cantidad: 1, comentario: 'Blanca' }], {}, inPesos(), before);
    expect(lines).toMatchObject([{ ...PENDING, comentario: 'Blanca' }]);
  });
});
