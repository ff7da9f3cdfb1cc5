import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { changeQuotationClient } from './change-quotation-client.ts';
import { createQuotation } from './create-quotation.ts';
import { editQuotation, lineChanges } from './edit-quotation.ts';
import { changeQuantity, lineAsAsked, MAX_PRICE, MAX_QUANTITY, proposePrice, proposeTotal } from './line-rules.ts';
import { freshLine } from './lines.ts';
import type { LineaCotizacion } from './parts.ts';
import { quotation } from './quotation.ts';
import { facts, inDollars, inPesos, quotable, sold } from './quotation.testing.ts';
import { refOf } from './ref.shared.ts';
import { supposedLine } from './views/what-if.ts';

const seller = someone('Ejecutivo de Ventas');
const bound = { ...seller, permisos: { ...seller.permisos, condicionpago: false } };
const own = { linea: 1, seccion: null, comentario: null, cantidad: 4 };
const line = (more: Partial<LineaCotizacion> = {}, terms = inPesos()): LineaCotizacion => ({
  ...freshLine(own, quotable(sold('1')), terms),
  ...more,
});
const free = (more: Partial<LineaCotizacion> = {}) => line({ producto: sold('1', { pmp: 0 }), ...more });

const create = (more: object = {}, user = seller) =>
  decideGiven(createQuotation, [], {
    request: {
      accion: 'crearsistema',
      cotizacion: {
        cliente: '9',
        productos_cotizacion: [
          { producto: '1', cantidad: 2 },
          { producto: '2', cantidad: 1 },
        ],
        ...more,
      } as never,
    },
    user,
    facts,
  });
const past = (more: object = {}) => events(create(more)) as never as DomainEvent[];
const edit = (lines: object[], header: object = {}, given = past(), user = seller) =>
  decideGiven(editQuotation, given, {
    request: {
      accion: 'editarsistema',
      expectedVersion: 0,
      cotizacion: { ...header, _id: 501, productos_cotizacion: lines as never },
    },
    user,
    facts,
  });
const one = { linea: 1, producto: '1', cantidad: 2 };
const two = { linea: 2, producto: '2', cantidad: 1 };

describe('the last figure that is taken, and the first that is not', () => {
  test('a total of 1 is one, less is none; a total that leaves nothing for a unit is none either', () => {
    expect(proposeTotal(free({ cantidad: 1 }), 1, inPesos())).toMatchObject({ valor_propuesto: 1 });
    expect(proposeTotal(line({ producto: sold('1', { pmp: 0 }), cantidad: 1 }), 0.99, inDollars)).toMatchObject({
      texto: 'El valor No puede ser menor a 1',
    });
    expect(proposeTotal(free(), 1, inPesos())).toMatchObject({ texto: 'El valor No puede ser menor a 1' });
  });

  test('the dearest unit and the most units', () => {
    expect(proposePrice(line(), MAX_PRICE, inPesos())).toMatchObject({ valor_propuesto: MAX_PRICE });
    expect(proposeTotal(line({ cantidad: 1 }), MAX_PRICE, inPesos())).toMatchObject({ valor_propuesto: MAX_PRICE });
    expect(changeQuantity(line(), MAX_QUANTITY, inPesos())).toMatchObject({ cantidad: MAX_QUANTITY });
    expect(changeQuantity(line(), 1, inPesos())).toMatchObject({ cantidad: 1, valor_total: 940 });
  });

  test('a total that is the list’s clears what somebody proposed, whatever its margin would be', () => {
    const thin = line({ producto: sold('1', { pmp: 939 }), valor_propuesto: 950, valor_total_propuesto: 3800 });
    expect(proposeTotal(thin, 3760, inPesos())).toMatchObject({ valor_propuesto: null, valor_total_propuesto: null });
  });

  test('a validity of today and of sixty days from now; neither yesterday nor the sixty-first', () => {
    for (const validez of ['2026-01-05', '2026-03-06'])
      expect(events(create({ validez }))).toMatchObject([{ data: { validez } }]);
    for (const validez of ['2026-01-04', '2026-03-07']) expect(refusal(create({ validez }))).toBeTruthy();
  });
});

