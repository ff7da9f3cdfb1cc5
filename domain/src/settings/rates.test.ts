import { mayCall } from '../kernel/call.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { DollarSet } from './events.ts';
import { correctRate, enterRate, voidRate } from './rates.ts';

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

test('Administrador and Finanzas write rates, nobody else', () => {
  for (const { access } of [enterRate, correctRate, voidRate])
    expect(PERFILES.filter((perfil) => mayCall(access, { perfil, permisos: permisosOf(perfil) }))).toEqual([
      'Administrador',
      'Finanzas',
    ]);
});
