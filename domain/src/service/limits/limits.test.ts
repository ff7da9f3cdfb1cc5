import { events, someone, Story } from '../../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { DEFAULT_LIMITS, dueAt } from './due.shared.ts';
import { rmaLimits } from './limits.shared.ts';
import { setRmaLimits } from './set-limits.ts';

const hours = (at: number | undefined) => at && new Date(at).toISOString();
// Friday noon in Santiago.
const FRIDAY = '2026-11-27T15:00:00.000Z';

test('a case is late after the hours of its state; Saturdays and Sundays are left out, or not', () => {
  expect(hours(dueAt('Recibido', FRIDAY, DEFAULT_LIMITS))).toBe('2026-11-30T15:00:00.000Z');
  expect(hours(dueAt('Recibido', FRIDAY, { ...DEFAULT_LIMITS, habiles: false }))).toBe('2026-11-28T15:00:00.000Z');
  // What comes in on a Saturday begins on Monday.
  expect(hours(dueAt('Recibido', '2026-11-28T15:00:00.000Z', DEFAULT_LIMITS))).toBe('2026-12-01T03:00:00.000Z');
  expect(hours(dueAt('En Diagnóstico', FRIDAY, DEFAULT_LIMITS))).toBe('2026-12-02T15:00:00.000Z');
});

test('nothing is late where no time is set, or the case is over', () => {
  const none = { ...DEFAULT_LIMITS, horas: { ...DEFAULT_LIMITS.horas, Recibido: 0 } };
  expect(dueAt('Recibido', FRIDAY, none)).toBeUndefined();
  expect(dueAt('Entregado', FRIDAY, DEFAULT_LIMITS)).toBeUndefined();
});

test('the times are the company’s from when they were set; the same again writes nothing', () => {
  const plazos = { ...DEFAULT_LIMITS, habiles: false };
  const set = { request: { accion: 'plazos' as const, plazos }, user: someone('Administrador'), facts: undefined };
  const story = new Story();
  story.does(setRmaLimits, set);
  expect(foldAll(rmaLimits, story.log)).toEqual(plazos);
  expect(events(decideGiven(setRmaLimits, story.log, set))).toEqual([]);
});

test.each([
  [{ Recibido: -1 }, 'No puede ser negativo'],
  [{ Recibido: 1.5 }, 'Las horas van enteras'],
  [{ Recibido: 9999 }, 'A lo más 2.160 horas (90 días)'],
])('hours that are none are refused in words: %j', (wrong, text) => {
  const plazos = { ...DEFAULT_LIMITS, horas: { ...DEFAULT_LIMITS.horas, ...wrong } };
  expect(setRmaLimits.request.safeParse({ accion: 'plazos', plazos }).error?.issues[0]?.message).toBe(text);
});
