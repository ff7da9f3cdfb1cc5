import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { addOpportunityEvent } from './add-opportunity-event.ts';
import { createOpportunity, type OpportunityFacts } from './create-opportunity.ts';
import { followSale, type SaleFacts } from './follow-sale.ts';
import { opportunity } from './opportunity.ts';
import { chance } from './opportunity.testing.ts';
import { removeOpportunity } from './remove-opportunity.ts';
import { updateOpportunity } from './update-opportunity.ts';

const seller = someone('Ejecutivo de Ventas');
const admin = someone('Administrador');
const FORECAST = `${seller._id}.2026-11`;
const NOW = '2026-11-22T15:00:00.000Z';
const DATOS = {
  porcentaje: 50,
  comentario: 'Lo revisa el cliente final',
  next_step: 'Llamar',
  fechaAccion: '2026-11-27',
  year_cierre: 2026,
  mes_cierre: 11,
} as const;

const update = (given: readonly DomainEvent[], datos: object, more: object = {}, user = seller, now = NOW) =>
  decideGiven(updateOpportunity, given, {
    request: {
      accion: 'actualizar',
      forecast: FORECAST,
      oportunidad: '501',
      datos: { ...DATOS, ...datos } as never,
      ...more,
    },
    user,
    facts: { dolar: 950 },
    now,
  });
const after = (given: readonly DomainEvent[], decision: ReturnType<typeof update>) =>
  foldAll(opportunity, [...given, ...(events(decision) as readonly DomainEvent[])])!;
const remove = (given: readonly DomainEvent[], user = seller) =>
  decideGiven(removeOpportunity, given, { request: { accion: 'borrar', oportunidad: 501 }, user, facts: undefined });

test.each([
  [20, 'Entregada', 0],
  [50, 'En cliente Final(Sin info)', 0],
  [80, 'Adjudicada sin OC', 1500],
  [100, 'Se factura mes actual', 1500],
] as const)('at %i % it is %s and secures %i', (porcentaje, etapa, monto_asegurado) => {
  const state = after([chance()], update([chance()], { porcentaje }));
  expect(state).toMatchObject({ porcentaje, etapa, estado: etapa, monto_asegurado, monto_total: 1500, perdida: false });
  expect(state.tracking).toEqual([
    {
      estatus: 'PENDIENTE',
      fecha: NOW,
      fechaAccion: '2026-11-27',
      porcentaje,
      etapa,
      comentario: DATOS.comentario,
      next_step: 'Llamar',
      year_cierre: 2026,
      mes_cierre: 11,
    },
  ]);
});

test('each update appends to the tracking, and the dollar of the request decides nothing', () => {
  const first = events(update([chance()], {}, { dolar: 1 })) as readonly DomainEvent[];
  expect(first[0]!.data).toMatchObject({ dolar: { informado: 1, servidor: 950 }, monto_total: 1500 });
  const state = after([chance(), ...first], update([chance(), ...first], { porcentaje: 80, comentario: 'Adjudicada' }));
  expect(state.tracking.map((step) => [step.porcentaje, step.comentario])).toEqual([
    [50, DATOS.comentario],
    [80, 'Adjudicada'],
  ]);
});

test.each([
  [{ year_cierre: 2025 }, 'Año incorrecto', 'El año no puede ser menor al actual'],
  [{ mes_cierre: 10 }, 'Mes incorrecto', 'El mes no puede ser menor al actual'],
  [{ porcentaje: null }, 'Formulario incompleto', 'Todos los campos deben completarse'],
  [{ comentario: ' ' }, 'Formulario incompleto', 'Todos los campos deben completarse'],
  [{ next_step: '' }, 'Formulario incompleto', 'Todos los campos deben completarse'],
  [{ fechaAccion: '' }, 'Formulario incompleto', 'Todos los campos deben completarse'],
  [{ fechaAccion: '2026-12-01' }, 'Próxima acción fuera de fecha', undefined],
  [{ fechaAccion: '2026-11-21' }, 'Fecha anterior al día actual', undefined],
])('%j is refused: %s', (datos, titulo, mensaje) => {
  expect(refusal(update([chance()], datos))).toMatchObject({ titulo, ...(mensaje && { mensaje }) });
});

