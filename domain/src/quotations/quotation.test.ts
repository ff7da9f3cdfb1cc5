import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Principal } from '../kernel/principal.ts';
import { isRejection } from '../kernel/rejection.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { addQuotationComment } from './add-quotation-comment.ts';
import { cancelQuotation } from './cancel-quotation.ts';
import { convertQuotation } from './convert-quotation.ts';
import { createQuotation } from './create-quotation.ts';
import { editQuotation } from './edit-quotation.ts';
import { editQuotationHeader } from './edit-quotation-header.ts';
import { expiry } from './expire-quotations.ts';
import { judgeQuotation } from './judge-quotation.ts';
import { quotation } from './quotation.ts';
import { facts } from './quotation.testing.ts';
import { setQuotationVisibility } from './set-quotation-visibility.ts';
import { weightsOf } from './sums.ts';

const seller = someone('Ejecutivo de Ventas');
const boss = someone('Administrador');
const NOW = '2026-01-05T12:00:00.000Z';
const LATER = '2026-01-25T12:00:00.000Z';

const create = (lines: object[], more: object = {}, user: Principal = seller) =>
  decideGiven(createQuotation, [], {
    request: { accion: 'crearsistema', cotizacion: { cliente: '9', productos_cotizacion: lines, ...more } as never },
    user,
    facts: { ...facts, ...('moneda' in more && { tipo_cambio: 100 }) },
  });
const given = (lines: object[], more: object = {}, user: Principal = boss): DomainEvent[] =>
  events(create(lines, more, user)) as never;
/** Two lines at list, the second below it. */
const cheap = [
  { producto: '1', cantidad: 2 },
  { producto: '2', cantidad: 1, valor_propuesto: 900 },
];
const edit = (past: DomainEvent[], lines: object[], user = boss, now = NOW, header: object = {}) =>
  decideGiven(editQuotation, past, {
    request: {
      accion: 'editarsistema',
      expectedVersion: 0,
      cotizacion: { ...header, _id: 501, productos_cotizacion: lines as never },
    },
    user,
    facts,
    now,
  });
const judge = (past: DomainEvent[], cotizacion: object = {}, user = boss) =>
  decideGiven(judgeQuotation, past, {
    request: { accion: 'validarsistema', expectedVersion: 0, cotizacion: { _id: 501, ...cotizacion } },
    user,
    facts: undefined,
  });
const convert = (past: DomainEvent[], user = boss, now = NOW) =>
  decideGiven(convertQuotation, past, {
    request: { accion: 'convertir', cotizacion: 501 },
    user,
    facts: { number: 900, codigo_sap: '5000900', impedimento: null },
    now,
  });
const decided = (past: DomainEvent[], decision: ReturnType<typeof edit>): DomainEvent[] => {
  if (isRejection(decision)) throw new Error(decision.mensaje);
  return [...past, ...decision];
};

describe('a new quotation', () => {
  test('freezes number, prices and validity of 15 days in Santiago, and says what waits', () => {
    const [event] = events(create(cheap));
    expect(event).toMatchObject({
      type: 'QuotationCreated',
      data: {
        _id: '501',
        number: 501,
        moneda: 'pesos',
        condicion_pago: '030',
        validez: '2026-01-20',
        estado: 'Por Validar',
        neto: 2780,
        iva: 528,
        total: 3308,
        total_moneda: 2780,
        total_aereo: null,
      },
    });
    expect(event!.data.margen as number).toBeCloseTo((1 - 1800 / 2780) * 100, 6);
  });

  test('in dollars: both totals, and pesos at the frozen rate', () => {
    const user = someone('Administrador');
    const [event] = events(
      create(
        [
          { producto: '1', cantidad: 2 },
          { producto: '2', cantidad: 1, valor_propuesto: 14 },
        ],
        { moneda: 'dolares' },
        user,
      ),
    );
    expect(event!.data).toMatchObject({ total_aereo: 44, total_maritimo: 36, total_moneda: 44, neto: 4400 });
    expect(refusal(create(cheap, { moneda: 'dolares' })).mensaje).toBe('Tu perfil cotiza solo en pesos.');
  });

  test('refuses what document 2 refuses, naming the line, and writes nothing', () => {
    const low = refusal(create([{ producto: '1', cantidad: 1, valor_propuesto: 601 }]));
    expect(low).toMatchObject({ mensaje: 'El Margen NO puede ser Menor a 1', extra: { part_number: 'PN-1' } });
    expect(refusal(create([{ producto: '1', cantidad: 0 }]))).toMatchObject({
      titulo: 'Cantidad Incorrecta',
      mensaje: 'La Cantidad NO puede ser menor a 1',
    });
    expect(refusal(create([{ producto: '3', cantidad: 1 }])).codigo).toBe('PRODUCTO_BLOQUEADO');
    expect(refusal(create([{ producto: '4', cantidad: 1 }])).codigo).toBe('SIN_PRECIO');
  });

  test('conditions: flag for the payment condition, address for a dispatch, a validity that is not past', () => {
    const line = [{ producto: '1', cantidad: 1 }];
    const bound = { ...seller, permisos: { ...seller.permisos, condicionpago: false } };
    expect(refusal(create(line, { condicion_pago: '060' }, bound)).codigo).toBe('SIN_PERMISO');
    expect(refusal(create(line, { tipo_entrega: 'DESPACHO' })).mensaje).toBe('Ingresa la dirección de despacho.');
    expect(refusal(create(line, { validez: '2026-01-04' })).mensaje).toContain('ya pasó');
    expect(refusal(create(line, { validez: '2026-06-01' })).mensaje).toContain('60 días');
    expect(events(create(line, { validez: '2026-06-01' }, boss))).toHaveLength(1);
  });
});

