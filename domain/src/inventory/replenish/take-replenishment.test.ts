import { decideGiven } from '../../kernel/scenario.ts';
import { events, refusal, someone } from '../../kernel/decision.testing.ts';
import { releaseReplenishment, takeReplenishment } from './take-replenishment.ts';

const ana = someone('Asistente Bodega', { _id: 'ana', nombre: 'Ana' });
const leo = someone('Bodega y Despacho', { _id: 'leo', nombre: 'Leo' });
const head = someone('Jefe de Bodega', { _id: 'head', nombre: 'Jefa' });
const tarea = { producto: '5', hacia: 'BOD-R01-N1-P01' };
const T0 = '2026-01-05T12:00:00.000Z';
const minutesLater = (n: number) => new Date(Date.parse(T0) + n * 60_000).toISOString();

const take = (user: typeof ana, log: readonly unknown[], now = T0) =>
  decideGiven(
    takeReplenishment,
    log as never,
    {
      request: { accion: 'tomarreposicion', ...tarea, desde: 'BOD-R02-N1-P01' },
      ...{ user, now, facts: undefined },
    } as never,
  );
const release = (user: typeof ana, log: readonly unknown[]) =>
  decideGiven(
    releaseReplenishment,
    log as never,
    {
      request: { accion: 'soltarreposicion', ...tarea },
      ...{ user, now: T0, facts: undefined },
    } as never,
  );
const reservedTask = () => events(take(ana, []));

test('given a task that somebody has → it is refused to another person, and a repeat of theirs writes nothing', () => {
  expect(refusal(take(leo, reservedTask()))).toMatchObject({ codigo: 'REPOSICION_TOMADA' });
  expect(events(take(ana, reservedTask()))).toEqual([]);
});

test('given a task that somebody gave back, or the head of the warehouse did → anybody takes it', () => {
  for (const by of [ana, head]) {
    const log = [...reservedTask(), ...events(release(by, reservedTask()))];
    expect(events(take(leo, log))).toHaveLength(1);
  }
  expect(refusal(release(leo, reservedTask()))).toMatchObject({ codigo: 'REPOSICION_TOMADA' });
});

test('given a task that nobody finished in half an hour → anybody takes it', () => {
  expect(refusal(take(leo, reservedTask(), minutesLater(29)))).toMatchObject({ codigo: 'REPOSICION_TOMADA' });
  expect(events(take(leo, reservedTask(), minutesLater(31)))).toMatchObject([{ data: { persona: { _id: 'leo' } } }]);
});