test('a day that no calendar has is told so', () => {
  const { error } = updateOpportunity.request.shape.datos.safeParse({ ...DATOS, fechaAccion: '2028-02-30' });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['fechaAccion', 'Elige un día que exista'],
  ]);
});

test('what is today is what the clock of Santiago says: the last hour of November is not December', () => {
  const last = '2026-12-01T02:30:00.000Z';
  const asked = { fechaAccion: '2026-11-30' };
  expect(events(update([chance()], asked, {}, seller, last))).toHaveLength(1);
  expect(refusal(update([chance()], asked, {}, seller, '2026-12-01T03:00:00.000Z')).titulo).toBe('Mes incorrecto');
  // 31 December, 23:30 in Santiago (UTC-3), is already the next year elsewhere.
  const december = chance({ mes_cierre: 12 });
  const close = { mes_cierre: 12, fechaAccion: '2026-12-31' };
  const inDecember = { forecast: `${seller._id}.2026-12` };
  expect(events(update([december], close, inDecember, seller, '2027-01-01T02:30:00.000Z'))).toHaveLength(1);
  expect(refusal(update([december], close, inDecember, seller, '2027-01-01T03:00:00.000Z')).titulo).toBe(
    'Año incorrecto',
  );
});

test('a later month is another forecast: it leaves this one for that, and goes on from there', () => {
  const moved = update([chance()], { year_cierre: 2027, mes_cierre: 2 });
  expect(events(moved).map(({ type }) => type)).toEqual(['OpportunityTracked', 'OpportunityMoved']);
  const given = [chance(), ...(events(moved) as readonly DomainEvent[])];
  expect(foldAll(opportunity, given)).toMatchObject({
    forecast: `${seller._id}.2027-02`,
    year_cierre: 2027,
    mes_cierre: 2,
  });
  // Whoever still looks at November is told.
  expect(refusal(update(given, {}))).toMatchObject({ codigo: 'FORECAST_CAMBIO' });
});

test('lost needs its reason, and does not come back; neither does what has an order', () => {
  expect(refusal(update([chance()], { porcentaje: 0, comentario: ' ' })).titulo).toBe('Ingrese un comentario');
  const lost = events(update([chance()], { porcentaje: 0, comentario: 'Más caro' })) as readonly DomainEvent[];
  expect(foldAll(opportunity, [chance(), ...lost])).toMatchObject({
    porcentaje: 0,
    etapa: 'Oportunidad Perdida',
    next_step: 'Oportunidad Perdida',
    monto_asegurado: 0,
    monto_total: 1500,
    perdida: true,
    tracking: [{ comentario: 'Más caro', fechaAccion: null }],
  });
  expect(refusal(update([chance(), ...lost], {})).codigo).toBe('OPORTUNIDAD_PERDIDA');
  const ordered = events(follow([chance()], { pedidos: [order(7)] })) as readonly DomainEvent[];
  expect(refusal(update([chance(), ...ordered], { porcentaje: 0, comentario: 'x' })).codigo).toBe(
    'OPORTUNIDAD_CON_PEDIDO',
  );
  expect(refusal(remove([chance(), ...ordered])).codigo).toBe('OPORTUNIDAD_CON_PEDIDO');
});

test('what closed last month may still be lost, though not followed', () => {
  const past = chance({ mes_cierre: 10 });
  const of = { forecast: `${seller._id}.2026-10` };
  expect(refusal(update([past], { mes_cierre: 10 }, of)).titulo).toBe('Mes incorrecto');
  expect(events(update([past], { porcentaje: 0, comentario: 'Sin presupuesto' }, of))).toHaveLength(1);
});

