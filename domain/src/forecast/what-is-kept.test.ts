import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { addOpportunityEvent } from './add-opportunity-event.ts';
import { createOpportunity } from './create-opportunity.ts';
import { followSale, type SaleFacts } from './follow-sale.ts';
import { noForecast, reaches } from './month-forecast.ts';
import { movementsBetween, type Standing, worth } from './movements.shared.ts';
import { opportunity } from './opportunity.ts';
import { chance } from './opportunity.testing.ts';
import { forecastOf } from './parts.ts';
import { removeOpportunity } from './remove-opportunity.ts';
import { setForecastValue, setGlobalForecastValue } from './set-forecast-value.ts';
import { shownOpportunity } from './views/shown-opportunity.ts';
import { updateOpportunity } from './update-opportunity.ts';

/** What becomes of opportunities and their months: events, words, and what others are told. */

const seller = someone('Ejecutivo de Ventas');
const admin = someone('Administrador');
const FORECAST = `${seller._id}.2026-11`;
const NOW = '2026-11-22T15:00:00.000Z';
const state = (story: Story) => foldAll(opportunity, story.log)!;
const NOVEMBER = { year_cierre: 2026, mes_cierre: 11 };
const DATOS = {
  porcentaje: 50,
  comentario: 'Va',
  next_step: 'Llamar',
  fechaAccion: '2026-11-27',
  ...NOVEMBER,
} as const;

test('made once for a quotation; what is read names customer and month', () => {
  const story = new Story();
  const facts = {
    _id: 'm7',
    number: 7,
    usuario: { _id: seller._id, nombre: 'Inés' },
    cotizacion: null,
    cliente_id: 'c1',
    cliente_nombre: 'Alarmas Sur',
    monto_total: 1500,
    montos: [{ marca: 'Dahua', monto: 1500 }],
    monto_dolares: null,
    dolar: 950,
  };
  const when = {
    request: { accion: 'nueva' as const, forecastID: FORECAST, oportunidad: { cliente: 'c1', monto: 1500 } },
    user: seller,
    facts,
    now: NOW,
  };
  expect(story.does(createOpportunity, when)).toEqual({
    mensaje: 'La oportunidad de Alarmas Sur está en el forecast de Noviembre 2026',
    _id: 'm7',
    number: 7,
    forecast: FORECAST,
  });
  expect(refusal(decideGiven(createOpportunity, story.log, when))).toMatchObject({
    codigo: 'OPORTUNIDAD_REPETIDA',
    mensaje: 'Vuelve a intentarlo.',
  });
  expect(story.log[0]!.data).toMatchObject({
    montos: [{ marca: 'Dahua', monto: 1500 }],
    dolar: { informado: null, servidor: 950 },
  });
});

test('a date is put into the calendar, up to two hundred; one of another month or a lost one is refused', () => {
  const story = new Story([chance()]);
  const schedule = (forecast = FORECAST) => ({
    request: {
      accion: 'agregarevento' as const,
      forecast,
      oportunidad: '501',
      evento: { titulo: 'Visita', fecha: '2026-11-25T09:00:00-03:00' },
    },
    user: seller,
    facts: undefined,
    now: NOW,
  });
  expect(refusal(decideGiven(addOpportunityEvent, story.log, schedule(`${seller._id}.2026-12`))).mensaje).toBe(
    'La oportunidad cambió de mes. Ábrela otra vez y agenda el evento.',
  );
  for (let n = 0; n < 200; n++)
    expect(story.does(addOpportunityEvent, schedule()).mensaje).toBe('El evento fue agendado');
  expect(state(story).eventos).toHaveLength(200);
  expect(state(story).eventos[0]).toMatchObject({
    titulo: 'Visita',
    fecha: '2026-11-25T12:00:00.000Z',
    comentario: '',
  });
  expect(refusal(decideGiven(addOpportunityEvent, story.log, schedule()))).toMatchObject({
    codigo: 'CALENDARIO_LLENO',
    mensaje: 'La oportunidad ya tiene 200 eventos. Usa el seguimiento.',
  });
  const other = { ...schedule(), user: someone('Ejecutivo de Ventas', { _id: 'otra' }) };
  expect(refusal(decideGiven(addOpportunityEvent, [chance()], other))).toMatchObject({
    titulo: 'Oportunidad no encontrada',
    mensaje: 'La oportunidad no existe o no está a tu cargo. Actualiza el forecast.',
  });
  const shown = shownOpportunity(state(story), seller);
  expect(shown).toMatchObject({ pedido: 0, puede_modificar: true, montos: [{ marca: 'Dahua', monto: 1500 }] });
  expect([shown.eventos.length, shown.tracking]).toEqual([200, []]);
  expect(shownOpportunity({ ...state(story), pedido: 9 }, seller).pedido).toBe(9);
});