describe('another version', () => {
  const past = given(cheap);

  test('names only the lines that differ, and keeps what was frozen', () => {
    const [event] = events(
      edit(past, [
        { linea: 2, producto: '2', cantidad: 1, valor_propuesto: null },
        { linea: 1, producto: '1', cantidad: 2 },
        { producto: '9', cantidad: 1, seccion: 'Instalación' },
      ]),
    );
    expect(event!.data).toMatchObject({ quitadas: [], orden: [2, 1, 3], estado: 'Vigente' });
    expect((event!.data.cambiadas as { linea: number }[]).map((l) => l.linea)).toEqual([2, 3]);
    const state = foldAll(quotation, [...past, event as never])!;
    expect(state.productos_cotizacion.map((l) => l.linea)).toEqual([2, 1, 3]);
    expect(state).toMatchObject({ version_guardada: 2, neto: 940 + 1880 + 940 });
    expect([...weightsOf(state.productos_cotizacion).values()].at(-1)).toBeNull();
  });

  test('the same again is no version', () => {
    expect(
      edit(past, [
        { linea: 1, producto: '1', cantidad: 2 },
        { linea: 2, producto: '2', cantidad: 1 },
      ]),
    ).toEqual([]);
  });

  test('a removed line goes, a line that is not there is refused', () => {
    const state = foldAll(quotation, decided(past, edit(past, [{ linea: 2, producto: '2', cantidad: 1 }])))!;
    expect(state.productos_cotizacion.map((l) => l.linea)).toEqual([2]);
    expect(refusal(edit(past, [{ linea: 7, producto: '2', cantidad: 1 }])).codigo).toBe('LINEA_NO_EXISTE');
  });

  test('of another seller’s quotation nothing is said', () => {
    const other = someone('Ejecutivo de Ventas', { _id: 'otra' });
    expect(refusal(edit(past, [{ producto: '1', cantidad: 1 }], other)).codigo).toBe('COTIZACION_NO_EXISTE');
  });

  test('conditions may change with the lines: one press, one version, or none of both', () => {
    const lines = [{ linea: 1, producto: '1', cantidad: 3 }];
    const header = { referencia: 'Proyecto Norte' };
    const changed = decided(past, edit(past, lines, boss, NOW, header));
    expect(changed.slice(past.length).map((e) => e.type)).toEqual(['QuotationHeaderChanged', 'QuotationLinesChanged']);
    expect(foldAll(quotation, changed)!).toMatchObject({ ...header, version_guardada: 2 });
    expect(edit(changed, lines, boss, NOW, header)).toEqual([]);
    expect(
      foldAll(
        quotation,
        decided(
          past,
          edit(
            past,
            [
              { linea: 1, producto: '1', cantidad: 2 },
              { linea: 2, producto: '2', cantidad: 1 },
            ],
            boss,
            NOW,
            header,
          ),
        ),
      )!.version_guardada,
    ).toBe(2);
    expect(refusal(edit(past, lines, boss, NOW, { validez: '2026-01-01' })).mensaje).toContain('La validez ya pasó');
  });

  test('conditions change apart from the lines', () => {
    const [event] = events(
      decideGiven(editQuotationHeader, past, {
        request: { accion: 'simple', id: 501, expectedVersion: 0, cotizacion: { referencia: 'Proyecto Norte' } },
        user: seller,
        facts: { condiciones: [] },
      }),
    );
    expect(event!.data).toMatchObject({ antes: { referencia: null }, cambios: { referencia: 'Proyecto Norte' } });
  });
});

