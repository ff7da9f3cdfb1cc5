import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { permisosOf } from '../kernel/perfiles.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { changeQuotationClient } from './change-quotation-client.ts';
import { convertQuotation } from './convert-quotation.ts';
import { createQuotation } from './create-quotation.ts';
import { editQuotation, type EditFacts } from './edit-quotation.ts';
import { judgeQuotation } from './judge-quotation.ts';
import type { ClienteCotizado } from './parts.ts';
import { type Quotation, quotation, waitsForType } from './quotation.ts';
import { facts, quotable, sold } from './quotation.testing.ts';
import { unpriced } from './shared-quotation.ts';
import { shareQuotation } from './share-quotation.ts';

const boss = someone('Administrador');
const seller = someone('Ejecutivo de Ventas');
const line = { producto: '1', cantidad: 4 };
const create = (more: object = {}, over: object = {}): DomainEvent[] =>
  events(
    decideGiven(createQuotation, [], {
      request: {
        accion: 'crearsistema',
        cotizacion: {
          cliente: '9',
          moneda: 'pesos',
          transporte: 'aereo',
          productos_cotizacion: [line],
          ...more,
        } as never,
      },
      user: boss,
      facts: { ...facts, ...over },
    }),
  ) as never;
const edit = (past: DomainEvent[], cotizacion: object, more: Partial<EditFacts> = {}, user = boss) =>
  decideGiven(editQuotation, past, {
    request: {
      accion: 'editarsistema',
      expectedVersion: 0,
      cotizacion: { _id: 501, productos_cotizacion: [{ ...line, linea: 1 }], ...cotizacion } as never,
    },
    user,
    facts: { ...facts, ...more },
  });
const after = (past: DomainEvent[], outcome: ReturnType<typeof edit>) =>
  foldAll(quotation, [...past, ...(events(outcome) as never as DomainEvent[])]) as Quotation;
const told = (past: DomainEvent[], outcome: ReturnType<typeof edit>) =>
  editQuotation.answer({ events: events(outcome) as never, state: after(past, outcome) }, {} as never).mensaje;
const dollars = { tipo_cambio: 100, por_dolar: 1 };

test('editing and judging ask for the version that was seen', () => {
  const asked = { accion: 'editarsistema', cotizacion: { _id: 501, productos_cotizacion: [line] } };
  expect(editQuotation.request.safeParse(asked).success).toBe(false);
  expect(editQuotation.request.safeParse({ ...asked, expectedVersion: 0 }).success).toBe(true);
  const judged = judgeQuotation.request.safeParse({ accion: 'validarsistema', cotizacion: { _id: 501 } });
  expect(judged.error!.issues[0]!.message).toContain('Indica la versión que viste');
});

test('another transport: the price frozen for it, a new version, and it is told', () => {
  const past = create({ moneda: 'dolares' }, dollars);
  const sea = edit(past, { transporte: 'maritimo' });
  const q = after(past, sea);
  expect(q).toMatchObject({ transporte: 'maritimo', version_guardada: 2, total_moneda: 48, neto: 4800 });
  expect(q.productos_cotizacion[0]).toMatchObject({ precio: 12, valor_total: 48 });
  expect(told(past, sea)).toBe(
    'Cotización N° 501 guardada en dólares por vía marítima: sus precios estaban en aéreo, y el neto es ahora US$ 48,00',
  );
});

test('another currency: today frozen anew, what was proposed is converted by its own rate and judged anew', () => {
  const past = create({ productos_cotizacion: [{ ...line, valor_propuesto: 900 }] });
  const abroad = edit(past, { moneda: 'dolares' }, { tasas: dollars });
  const q = after(past, abroad);
  expect(q).toMatchObject({ moneda: 'dolares', tipo_cambio: 100, estado: 'Por Validar', version_guardada: 2 });
  // 900 pesos are 9 dollars: never 900 of them, and under list in any currency.
  expect(q.productos_cotizacion[0]).toMatchObject({ precio: 15, valor_propuesto: 9, validado: false });
  const back = edit(
    [...past, ...(events(abroad) as never as DomainEvent[])],
    { moneda: 'pesos' },
    {
      tasas: { tipo_cambio: 1, por_dolar: 1 },
    },
  );
  expect(after([...past, ...(events(abroad) as never as DomainEvent[])], back).productos_cotizacion[0]).toMatchObject({
    precio: 940,
    valor_propuesto: 900,
    costo_fob: null,
    validado: false,
  });
});

