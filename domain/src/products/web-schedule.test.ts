import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { SYSTEM } from '../kernel/principal.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { samples } from '../event-samples.testing.ts';
import { ProductRegistered } from './events.ts';
import { product } from './product.ts';
import { publishWebProduct } from './web-page.ts';
import { applyWebSchedule, scheduleWebProduct } from './web-schedule.ts';
import { nextOf } from './web-schedule.shared.ts';

const base = samples['ProductRegistered']!['2'] as Parameters<typeof ProductRegistered>[0];
const made = (more: object = {}) =>
  ProductRegistered({
    ...base,
    _id: '1',
    part_number: 'DS-1',
    marca: 'Dahua',
    web: false,
    bloqueado: false,
    activo: true,
    ...more,
  });
const marketing = someone('Marketing');
const now = '2026-11-01T12:00:00.000Z';
const EARLY = '2026-11-02T12:00:00.000Z';
const LATE = '2026-11-05T12:00:00.000Z';
const plan = (publicar: string | null, retirar: string | null, user = marketing) => ({
  user,
  now,
  facts: undefined,
  request: { accion: 'programar' as const, id: '1', publicar, retirar },
});
const at = (moment: string, user = SYSTEM) => ({
  user,
  now: moment,
  facts: undefined,
  request: { accion: 'programado' as const, id: '1' },
});
const planned = (...of: Parameters<typeof plan>): Story => {
  const story = new Story();
  story.log.push(made());
  story.does(scheduleWebProduct, plan(...of));
  return story;
};
const stateOf = ({ log }: Story) => foldAll(product, log)!;

test('a page is published and taken down when its time has come, each once', () => {
  const story = planned(EARLY, LATE);
  expect(nextOf(stateOf(story).web_programada)).toBe(EARLY);
  // Too early: nothing.
  expect(events(decideGiven(applyWebSchedule, story.log, at(now)))).toEqual([]);
  story.does(applyWebSchedule, at(EARLY));
  expect(stateOf(story)).toMatchObject({ web: true, web_programada: { publicar: null, retirar: LATE } });
  // The process was restarted, and asks again.
  expect(events(decideGiven(applyWebSchedule, story.log, at(EARLY)))).toEqual([]);
  story.does(applyWebSchedule, at(LATE));
  expect(stateOf(story)).toMatchObject({ web: false, web_programada: { publicar: null, retirar: null } });
});

test('a system that was off for both has shown it to nobody', () => {
  const story = planned(EARLY, LATE);
  story.does(applyWebSchedule, at('2026-12-01T12:00:00.000Z'));
  expect(stateOf(story)).toMatchObject({ web: false, web_programada: { publicar: null, retirar: null } });
});

test('what is not sold by then is not shown', () => {
  const story = new Story();
  story.log.push(made());
  story.does(scheduleWebProduct, plan(EARLY, null));
  const blocked = { ...stateOf(story), bloqueado: true };
  const decided = events(
    applyWebSchedule.decide(blocked, at(EARLY).request, { ...at(EARLY), commandId: 'c' } as never),
  );
  expect(decided).toMatchObject([{ type: 'ProductWebScheduled', data: { publicar: null } }]);
});

test('a schedule that cannot be is refused with what to do', () => {
  const no = (log: object, ...of: Parameters<typeof plan>) =>
    refusal(decideGiven(scheduleWebProduct, [made(log)], plan(...of)));
  expect(no({}, now, null)).toMatchObject({ codigo: 'HORA_PASADA', extra: { auth: false, campo: 'publicar' } });
  expect(no({ web: true }, EARLY, null).codigo).toBe('YA_PUBLICADO');
  expect(no({}, null, LATE).codigo).toBe('SIN_PUBLICAR');
  expect(no({}, LATE, EARLY).codigo).toBe('RETIRO_ANTES');
  expect(no({ bloqueado: true }, EARLY, null).mensaje).toMatch(/está bloqueado: no se publica/);
  expect(no({}, EARLY, null, { ...someone('Brand Manager'), marcas: ['Hikvision'] }).extra).toMatchObject({
    auth: false,
  });
  expect(refusal(decideGiven(applyWebSchedule, [made()], at(now, marketing))).codigo).toBe('SIN_PERMISO');
});

test('it is cancelled, written once, and what is done by hand is planned no more', () => {
  const story = planned(EARLY, LATE);
  expect(events(decideGiven(scheduleWebProduct, story.log, plan(EARLY, LATE)))).toEqual([]);
  const publish = {
    user: marketing,
    now,
    facts: undefined,
    request: { accion: 'publicar' as const, id: '1', web: true },
  };
  story.does(publishWebProduct, publish);
  expect(stateOf(story)).toMatchObject({ web: true, web_programada: { publicar: null, retirar: LATE } });
  story.does(publishWebProduct, { ...publish, request: { ...publish.request, web: false } });
  expect(stateOf(story).web_programada).toEqual({ publicar: null, retirar: null });
  const other = planned(EARLY, null);
  other.does(scheduleWebProduct, plan(null, null));
  expect(nextOf(stateOf(other).web_programada)).toBeUndefined();
});