test('its owner or an Administrador updates; others with it in their scope read, others do not find it', () => {
  const manager = someone('Brand Manager', { marcas: ['Dahua'] });
  expect(events(update([chance()], {}, {}, admin))).toHaveLength(1);
  expect(refusal(update([chance()], {}, {}, manager)).codigo).toBe('SIN_PERMISO');
  expect(refusal(update([chance()], {}, {}, someone('Pre-Venta'))).codigo).toBe('SIN_PERMISO');
  const stranger = someone('Ejecutivo de Ventas', { _id: 'otra' });
  expect(refusal(update([chance()], {}, {}, stranger))).toEqual(refusal(update([], {}, {}, stranger)));
  expect(refusal(remove([chance()], stranger)).codigo).toBe('OPORTUNIDAD_NO_EXISTE');
});

test('it is removed while it was never followed, and may then be put in again', () => {
  const removed = events(remove([chance()])) as readonly DomainEvent[];
  expect(foldAll(opportunity, [chance(), ...removed])).toBeUndefined();
  const followed = events(update([chance()], {})) as readonly DomainEvent[];
  expect(refusal(remove([chance(), ...followed])).codigo).toBe('CON_SEGUIMIENTO');
});

test('a date of it goes into the calendar of its owner', () => {
  const evento = { titulo: ' Visita ', fecha: '2026-11-25T10:00:00-03:00' };
  const add = (given: readonly DomainEvent[], forecast = FORECAST) =>
    decideGiven(addOpportunityEvent, given, {
      request: { accion: 'agregarevento', forecast, oportunidad: 501, evento },
      user: seller,
      facts: undefined,
    });
  expect(events(add([chance()]))[0]!.data).toMatchObject({
    oportunidad: { _id: '501', usuario: { _id: seller._id } },
    evento: { titulo: 'Visita', fecha: '2026-11-25T13:00:00.000Z', comentario: '' },
  });
  expect(refusal(add([chance()], `${seller._id}.2026-10`)).codigo).toBe('FORECAST_CAMBIO');
});

const facts: OpportunityFacts = {
  _id: '501',
  number: 7,
  usuario: { _id: seller._id, nombre: 'Inés Soto' },
  cotizacion: 501,
  cliente_id: 'c1',
  cliente_nombre: 'Alarmas Sur',
  monto_total: 1500,
  montos: [{ marca: 'Dahua', monto: 1500 }],
  monto_dolares: null,
  dolar: 950,
};
const create = (given: readonly DomainEvent[], forecastID = FORECAST) =>
  decideGiven(createOpportunity, given, {
    request: { accion: 'nueva', forecastID, oportunidad: { cotizacion: 501 } },
    user: seller,
    facts,
    now: NOW,
  });

test('one opportunity for each quotation, in a month that is not over, begins at 20 %', () => {
  expect(events(create([]))[0]!.data).toMatchObject({ porcentaje: 20, monto_asegurado: 0, forecast: FORECAST });
  expect(refusal(create([chance()])).mensaje).toBe(
    'La Cotización N° 501 ya está en el forecast de Inés Soto, Noviembre 2026.',
  );
  expect(refusal(create([], `${seller._id}.2026-10`)).titulo).toBe('Mes incorrecto');
});

const order = (number: number, facturado: number | null = null) => ({
  number,
  facturado,
  facturado_at: facturado === null ? null : '2026-11-25T15:00:00.000Z',
});
const follow = (given: readonly DomainEvent[], more: Partial<SaleFacts>) =>
  decideGiven(followSale, given, {
    request: { cotizacion: 501 },
    user: admin,
    facts: { cotizacion: 501, monto_total: 1500, montos: facts.montos, pedidos: [], ...more },
  });