describe('validation', () => {
  const past = given(cheap);

  test('approves what waits, with list price and cost that it was held against', () => {
    const [event] = events(judge(past));
    expect(event!.data).toMatchObject({
      estado: 'Validada',
      lineas: [{ linea: 2, aprobada: true, valor_propuesto: 900, precio_lista: 940, pmp: 600 }],
    });
    expect(refusal(judge([...past, event as never])).codigo).toBe('NADA_POR_VALIDAR');
  });

  test('a refused price needs a reason, stays pending and tells the seller', () => {
    const no = { lineas: [{ linea: 2, aprobada: false }] };
    expect(refusal(judge(past, no)).mensaje).toBe('Ingresa el motivo del rechazo.');
    const state = foldAll(quotation, decided(past, judge(past, { ...no, comentario: 'Muy bajo' })))!;
    expect(state).toMatchObject({ estado: 'Por Validar', productos_cotizacion: [{}, { rechazo: 'Muy bajo' }] });
    expect(refusal(judge(past, { lineas: [{ linea: 1, aprobada: true }] })).codigo).toBe('NADA_POR_VALIDAR');
  });
});

describe('its end', () => {
  const past = given([{ producto: '1', cantidad: 2 }]);

  test('becomes an order once, when every line is validated', () => {
    expect(refusal(convert(given(cheap)))).toMatchObject({
      codigo: 'LINEAS_PENDIENTES',
      mensaje: 'Faltan por validar: PN-2. Pide la validación o cambia esos precios.',
    });
    const done = decided(past, convert(past));
    expect(foldAll(quotation, done)).toMatchObject({ estado: 'Convertida', pedido: 900 });
    expect(refusal(convert(done))).toMatchObject({ codigo: 'YA_CONVERTIDA', extra: { pedido: 900 } });
    expect(refusal(edit(done, [{ producto: '1', cantidad: 1 }])).mensaje).toContain('ya es el Pedido N° 900');
  });

  test('after its last day it neither changes nor converts, told or not; it expires once', () => {
    expect(refusal(convert(past, boss, LATER)).codigo).toBe('COTIZACION_EXPIRADA');
    expect(refusal(edit(past, [{ producto: '1', cantidad: 1 }], boss, LATER)).codigo).toBe('COTIZACION_EXPIRADA');
    // Its last day ends at midnight in Santiago, three hours after that of UTC.
    expect(expiry(foldAll(quotation, past), '2026-01-21T02:59:00.000Z')).toEqual([]);
    const [event] = expiry(foldAll(quotation, past), '2026-01-21T03:00:00.000Z');
    expect(event).toMatchObject({ type: 'QuotationExpired', data: { estado: 'Expirada' } });
    expect(expiry(foldAll(quotation, [...past, event!]), LATER)).toEqual([]);
    expect(expiry(undefined, LATER)).toEqual([]);
  });

  test('is cancelled with its reason', () => {
    const cancel = (motivo: string, events_ = past) =>
      decideGiven(cancelQuotation, events_, {
        request: { accion: 'anular', id: 501, motivo },
        user: boss,
        facts: undefined,
      });
    expect(refusal(cancel('  ')).mensaje).toBe('Ingresa el motivo');
    const done = decided(past, cancel('Duplicada'));
    expect(foldAll(quotation, done)).toMatchObject({ estado: 'Anulada', motivo_anulacion: 'Duplicada' });
    expect(refusal(cancel('Otra vez', done)).mensaje).toBe('La Cotización N° 501 ya está anulada.');
    expect(refusal(cancel('Tarde', decided(past, convert(past)))).mensaje).toContain('ya es el Pedido N° 900');
  });

  test('conversation and visibility', () => {
    const say = (past_: DomainEvent[], user: Principal) =>
      decideGiven(addQuotationComment, past_, {
        request: { accion: 'guardarchat', tipo: 'cotizacion', texto: 'Llamar', cotizacion: 501 },
        user,
        facts: undefined,
      });
    const once = decided(past, say(past, seller) as never);
    expect(events(say(once, boss))[0]!.data).toMatchObject({ escribieron: [seller._id] });
    const [shown] = events(
      decideGiven(setQuotationVisibility, past, {
        request: { accion: 'visible', id: 501, visible: true },
        user: boss,
        facts: undefined,
      }),
    );
    expect(foldAll(quotation, [...past, shown as never])!.visible_web).toBe(true);
  });
});
