import { mayCall } from '../kernel/call.ts';
import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { dollar } from './dollar.ts';
import { DollarSet } from './events.ts';
import { correctRate, enterRate, voidRate } from './rates.ts';
import { setDollar } from './set-dollar.ts';

const now = '2026-01-05T12:00:00.000Z';
const context = { user: someone('Finanzas'), now, facts: undefined };
const set = (fecha: string, valor: number, more: object = {}) =>
  DollarSet({ valor, fecha, fuente: 'banco_central', vigente: true, ...more });
const enter = (request: object, given: readonly DomainEvent[] = []) =>
  decideGiven(enterRate, given, {
    request: { accion: 'valor', tipo: 'euro', fecha: '2026-01-05', valor: 1030, origen: 'Banco', ...request } as never,
    ...context,
  });
const correct = (request: object, given: readonly DomainEvent[]) =>
  decideGiven(correctRate, given, {
    request: {
      accion: 'corregir',
      tipo: 'dolar',
      fecha: '2026-01-05',
      valor: 951,
      motivo: 'Coma',
      ...request,
    } as never,
    ...context,
  });
const annul = (fecha: string, given: readonly DomainEvent[]) =>
  decideGiven(voidRate, given, { request: { accion: 'anular', tipo: 'dolar', fecha, motivo: 'Error' }, ...context });

test('a rate by hand has its source; a day that has one is corrected, not entered again; tomorrow is unknown', () => {
  expect(events(enter({}))[0]!.data).toEqual({
    valor: 1030,
    fecha: '2026-01-05',
    fuente: 'manual',
    vigente: true,
    tipo: 'euro',
    origen: 'Banco',
  });
  expect(refusal(enter({}, [set('2026-01-05', 1029, { tipo: 'euro' })])).mensaje).toBe(
    'Ya hay un valor de euro para el 05-01-2026. Corrígelo en el listado.',
  );
  expect(refusal(enter({ fecha: '2026-01-06' })).codigo).toBe('FECHA_FUTURA');
  // An older day fills a gap, and does not come into force.
  expect(events(enter({ fecha: '2026-01-02' }, [set('2026-01-05', 1029)]))[0]!.data.vigente).toBe(false);
});

test('the dollar of customs holds for a month, whatever day of it is named', () => {
  expect(events(enter({ tipo: 'aduanero', fecha: '2026-01-05' }))[0]!.data.fecha).toBe('2026-01-01');
  expect(refusal(enter({ tipo: 'aduanero', fecha: '2026-01-04' }, [set('2026-01-01', 950)])).codigo).toBe(
    'YA_HAY_VALOR',
  );
});

test('a correction says why, comes into force only on the newest day, and of what is not there is none', () => {
  const log = [set('2026-01-02', 948), set('2026-01-05', 95)];
  expect(events(correct({}, log))[0]!.data).toMatchObject({ valor: 951, vigente: true, motivo: 'Coma' });
  expect(events(correct({ fecha: '2026-01-02' }, log))[0]!.data.vigente).toBe(false);
  expect(events(correct({ valor: 95 }, log))).toEqual([]);
  expect(refusal(correct({ fecha: '2026-01-03' }, log)).mensaje).toBe(
    'No hay un valor de dólar para el 03-01-2026. Regístralo.',
  );
});

test('of what is annulled the newest that is left comes into force', () => {
  const log = [set('2026-01-02', 948), set('2026-01-05', 9500)];
  const gone = events(annul('2026-01-05', log));
  expect(gone[0]!.data).toMatchObject({ valor: 9500, queda: { fecha: '2026-01-02', valor: 948 } });
  expect(refusal(annul('2026-01-05', [...log, ...gone])).codigo).toBe('SIN_VALOR');
  expect(events(annul('2026-01-02', [...log, ...gone]))[0]!.data.queda).toBeNull();
  // The day is free again.
  expect(events(enter({ tipo: 'dolar' }, [...log, ...gone]))).toHaveLength(1);
});