test('followed or removed, in words; what was followed is not removed', () => {
  const story = new Story([chance()]);
  const update = {
    request: { accion: 'actualizar' as const, forecast: FORECAST, oportunidad: '501', datos: DATOS as never },
    user: seller,
    facts: { dolar: 950 },
    now: NOW,
  };
  expect(story.does(updateOpportunity, update)).toEqual({
    mensaje: 'La Oportunidad se actualizó con éxito',
    forecast: FORECAST,
  });
  const remove = { request: { accion: 'borrar' as const, oportunidad: 501 }, user: seller, facts: undefined };
  expect(refusal(decideGiven(removeOpportunity, story.log, remove)).mensaje).toBe(
    'Ya tiene seguimiento. Márcala como perdida si no seguirá.',
  );
  const gone = new Story([chance()]);
  expect(gone.does(removeOpportunity, remove).mensaje).toBe('La oportunidad fue borrada');
  expect(gone.log.at(-1)!.data).toMatchObject({ oportunidad: { _id: '501' }, usuario: { _id: seller._id } });
});

describe('what became of its quotation', () => {
  const follow = (facts: Partial<SaleFacts>) => ({
    request: { cotizacion: 501 },
    user: admin,
    facts: { cotizacion: 501, monto_total: 1500, montos: [{ marca: 'Dahua', monto: 1500 }], pedidos: [], ...facts },
  });
  const order = (number: number, facturado: number | null = null, facturado_at: string | null = null) => ({
    number,
    facturado,
    facturado_at,
  });
  test('said twice it writes nothing, and it is told whether there is an opportunity at all', () => {
    const story = new Story([chance()]);
    const repriced = follow({ monto_total: 900, montos: [{ marca: 'Axis', monto: 900 }] });
    expect(story.does(followSale, repriced).mensaje).toBe('La oportunidad está al día con su venta');
    expect(state(story)).toMatchObject({ monto_total: 900, montos: [{ marca: 'Axis', monto: 900 }] });
    expect(decideGiven(followSale, story.log, repriced)).toEqual([]);
    expect(new Story().does(followSale, repriced).mensaje).toBe('La cotización no está en el forecast');
  });
  test('once ordered its amount stands; invoices of its parts add up, and the last one dates it', () => {
    const story = new Story([chance()]);
    story.does(followSale, follow({ monto_total: 900, pedidos: [order(900)] }));
    expect(state(story)).toMatchObject({ pedido: 900, monto_total: 1500, porcentaje: 100, por_facturar: true });
    const first = order(900, 1000, '2026-11-28T10:00:00.000Z');
    story.does(followSale, follow({ pedidos: [first, order(901)] }));
    expect(state(story)).toMatchObject({ monto_facturado: 1000, facturado_at: first.facturado_at, por_facturar: true });
    const both = follow({ pedidos: [first, order(901, 500, '2026-11-26T10:00:00.000Z')] });
    story.does(followSale, both);
    expect(state(story)).toMatchObject({
      monto_facturado: 1500,
      facturado_at: first.facturado_at,
      por_facturar: false,
    });
    expect(decideGiven(followSale, story.log, both)).toEqual([]);
    story.does(followSale, follow({ pedidos: [] }));
    expect(state(story)).toMatchObject({ pedido: null, porcentaje: 20, monto_facturado: 0, facturado_at: null });
  });
});

test.each<[Perfil, string, boolean]>([
  ['Administrador', 'global.2026-11', true],
  ['Ejecutivo de Ventas', 'u-Ejecutivo de Ventas.2026-11', true],
  ['Ejecutivo de Ventas', 'otra.2026-11', false],
  ['Ejecutivo de Ventas', 'marca:Dahua.2026-11', false],
  ['Brand Manager', 'u-Brand Manager.2026-11', true],
  ['Brand Manager', 'otra.2026-11', false],
  ['Brand Manager', 'marca:Dahua.2026-11', true],
  ['Brand Manager', 'marca:Axis.2026-11', false],
  ['Brand Manager', 'marca:u-Brand Manager.2026-11', false],
  ['Pre-Venta', 'otra.2026-11', true],
  ['Pre-Venta', 'marca:Dahua.2026-11', false],
])('%s reaches %s: %s', (perfil, id, expected) => {
  const more = perfil === 'Brand Manager' ? { marcas: ['Dahua'] } : {};
  expect(reaches(forecastOf(id)!, someone(perfil, more))).toBe(expected);
});

