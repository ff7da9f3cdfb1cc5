import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { SYSTEM } from '../kernel/principal.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { expireExpectation, meetExpectation, setExpectation } from './expectations.ts';
import { operations } from './operations.ts';
import { instanceId, processMemory } from './process-memory.ts';
import { rebuildProjection } from './rebuild-projection.ts';
import { retryParked } from './retry-parked.ts';

const who = { proceso: 'orders/settle-order-stock', instancia: '1042' };
const vence = '2026-01-05T13:00:00.000Z';
const by = (now: string, user = SYSTEM) => ({ user, facts: undefined, now });

const set = (memoria: Record<string, string>, until = vence) => ({
  request: { accion: 'esperar' as const, ...who, vence: until, memoria },
  ...by('2026-01-05T12:00:00.000Z'),
});
const expire = (now: string) => ({ request: { accion: 'vencer' as const, ...who }, ...by(now) });
const meet = { request: { accion: 'cumplir' as const, ...who }, ...by('2026-01-05T12:30:00.000Z') };

const memoryOf = (story: Story) => foldAll(processMemory, story.log);

test('what a process awaits is remembered once, and a later word replaces the earlier', () => {
  const story = new Story();
  expect(story.does(setExpectation, set({ pedido: '1042' })).mensaje).toBe('El plazo está fijado');
  story.does(setExpectation, set({ pedido: '1042' }));
  expect(story.log).toHaveLength(1);
  expect(memoryOf(story)).toEqual({ ...who, vence, memoria: { pedido: '1042' } });
  story.does(setExpectation, set({ pedido: '1043' }));
  expect(memoryOf(story)).toEqual({ ...who, vence, memoria: { pedido: '1043' } });
  const later = '2026-01-06T13:00:00.000Z';
  story.does(setExpectation, set({ pedido: '1043' }, later));
  expect(memoryOf(story)).toEqual({ ...who, vence: later, memoria: { pedido: '1043' } });
});

test('what was awaited and has happened is awaited no more; what it was stays known', () => {
  const story = new Story();
  story.does(setExpectation, set({ pedido: '1042' }));
  expect(story.does(meetExpectation, meet).mensaje).toBe('El plazo está cumplido');
  expect(story.log.at(-1)).toEqual({ type: 'ExpectationMet', data: who });
  expect(memoryOf(story)).toEqual({ ...who, vence: undefined, memoria: { pedido: '1042' } });
  story.does(meetExpectation, meet);
  story.does(expireExpectation, expire('2026-01-09T12:00:00.000Z'));
  expect(story.log).toHaveLength(2);
});

test('the time is over at its instant and not before, and that is said once', () => {
  const story = new Story();
  story.does(setExpectation, set({ pedido: '1042' }));
  story.does(expireExpectation, expire('2026-01-05T12:59:59.999Z'));
  expect(story.log).toHaveLength(1);
  expect(story.does(expireExpectation, expire(vence)).mensaje).toBe('El plazo está vencido');
  expect(story.log.at(-1)).toEqual({ type: 'ExpectationDue', data: { ...who, vence, memoria: { pedido: '1042' } } });
  story.does(expireExpectation, expire('2026-01-09T12:00:00.000Z'));
  expect(story.log).toHaveLength(2);
  expect(memoryOf(story)).toEqual({ ...who, vence: undefined, memoria: { pedido: '1042' } });
});

test('where nothing was ever awaited, nothing is met and nothing is over', () => {
  const story = new Story();
  story.does(meetExpectation, meet);
  story.does(expireExpectation, expire('2026-01-09T12:00:00.000Z'));
  expect(story.log).toEqual([]);
});

test('each instance has its own memory, and people do not write into it', () => {
  expect(instanceId(who)).toBe('orders/settle-order-stock~1042');
  const administrator = { ...set({}), user: someone('Administrador') };
  expect(refusal(decideGiven(setExpectation, [], administrator))).toMatchObject({
    codigo: 'SOLO_SISTEMA',
    titulo: 'Plazo de un proceso',
    mensaje: 'Los plazos los lleva el sistema. Modifica el documento del que dependen.',
  });
});

test('what administrators ask of the machinery is on record', () => {
  const story = new Story();
  const admin = { user: someone('Administrador'), facts: undefined };
  const proyeccion = 'orders/order-list';
  expect(story.does(rebuildProjection, { request: { accion: 'reconstruir', proyeccion }, ...admin }).mensaje).toBe(
    'La proyección orders/order-list se está reconstruyendo',
  );
  expect(story.does(retryParked, { request: { accion: 'reintentar', proyeccion }, ...admin }).mensaje).toBe(
    'Los eventos detenidos se están reintentando',
  );
  story.does(retryParked, { request: { accion: 'reintentar', proyeccion, stream: 'order-7' }, ...admin });
  expect(story.log).toEqual([
    { type: 'RebuildRequested', data: { proyeccion } },
    { type: 'ParkedRetryRequested', data: { proyeccion, stream: null } },
    { type: 'ParkedRetryRequested', data: { proyeccion, stream: 'order-7' } },
  ]);
  expect(foldAll(operations, story.log)).toEqual({ pedidas: 3 });
});