test('a rate is entered, corrected and annulled, and each time it is said what happened', () => {
  const story = new Story([set('2026-01-02', 948)]);
  const day = { tipo: 'dolar' as const, fecha: '2026-01-05' };
  const entered = { request: { accion: 'valor' as const, ...day, valor: 951, origen: 'Banco' }, ...context };
  expect(story.does(enterRate, entered).mensaje).toBe('El tipo de cambio fue registrado');
  expect(foldAll(dollar, story.log)).toMatchObject({ valor: 951, fecha: '2026-01-05' });
  const corrected = { request: { accion: 'corregir' as const, ...day, valor: 952, motivo: 'Coma' }, ...context };
  expect(story.does(correctRate, corrected).mensaje).toBe('El tipo de cambio fue corregido');
  expect(foldAll(dollar, story.log)).toMatchObject({ valor: 952, fecha: '2026-01-05' });
  const annulled = { request: { accion: 'anular' as const, ...day, motivo: 'Error' }, ...context };
  expect(story.does(voidRate, annulled).mensaje).toBe('El tipo de cambio fue anulado');
  expect(foldAll(dollar, story.log)).toEqual({
    valor: 948,
    fecha: '2026-01-02',
    dias: [{ fecha: '2026-01-02', valor: 948, fuente: 'banco_central' }],
  });
  story.does(voidRate, { ...annulled, request: { ...annulled.request, fecha: '2026-01-02' } });
  expect(foldAll(dollar, story.log)).toEqual({ dias: [] });
});

test('the value of the same day comes into force, that of a later day beside it stays', () => {
  // The newest was annulled and nothing is in force any more: whatever comes is.
  expect(events(enter({ fecha: '2026-01-03' }, [set('2026-01-02', 948)]))[0]!.data.vigente).toBe(true);
  const bank = (fecha: string, given: readonly DomainEvent[]) =>
    events(decideGiven(setDollar, given, { request: { accion: 'dolar', fecha, valor: 950 }, ...context }))[0]!.data;
  expect(bank('2026-01-05', [set('2026-01-05', 948)]).vigente).toBe(true);
  expect(bank('2026-01-04', [set('2026-01-05', 948)]).vigente).toBe(false);
});

test('of several days that are left the newest comes into force, in whatever order they came', () => {
  const log = [set('2026-01-03', 949), set('2026-01-02', 948, { vigente: false }), set('2026-01-05', 9500)];
  expect(events(annul('2026-01-05', log))[0]!.data.queda).toMatchObject({ fecha: '2026-01-03', valor: 949 });
  expect(events(annul('2026-01-05', [log[1]!, log[0]!, log[2]!]))[0]!.data.queda).toMatchObject({ valor: 949 });
});

test('what the bank says of dollar and euro is told apart, in words and in the log', () => {
  const story = new Story();
  const say = (tipo: 'dolar' | 'euro', fecha?: string) => ({
    request: { accion: 'dolar' as const, tipo, valor: 950, ...(fecha && { fecha }) },
    ...context,
  });
  expect(story.does(setDollar, say('dolar'))).toEqual({
    mensaje: 'El valor del dólar fue registrado',
    valor: 950,
    fecha: '2026-01-05',
  });
  expect(story.log[0]!.data).not.toHaveProperty('tipo');
  const euro = new Story();
  expect(euro.does(setDollar, say('euro', '2026-01-02'))).toEqual({
    mensaje: 'El valor del euro fue registrado',
    valor: 950,
    fecha: '2026-01-02',
  });
  expect(euro.log[0]!.data).toMatchObject({ tipo: 'euro' });
  expect(setDollar.stream({ tipo: 'euro' } as never, {} as never)).toBe('euro');
  expect(setDollar.stream({ tipo: 'dolar' } as never, {} as never)).toBe('empresa');
  expect(refusal(decideGiven(setDollar, [], say('euro', '2026-01-06')))).toMatchObject({
    titulo: 'Fecha futura',
    mensaje: 'El valor del euro se registra para hoy o para un día pasado.',
  });
  expect(refusal(enter({ fecha: '2026-01-06' }))).toMatchObject({
    titulo: 'Fecha futura',
    mensaje: 'El tipo de cambio se registra para hoy o para un día pasado.',
  });
});

test('events of the dollar say nothing of its kind, as those before there were others; by hand is by hand', () => {
  expect(events(enter({ tipo: 'dolar' }))[0]!.data).not.toHaveProperty('tipo');
  expect(events(correct({}, [set('2026-01-05', 95)]))[0]!.data.fuente).toBe('manual');
});

test('Administrador and Finanzas write rates, nobody else', () => {
  for (const { access } of [enterRate, correctRate, voidRate])
    expect(PERFILES.filter((perfil) => mayCall(access, { perfil, permisos: permisosOf(perfil) }))).toEqual([
      'Administrador',
      'Finanzas',
    ]);
});