test('a manager without brands reaches none; what is out of reach is refused as what does not exist', () => {
  expect(reaches(forecastOf('marca:Dahua.2026-11')!, someone('Brand Manager'))).toBe(false);
  expect(noForecast()).toMatchObject({
    codigo: 'FORECAST_NO_EXISTE',
    titulo: 'Forecast no encontrado',
    mensaje: 'El forecast no existe o no está a tu cargo. Elígelo otra vez.',
  });
  expect(['x2026-11', 'a.2026-13', 'a.2026-11x', '.2026-11', 'a.2026-00'].map(forecastOf)).toEqual(
    Array(5).fill(undefined),
  );
  expect(forecastOf('a.b.2026-01')).toMatchObject({ de: 'a.b', mes_cierre: 1 });
});

test('goals and commitments are saved in words that agree with them', () => {
  const value = (tipo: 'meta' | 'comprometido', id = FORECAST) => ({ id, tipo, valor: 9 });
  const one = (tipo: 'meta' | 'comprometido') =>
    new Story().does(setForecastValue, {
      request: { accion: 'fijar', ...value(tipo) },
      user: admin,
      facts: { existe: true },
      now: NOW,
    }).mensaje;
  expect([one('meta'), one('comprometido')]).toEqual([
    'La meta del mes quedó guardada',
    'El comprometido del mes quedó guardado',
  ]);
  const all = (tipo: 'meta' | 'comprometido') => {
    const story = new Story();
    const when = { request: { accion: 'global' as const, ...value(tipo) }, user: admin, facts: undefined, now: NOW };
    const { mensaje } = story.does(setGlobalForecastValue, when);
    expect(story.log[0]!.data).toMatchObject({ _id: 'global.2026-11', alcance: 'global', usuario: null, marca: null });
    return mensaje;
  };
  expect([all('meta'), all('comprometido')]).toEqual([
    'La meta de la empresa quedó guardada',
    'El comprometido de la empresa quedó guardado',
  ]);
  const brand = decideGiven(setForecastValue, [], {
    request: { accion: 'fijar', ...value('meta', 'marca:Dahua.2026-11') },
    user: admin,
    facts: { existe: true },
    now: NOW,
  });
  expect(brand).toMatchObject([{ data: { alcance: 'marca', usuario: null, marca: 'Dahua' } }]);
  const tried = (tipo: 'meta' | 'comprometido', who: typeof seller, now = NOW) =>
    refusal(
      decideGiven(setForecastValue, [], {
        request: { accion: 'fijar', ...value(tipo) },
        user: who,
        facts: { existe: true },
        now,
      }),
    ).mensaje;
  expect(tried('meta', seller)).toBe('La meta la fija un Administrador.');
  expect(tried('comprometido', someone('Pre-Venta'))).toBe('El comprometido lo fija su ejecutivo o un Administrador.');
  expect(tried('comprometido', seller, '2026-12-05T12:00:00.000Z')).toBe(
    'El mes ya terminó. Un Administrador puede corregirlo.',
  );
});

test('those that moved most come first, whichever way; equals by their id', () => {
  const standing = (_id: string, monto_total: number): Standing => ({
    _id,
    number: 1,
    cliente_nombre: 'A',
    usuario_nombre: 'B',
    porcentaje: 50,
    monto_total,
    monto_asegurado: monto_total / 4,
    perdida: false,
    pedido: null,
    ...NOVEMBER,
  });
  const { pasos } = movementsBetween(
    [],
    ['c', 'a', 'b'].map((id) => standing(id, id === 'b' ? 900 : 100)),
    NOVEMBER,
    'total',
  );
  const added = pasos.find(({ movimiento }) => movimiento === 'nuevas')!;
  expect(added.oportunidades.map(({ _id }) => _id)).toEqual(['b', 'a', 'c']);
  const many = movementsBetween(
    [],
    Array.from({ length: 520 }, (_, n) => standing(`${n}`, n + 1)),
    NOVEMBER,
    'total',
  );
  const named = many.pasos.find(({ movimiento }) => movimiento === 'nuevas')!;
  expect([named.cantidad, named.oportunidades.length, named.oportunidades[0]!.cambio]).toEqual([520, 500, 520]);
  expect((['total', 'asegurado', 'ponderado'] as const).map((m) => worth(standing('a', 1000), NOVEMBER, m))).toEqual([
    1000, 250, 500,
  ]);
});
