import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { instantOf } from '../kernel/dates.ts';
import { SYSTEM } from '../kernel/principal.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { cancelMaintenance } from './cancel-maintenance.ts';
import {
  DollarSet,
  MaintenanceEnding,
  MaintenanceExtended,
  MaintenanceScheduled,
  MaintenanceStarted,
  PreferenceSet,
} from './events.ts';
import { extendMaintenance } from './extend-maintenance.ts';
import { finishMaintenance } from './finish-maintenance.ts';
import { MAX_PREFERENCES } from './preferences.ts';
import { removePreference } from './remove-preference.ts';
import { savePreference } from './save-preference.ts';
import { scheduleMaintenance } from './schedule-maintenance.ts';
import { sendTestMail } from './send-test-mail.ts';
import { setDollar } from './set-dollar.ts';
import { startMaintenance } from './start-maintenance.ts';

const admin = someone('Administrador');
const now = '2026-01-05T12:00:00.000Z';
const scheduled = MaintenanceScheduled({
  _id: 'v1',
  fecha: '2026-01-05',
  hora: '22:00',
  tiempo: 45,
  inicio: '2026-01-06T01:00:00.000Z',
  comentario: null,
});
const started = MaintenanceStarted({ _id: 'v1' });
const by = (user = admin, at = now) => ({ user, now: at, facts: undefined });

describe('updates of the system', () => {
  const plan = (fecha: string, hora: string, given: Parameters<typeof decideGiven>[1] = []) =>
    decideGiven(scheduleMaintenance, given, { request: { accion: 'programar', fecha, hora, tiempo: 45 }, ...by() });

  test('are agreed in Santiago time and begin at that instant', () => {
    expect(events(plan('2026-01-05', '22:00'))[0]!.data).toEqual({
      _id: 'test',
      fecha: '2026-01-05',
      hora: '22:00',
      tiempo: 45,
      inicio: '2026-01-06T01:00:00.000Z',
      comentario: null,
    });
    expect(events(plan('2026-07-05', '22:00'))[0]!.data.inicio).toBe('2026-07-06T02:00:00.000Z');
  });

  test('are refused for the past, for an hour that the clock skips, and beside another', () => {
    expect(refusal(plan('2026-01-05', '08:59')).codigo).toBe('HORA_PASADA');
    expect(refusal(plan('2026-09-06', '00:30')).codigo).toBe('HORA_NO_EXISTE');
    expect(refusal(plan('2026-02-05', '22:00', [scheduled])).codigo).toBe('YA_PROGRAMADA');
    expect(refusal(plan('2026-02-05', '22:00', [scheduled, started])).codigo).toBe('YA_PROGRAMADA');
  });

  test('an hour that happens twice is the first of the two', () => {
    expect(instantOf('2026-04-04', '23:30')).toBe('2026-04-05T02:30:00.000Z');
  });

  test('the schedule starts them when their time has come, an Administrador when it suits', () => {
    const start = (user: typeof admin, at: string) =>
      decideGiven(startMaintenance, [scheduled], { request: { accion: 'iniciar', id: 'v1' }, ...by(user, at) });
    expect(events(start(SYSTEM, now))).toEqual([]);
    expect(events(start(SYSTEM, '2026-01-06T01:00:00.000Z'))).toEqual([started]);
    expect(events(start(admin, now))).toEqual([started]);
    expect(
      events(
        decideGiven(startMaintenance, [scheduled, started], { request: { accion: 'iniciar', id: 'v1' }, ...by() }),
      ),
    ).toEqual([]);
  });

  const step = (given: Parameters<typeof decideGiven>[1], at: string) =>
    events(decideGiven(finishMaintenance, given, { request: { accion: 'terminar', id: 'v1' }, ...by(SYSTEM, at) })).map(
      ({ type, data }) => [type, data.termina],
    );
  // Scenarios are given at this instant: the window lasts 45 minutes from there.
  const [begun, minute] = [started, (n: number) => new Date(Date.UTC(2026, 0, 5, 12, n)).toISOString()];

  test('end by themselves once their time is over, five minutes after it was told', () => {
    expect(step([scheduled, begun], minute(39))).toEqual([]);
    expect(step([scheduled, begun], minute(40))).toEqual([['MaintenanceEnding', minute(45)]]);
    // The schedule was away: the warning still comes first.
    expect(step([scheduled, begun], minute(600))).toEqual([['MaintenanceEnding', minute(605)]]);
    const told = [scheduled, begun, MaintenanceEnding({ _id: 'v1', termina: minute(605) })];
    expect(step(told, minute(604))).toEqual([]);
    expect(step(told, minute(605))).toEqual([['MaintenanceFinished', undefined]]);
  });

  test('are extended from their end, or from now where that is over, and told anew', () => {
    const extend = (given: Parameters<typeof decideGiven>[1], at: string) =>
      decideGiven(extendMaintenance, given, {
        request: { accion: 'extender', id: 'v1', minutos: 30 },
        ...by(admin, at),
      });
    expect(events(extend([scheduled, begun], minute(10)))[0]!.data).toEqual({
      _id: 'v1',
      minutos: 30,
      termina: minute(75),
    });
    expect(events(extend([scheduled, begun], minute(100)))[0]!.data.termina).toBe(minute(130));
    const told = [scheduled, begun, MaintenanceEnding({ _id: 'v1', termina: minute(45) })];
    const longer = [...told, MaintenanceExtended({ _id: 'v1', minutos: 30, termina: minute(75) })];
    expect(step(longer, minute(46))).toEqual([]);
    expect(step(longer, minute(70))).toEqual([['MaintenanceEnding', minute(75)]]);
    expect(refusal(extend([scheduled], now)).codigo).toBe('NO_COMENZADA');
    expect(refusal(extend([], now)).codigo).toBe('SIN_ACTUALIZACION');
  });

  test('begun they are finished, not begun they are cancelled', () => {
    const finish = (given: Parameters<typeof decideGiven>[1]) =>
      decideGiven(finishMaintenance, given, { request: { accion: 'terminar', id: 'v1' }, ...by() });
    const cancel = (given: Parameters<typeof decideGiven>[1]) =>
      decideGiven(cancelMaintenance, given, { request: { accion: 'anular', id: 'v1' }, ...by() });
    expect(refusal(finish([scheduled])).codigo).toBe('SIN_ACTUALIZACION');
    expect(events(finish([scheduled, started]))).toHaveLength(1);
    expect(events(cancel([scheduled]))[0]!.data).toEqual({ _id: 'v1', motivo: null });
    expect(refusal(cancel([scheduled, started])).codigo).toBe('EN_CURSO');
    expect(refusal(cancel([])).codigo).toBe('SIN_ACTUALIZACION');
  });
});

