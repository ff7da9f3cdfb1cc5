import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { SYSTEM } from '../kernel/principal.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { cancelMaintenance } from './cancel-maintenance.ts';
import { extendMaintenance } from './extend-maintenance.ts';
import { finishMaintenance } from './finish-maintenance.ts';
import { maintenance } from './maintenance.ts';
import { scheduleMaintenance } from './schedule-maintenance.ts';
import { startMaintenance } from './start-maintenance.ts';

// What people read of an update of the system, from its plan to its end.

const by = (now = '2026-01-05T12:00:00.000Z', user = someone('Administrador')) => ({ user, now, facts: undefined });
const plan = { request: { accion: 'programar' as const, fecha: '2026-01-05', hora: '22:00', tiempo: 45 }, ...by() };
const start = (id = 'test') => ({ request: { accion: 'iniciar' as const, id }, ...by() });
const finish = (id = 'test') => ({ request: { accion: 'terminar' as const, id }, ...by() });
const cancel = (id = 'test') => ({ request: { accion: 'anular' as const, id, motivo: 'Otro día' }, ...by() });
const extend = (minutos: number, now?: string) => ({
  request: { accion: 'extender' as const, id: 'test', minutos },
  ...by(now),
});

const planned = () => {
  const story = new Story();
  story.does(scheduleMaintenance, plan);
  return story;
};
const begun = () => {
  const story = planned();
  story.does(startMaintenance, start());
  return story;
};

test('an update is planned, begun, extended and ended, and each time it is said what happened', () => {
  const story = new Story();
  expect(story.does(scheduleMaintenance, plan)).toEqual({
    mensaje: 'Actualización programada para el 05-01-2026 a las 22:00',
    _id: 'test',
  });
  expect(story.does(startMaintenance, start()).mensaje).toBe(
    'La actualización está en curso: solo Administradores pueden usar el sistema',
  );
  expect(story.does(extendMaintenance, extend(1)).mensaje).toBe('La actualización se extendió 1 minuto');
  expect(story.does(extendMaintenance, extend(30)).mensaje).toBe('La actualización se extendió 30 minutos');
  expect(story.does(finishMaintenance, finish()).mensaje).toBe('La actualización se completó');
  expect(story.log.at(-1)).toEqual({ type: 'MaintenanceFinished', data: { _id: 'test' } });
  expect(foldAll(maintenance, story.log)).toEqual({});
  story.does(scheduleMaintenance, plan);
});

test('one that is cancelled makes room for another', () => {
  const story = planned();
  expect(story.does(cancelMaintenance, cancel()).mensaje).toBe('La actualización fue cancelada');
  expect(story.log.at(-1)!.data).toEqual({ _id: 'test', motivo: 'Otro día' });
  story.does(scheduleMaintenance, plan);
});

test('the schedule ends it at the very instant that was told', () => {
  const story = begun();
  const at = (now: string) => ({ ...finish(), ...by(now, SYSTEM) });
  story.does(finishMaintenance, at('2026-01-05T12:40:00.000Z'));
  story.does(finishMaintenance, at('2026-01-05T12:45:00.000Z'));
  expect(story.log.slice(-2)).toEqual([
    { type: 'MaintenanceEnding', data: { _id: 'test', termina: '2026-01-05T12:45:00.000Z' } },
    { type: 'MaintenanceFinished', data: { _id: 'test' } },
  ]);
});

const refusals: [string, () => ReturnType<typeof decideGiven>, object][] = [
  [
    'a second one',
    () => decideGiven(scheduleMaintenance, planned().log, plan),
    {
      titulo: 'Actualización ya programada',
      mensaje: 'Ya hay una actualización programada o en curso. Cancélala o termínala antes de programar otra.',
    },
  ],
  [
    'an hour that the clock skips',
    () =>
      decideGiven(scheduleMaintenance, [], {
        ...plan,
        request: { ...plan.request, fecha: '2026-09-06', hora: '00:30' },
      }),
    { titulo: 'Hora inexistente', mensaje: 'Ese día el reloj se adelanta y esa hora no existe. Elige otra.' },
  ],
  [
    'this very minute',
    () => decideGiven(scheduleMaintenance, [], { ...plan, request: { ...plan.request, hora: '09:00' } }),
    { titulo: 'Hora pasada', mensaje: 'La actualización debe programarse para más adelante.' },
  ],
  [
    'more time before it began',
    () => decideGiven(extendMaintenance, planned().log, extend(10)),
    {
      titulo: 'La actualización no ha comenzado',
      mensaje: 'Solo se extiende una actualización en curso. Cancélala y prográmala de nuevo si va a durar más.',
    },
  ],
  [
    'to cancel what has begun',
    () => decideGiven(cancelMaintenance, begun().log, cancel()),
    { titulo: 'Actualización en curso', mensaje: 'La actualización ya comenzó. Termínala en vez de cancelarla.' },
  ],
];
test.each(refusals)('%s is refused in words', (_, decide, words) => {
  expect(refusal(decide())).toMatchObject(words);
});

const other: [string, (given: readonly DomainEvent[]) => ReturnType<typeof decideGiven>][] = [
  ['begun', (given) => decideGiven(startMaintenance, given, start('older'))],
  ['ended', (given) => decideGiven(finishMaintenance, given, finish('older'))],
  ['cancelled', (given) => decideGiven(cancelMaintenance, given, cancel('older'))],
  [
    'extended',
    (given) => decideGiven(extendMaintenance, given, { ...extend(9), request: { ...extend(9).request, id: 'older' } }),
  ],
];
test.each(other)('an update that is over is not %s, whether another is under way or none', (_, decide) => {
  for (const given of [[], begun().log])
    expect(refusal(decide(given))).toMatchObject({
      codigo: 'SIN_ACTUALIZACION',
      titulo: 'Sin actualización',
      mensaje: 'Esa actualización ya terminó o fue cancelada. Actualiza la lista.',
    });
});