test('foreign currency is for whoever has the flag; of what was converted nothing changes', () => {
  const past = create({}, { ejecutivo: { ...facts.ejecutivo, _id: seller._id } });
  const bound = { ...seller, permisos: { ...permisosOf('Ejecutivo de Ventas'), dolares: false } };
  expect(refusal(edit(past, { moneda: 'dolares' }, { tasas: dollars }, bound))).toMatchObject({
    codigo: 'SIN_PERMISO',
  });
  const converted = decideGiven(convertQuotation, past, {
    request: { cotizacion: 501 },
    user: boss,
    facts: { number: 7, codigo_sap: 'S7', impedimento: null },
  });
  const closed = [...past, ...(events(converted) as never as DomainEvent[])];
  expect(refusal(edit(closed, { transporte: 'maritimo' }))).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
});

describe('units above those that were frozen', () => {
  const dearer = { productos: { ...facts.productos, 1: quotable(sold('1', { gold: 1100 })) } };
  const seven = { productos_cotizacion: [{ ...line, linea: 1, cantidad: 7 }] };
  test('take the price of today in a line of their own, and it is told', () => {
    const past = create();
    const q = after(past, edit(past, seven, dearer));
    expect(q.productos_cotizacion.map((l) => [l.linea, l.cantidad, l.precio])).toEqual([
      [1, 4, 940],
      [2, 3, 1100],
    ]);
    expect(q.neto).toBe(4 * 940 + 3 * 1100);
    expect(told(past, edit(past, seven, dearer))).toContain('van a precio de hoy: 3 de PN-1 a $1.100');
  });
  test('with a price proposed for all of them the whole line is held against the list of today', () => {
    const past = create();
    const asked = { productos_cotizacion: [{ ...line, linea: 1, cantidad: 7, valor_propuesto: 1000 }] };
    expect(after(past, edit(past, asked, dearer)).productos_cotizacion).toMatchObject([
      { linea: 1, cantidad: 7, precio: 1100, valor_propuesto: 1000, validado: false },
    ]);
  });
  test('at the same price they stay in their line; fewer never ask for another', () => {
    const past = create();
    expect(after(past, edit(past, seven)).productos_cotizacion).toMatchObject([{ cantidad: 7, precio: 940 }]);
    const fewer = { productos_cotizacion: [{ ...line, linea: 1, cantidad: 2 }] };
    expect(after(past, edit(past, fewer, dearer)).productos_cotizacion).toMatchObject([{ cantidad: 2, precio: 940 }]);
  });
});

describe('a customer without a type whom a seller made', () => {
  const untyped: ClienteCotizado = {
    ...facts.cliente,
    datos_cliente: { ...facts.cliente.datos_cliente, tipo: null, por_clasificar: true },
  };
  const past = create({}, { cliente: untyped });
  const convert = (history: DomainEvent[]) =>
    decideGiven(convertQuotation, history, {
      request: { cotizacion: 501 },
      user: boss,
      facts: { number: 7, codigo_sap: 'S7', impedimento: null },
    });
  test('its quotation goes to nobody, on no way, until there is one', () => {
    const q = foldAll(quotation, past) as Quotation;
    expect(refusal(convert(past))).toMatchObject({ codigo: 'CLIENTE_SIN_TIPO' });
    expect(shareQuotation.when!(q, boss)).toMatchObject({ codigo: 'CLIENTE_SIN_TIPO' });
    expect(unpriced(q, 'PDF')).toMatchObject({ codigo: 'CLIENTE_SIN_TIPO' });
  });
  test('with one it waits no more, and what is under the new list waits for `validar`', () => {
    const type = (tipo: string) =>
      decideGiven(changeQuotationClient, past, {
        request: { cotizacion: '501' },
        user: boss,
        facts: { ...facts.cliente, datos_cliente: { tipo, legalCode: '76.123.456-0' } },
      });
    const gold = [...past, ...(events(type('Gold')) as never as DomainEvent[])];
    expect(waitsForType(foldAll(quotation, gold) as Quotation)).toBe(false);
    expect(events(convert(gold))).toHaveLength(1);
    const cheap = create({ productos_cotizacion: [{ ...line, valor_propuesto: 800 }] }, { cliente: untyped });
    const typed = decideGiven(changeQuotationClient, cheap, {
      request: { cotizacion: '501' },
      user: boss,
      facts: facts.cliente,
    });
    const q = foldAll(quotation, [...cheap, ...(events(typed) as never as DomainEvent[])]) as Quotation;
    expect(q).toMatchObject({ estado: 'Por Validar', por_validar: 1 });
    expect(
      events(decideGiven(changeQuotationClient, past, { request: { cotizacion: '501' }, user: boss, facts: untyped })),
    ).toEqual([]);
  });
});