describe('units of a line', () => {
  test('without a proposal there is no proposed total', () => {
    expect(changeQuantity(line(), 5, inPesos())).toMatchObject({ valor_total: 4700, valor_total_propuesto: null });
  });

  test('as many as were approved stay approved', () => {
    const approved = { ...(proposePrice(line(), 900, inPesos()) as LineaCotizacion), validado: true };
    expect(changeQuantity(approved, 4, inPesos())).toMatchObject({ validado: true });
  });
});

describe('what is asked of a line', () => {
  const asked = { cantidad: 4 };

  test('nothing: the line itself; words alone leave its figures', () => {
    const l = line();
    expect(lineAsAsked(asked, l, inPesos())).toBe(l);
    expect(lineAsAsked({ ...asked, valor_propuesto: null }, l, inPesos())).toBe(l);
    expect(lineAsAsked({ ...asked, seccion: null, comentario: null }, l, inPesos())).toBe(l);
    expect(lineAsAsked({ ...asked, seccion: 'Bodega' }, l, inPesos())).toEqual({ ...l, seccion: 'Bodega' });
    expect(lineAsAsked({ ...asked, comentario: 'Blanca' }, l, inPesos())).toEqual({ ...l, comentario: 'Blanca' });
  });

  test('a line that cannot be changed takes words, and no other number of units', () => {
    const fixed = line({ modificable: false });
    expect(lineAsAsked({ ...asked, comentario: 'Blanca' }, fixed, inPesos())).toMatchObject({ comentario: 'Blanca' });
    expect(lineAsAsked({ cantidad: 5 }, fixed, inPesos())).toMatchObject({ titulo: 'No se puede Modificar' });
  });

  test('a proposal is taken back, stays when it is told again, and a total goes before a unit price', () => {
    const waiting = proposePrice(line(), 900, inPesos()) as LineaCotizacion;
    expect(lineAsAsked({ ...asked, valor_propuesto: null }, waiting, inPesos())).toEqual(line());
    const approved = { ...waiting, validado: true };
    expect(lineAsAsked({ ...asked, valor_propuesto: 900 }, approved, inPesos())).toBe(approved);
    expect(
      lineAsAsked({ ...asked, valor_propuesto: 900, valor_total_propuesto: 3800 }, line(), inPesos()),
    ).toMatchObject({ valor_propuesto: 950, propuesta_de: 'total' });
  });
});

describe('a quotation that is edited', () => {
  test('a price that the rules refuse is refused with its line, and nothing is written', () => {
    expect(refusal(edit([{ ...one, valor_propuesto: 601 }, two]))).toMatchObject({
      mensaje: 'El Margen NO puede ser Menor a 1',
      extra: { linea: 1, producto: '1', part_number: 'PN-1' },
    });
    // A line that is only being added has no number yet.
    const { extra } = refusal(edit([one, two, { producto: '1', cantidad: 1, valor_propuesto: 601 }]));
    expect(extra).toEqual({ producto: '1', part_number: 'PN-1' });
  });

  test('a line that is named twice, or one of several that is not there, is refused', () => {
    expect(refusal(edit([one, one, two])).codigo).toBe('LINEA_NO_EXISTE');
    expect(refusal(edit([one, { linea: 8, producto: '2', cantidad: 1 }])).codigo).toBe('LINEA_NO_EXISTE');
  });

  test('a line whose product is another is a new line at the prices of now', () => {
    const [changed] = events(edit([{ ...one, producto: '2' }, two]));
    expect(changed!.data).toMatchObject({ quitadas: [1], cambiadas: [{ linea: 3, producto: { _id: '2' } }] });
  });

  test('the condition that it has needs no permission, nor does the address that it has to be told again', () => {
    expect(edit([one, two], { condicion_pago: '030' }, past(), bound)).toEqual([]);
    expect(refusal(edit([one, two], { condicion_pago: '060' }, past(), bound)).codigo).toBe('SIN_PERMISO');
    const direccion_despacho = { calle: 'Los Olmos 120', comuna: 'Ñuñoa', region: 'Metropolitana', referencia: '' };
    const sent = past({ tipo_entrega: 'DESPACHO', direccion_despacho });
    expect(events(edit([one, two], { tipo_entrega: 'COURIER' }, sent))).toMatchObject([
      { data: { cambios: { tipo_entrega: 'COURIER' } } },
    ]);
    expect(refusal(edit([one, two], { tipo_entrega: 'COURIER', direccion_despacho: null }, sent)).mensaje).toBe(
      'Ingresa la dirección de despacho.',
    );
  });
});