describe('what became of its quotation', () => {
  const ordered = [chance(), ...(events(follow([chance()], { pedidos: [order(7)] })) as readonly DomainEvent[])];
  const state = (given: readonly DomainEvent[]) => foldAll(opportunity, given)!;

  test('another total is its amount, also what it secures; a lost one keeps what was lost', () => {
    const sure = [chance(), ...(events(update([chance()], { porcentaje: 80 })) as readonly DomainEvent[])];
    const changed = [...sure, ...(events(follow(sure, { monto_total: 900 })) as readonly DomainEvent[])];
    expect(state(changed)).toMatchObject({ monto_total: 900, monto_asegurado: 900, porcentaje: 80 });
    const lost = [chance(), ...(events(update([chance()], { porcentaje: 0 })) as readonly DomainEvent[])];
    expect(events(follow(lost, { monto_total: 900 }))).toEqual([]);
  });

  test('an order is a sale at 100 % to be invoiced; said twice it writes nothing', () => {
    expect(state(ordered)).toMatchObject({ pedido: 7, porcentaje: 100, monto_asegurado: 1500, por_facturar: true });
    expect(events(follow(ordered, { pedidos: [order(7)] }))).toEqual([]);
  });

  test('of an order that was split all parts are invoiced before it is', () => {
    const half = [
      ...ordered,
      ...(events(follow(ordered, { pedidos: [order(7, 600), order(8)] })) as readonly DomainEvent[]),
    ];
    expect(state(half)).toMatchObject({ monto_facturado: 600, por_facturar: true });
    const whole = [
      ...half,
      ...(events(follow(half, { pedidos: [order(7, 600), order(8, 900)] })) as readonly DomainEvent[]),
    ];
    expect(state(whole)).toMatchObject({ monto_facturado: 1500, por_facturar: false, pedido: 7 });
  });

  test('a cancelled order leaves it as it was last followed, and open', () => {
    const cancelled = [...ordered, ...(events(follow(ordered, { pedidos: [] })) as readonly DomainEvent[])];
    expect(state(cancelled)).toMatchObject({ pedido: null, porcentaje: 20, monto_asegurado: 0, por_facturar: false });
    expect(events(update(cancelled, {}))).toHaveLength(1);
  });
});

test('one by hand in dollars comes to the server’s own rate at each update; a quotation’s amount is its own', () => {
  const byHand = { ...(chance({ cotizacion: null }).data as object), monto_dolares: 10 };
  const given = [{ ...chance({ cotizacion: null }), data: byHand }];
  const state = after(given, update(given, { monto: 20 }, { dolar: 1 }));
  expect(state).toMatchObject({ monto_total: 19_000, monto_dolares: 20, montos: [{ marca: 'Dahua', monto: 19_000 }] });
  expect(refusal(update([chance()], { monto: 20 })).codigo).toBe('MONTO_DE_COTIZACION');
});

test('an amount that rounds to nothing is refused, by hand and when it is followed', () => {
  const facts: OpportunityFacts = {
    _id: 'm7',
    number: 7,
    usuario: { _id: seller._id, nombre: 'Inés Soto' },
    cotizacion: null,
    cliente_id: null,
    cliente_nombre: 'Alarmas Sur',
    monto_total: 0,
    montos: [{ marca: 'Dahua', monto: 0 }],
    monto_dolares: null,
    dolar: 950,
  };
  const made = decideGiven(createOpportunity, [], {
    request: { accion: 'nueva', forecastID: FORECAST, oportunidad: { monto: 0.4 } },
    user: seller,
    facts,
    now: NOW,
  });
  expect(refusal(made)).toMatchObject({ mensaje: 'El monto no llega a $1. Ingresa uno mayor.' });
  const byHand = [chance({ cotizacion: null })];
  expect(refusal(update(byHand, { monto: 0.4 }, { oportunidad: 'm7' }))).toMatchObject({ codigo: 'MONTO_MUY_BAJO' });
});