describe('the dollar', () => {
  const set = (
    request: { valor: number; fecha?: string },
    given: Parameters<typeof decideGiven>[1] = [],
    user = someone('Finanzas'),
  ) => decideGiven(setDollar, given, { request: { accion: 'dolar', ...request }, ...by(user) });
  const known = DollarSet({ valor: 950.5, fecha: '2026-01-05', fuente: 'banco_central', vigente: true });

  test('by hand holds for today unless another day is named, and says that it was by hand', () => {
    expect(events(set({ valor: 950.52 }))[0]!.data).toEqual({
      valor: 950.52,
      fecha: '2026-01-05',
      fuente: 'manual',
      vigente: true,
    });
    expect(events(set({ valor: 950.52 }, [], SYSTEM))[0]!.data.fuente).toBe('banco_central');
  });

  test('the same again says nothing; an older day corrects history without coming into force; tomorrow is unknown', () => {
    expect(events(set({ valor: 950.5 }, [known]))).toEqual([]);
    expect(events(set({ valor: 940, fecha: '2026-01-02' }, [known]))[0]!.data.vigente).toBe(false);
    expect(refusal(set({ valor: 940, fecha: '2026-01-06' })).codigo).toBe('FECHA_FUTURA');
  });

  test('what the bank says more than 20% away from the last value waits for a person', () => {
    for (const valor of [94_357, 9.44, 1_140.61, 760.39]) {
      expect(refusal(set({ valor }, [known], SYSTEM)).codigo).toBe('SALTO');
      expect(events(set({ valor }, [known]))).toHaveLength(1);
    }
    expect(refusal(set({ valor: 1_200 }, [known], SYSTEM)).mensaje).toBe(
      'El dólar del 05-01-2026 llegó como 1.200 y el último es 950,5: más de 20% de diferencia. Si es correcto, regístralo a mano.',
    );
    for (const valor of [1_140.6, 760.4]) expect(events(set({ valor }, [known], SYSTEM))).toHaveLength(1);
  });

  test.each([0, 0.5, 950.555, 200_000])('%d is no value', (valor) => {
    expect(setDollar.request.safeParse({ accion: 'dolar', valor }).success).toBe(false);
  });
});

describe('preferences', () => {
  const save = (valor: string | object, given: Parameters<typeof decideGiven>[1] = []) =>
    decideGiven(savePreference, given, {
      request: { accion: 'guardar', clave: 'dashboard.bloques', valor: valor as never },
      ...by(),
    });
  const saved = PreferenceSet({ usuario: admin._id, clave: 'dashboard.bloques', valor: { orden: [1, 2] } });

  test('are kept by key, once', () => {
    expect(events(save({ orden: [1, 2] }))).toEqual([saved]);
    expect(events(save({ orden: [1, 2] }, [saved]))).toEqual([]);
    expect(events(save({ orden: [2, 1] }, [saved]))).toHaveLength(1);
  });

  test('have a limit in size and number', () => {
    expect(refusal(save('x'.repeat(20_001))).codigo).toBe('PREFERENCIA_MUY_GRANDE');
    expect(events(save('ñ'.repeat(9_990)))).toHaveLength(1);
    expect(refusal(save('ñ'.repeat(10_001))).codigo).toBe('PREFERENCIA_MUY_GRANDE');
    const many = Array.from({ length: MAX_PREFERENCES }, (_, n) =>
      PreferenceSet({ usuario: 'u', clave: `k${n}`, valor: n }),
    );
    expect(refusal(save({}, many)).codigo).toBe('MUCHAS_PREFERENCIAS');
  });

  test('are removed once', () => {
    const remove = (given: Parameters<typeof decideGiven>[1]) =>
      decideGiven(removePreference, given, { request: { accion: 'borrar', clave: 'dashboard.bloques' }, ...by() });
    expect(events(remove([saved]))).toHaveLength(1);
    expect(events(remove([]))).toEqual([]);
  });
});

test('a test mail is for the demo and for development', () => {
  const ask = (permitido: boolean) => decideGiven(sendTestMail, [], { request: {}, user: admin, facts: { permitido } });
  expect(events(ask(true))[0]!.data).toEqual({ para: admin.email });
  expect(refusal(ask(false)).codigo).toBe('NO_EN_PRODUCCION');
});