describe('lines of two versions', () => {
  const [a, b, c] = [1, 2, 3].map((linea) => line({ linea })) as [LineaCotizacion, LineaCotizacion, LineaCotizacion];

  test('the same, also when it was read anew, is no change; an order is told where it is another', () => {
    expect(lineChanges([a, b], [{ ...a }, b])).toBeUndefined();
    expect(lineChanges([a, b], [b, a])).toMatchObject({ cambiadas: [], quitadas: [], orden: [2, 1] });
  });

  test('one that goes or comes at the end leaves the others in their places', () => {
    expect(lineChanges([a, b, c], [a, c])).toEqual({ antes: [b], cambiadas: [], quitadas: [2], orden: null });
    expect(lineChanges([a, b], [a, b, c])).toEqual({ antes: [], cambiadas: [c], quitadas: [], orden: null });
    expect(lineChanges([a, b], [c, a, b])).toMatchObject({ cambiadas: [c], orden: [3, 1, 2] });
  });
});

test('what its events repeat of a quotation is who, whose and how much, and nothing else that it holds', () => {
  const q = foldAll(quotation, past())!;
  expect(refOf(q)).toEqual({
    _id: '501',
    number: 501,
    cliente: { _id: '9', nombre: 'Alarmas Sur' },
    ejecutivo: { _id: facts.ejecutivo._id, nombre: 'Eva' },
    moneda: 'pesos',
    createdAt: q.createdAt,
    neto: q.neto,
    total: q.total,
  });
});

describe('abroad, a line under suppositions', () => {
  const euros = { ...inDollars, moneda: 'euros', por_dolar: 0.9, tipo_cambio: 110 } as const;
  const asks = (margenes: readonly (readonly [number, number])[] = [], supuestos: object = {}) => ({
    supuestos,
    precios: 'siguen' as const,
    margenes: new Map(margenes),
  });
  const precios = { ...sold('1'), precio_lista: 1, tier_1_calculo: 1, tier_2_calculo: 1 };

  test('costs the factory’s dollars by the freight that is supposed, at what a dollar is in its currency', () => {
    const { linea } = supposedLine(line({}, euros), { pmp: 600, precios }, asks([], { factor_aereo: 2 }), euros);
    expect(linea).toMatchObject({ precio_aereo: 18, precio_maritimo: 10.8, valor_propuesto: 18 });
  });

  test('a margin is reached in cents: the next one up, not the next unit', () => {
    const { linea } = supposedLine(line({}, inDollars), { pmp: 600, precios }, asks([[1, 37.1]]), inDollars);
    // 6 dollars of cost over 0.629: 9.5389…
    expect(linea).toMatchObject({ valor_propuesto: 9.54, valor_total_propuesto: 38.16 });
  });

  test('without the factory’s price it keeps the one that it has', () => {
    const none = line({ costo_fob: null }, inDollars);
    expect(supposedLine(none, { pmp: 600, precios }, asks([], { factor_aereo: 2 }), inDollars).linea).toMatchObject({
      precio_aereo: null,
      precio: 15,
      valor_propuesto: null,
    });
  });
});

test('the quotation of a customer that was merged is the other one’s, once, at the prices that it has', () => {
  const norte = { ...facts.cliente, _id: '10', nombre: 'Norte SpA' };
  const follow = (given: readonly DomainEvent[], to: typeof norte | null = norte) =>
    decideGiven(changeQuotationClient, given, {
      request: { cotizacion: 501 },
      user: someone('Administrador'),
      facts: to,
    });
  const given = past();
  const [moved] = events(follow(given)) as readonly DomainEvent[];
  const after = foldAll(quotation, [...given, moved!])!;
  expect(after).toMatchObject({ cliente: { _id: '10', nombre: 'Norte SpA' } });
  expect(after.productos_cotizacion).toEqual(foldAll(quotation, given)!.productos_cotizacion);
  expect(follow([...given, moved!])).toEqual([]);
  expect(follow(given, null)).toEqual([]);
  expect(follow([])).toEqual([]);
});
