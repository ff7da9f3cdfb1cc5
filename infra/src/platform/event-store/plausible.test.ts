import { Doubts } from './doubts.ts';
import type { RecordedEvent } from './port.ts';

const T = Date.parse('2026-03-02T12:00:00.000Z');
const iso = (minutes: number) => new Date(T + minutes * 60_000).toISOString();
let position = 0n;
/** An event decided and kept at so many minutes. */
const event = (stream: string, at: number, kept = at, user = 'ana'): RecordedEvent =>
  ({
    id: '',
    stream,
    type: 'hecho',
    schema: 1,
    version: 0,
    data: {},
    position: (position += 1n),
    recordedAt: iso(kept),
    metadata: { at: iso(at), user, perfil: '', commandId: '', correlationId: '', causationId: '' },
  }) satisfies RecordedEvent;
const firstOf = (...events: RecordedEvent[]) => {
  const doubts = new Doubts();
  for (const one of events) doubts.see(one);
  return doubts.first()?.detail;
};
const account = event('user-ana', 0, 0, 'sistema');

test('a log that is written as things happen, by people whom it knows, says nothing that cannot be true', () => {
  expect(firstOf(account, event('a', 1), event('b', 1.5), event('a', 2), event('b', 1.4))).toBeUndefined();
  expect(firstOf(account, event('a', 1, 1, 'proceso:x/y'), event('a', 2, 2, 'anonimo'))).toBeUndefined();
});

test('a history that is told may be old, beside what is live too; once its stream is live nothing may', () => {
  const told = [event('user-ana', -9000, 0), event('a', -8000, 0), event('a', -7000, 0)];
  expect(firstOf(event('b', 0), ...told)).toBeUndefined();
  expect(firstOf(...told, event('a', 20), event('a', 19.5, 60))).toMatch(/^Flujo a: .* pero se guardó/);
});

test('a history that is told may come to what has just been before it tells of other days', () => {
  const told = [event('user-ana', -9000, 0), event('a', -8000, 0), event('a', -2, 0.1), event('a', -5000, 0.2)];
  expect(firstOf(...told)).toBeUndefined();
  expect(firstOf(...told, event('a', 30), event('a', -5000, 31))).toMatch(/antes que el anterior/);
});

test('an event of before its predecessor, and one kept before it was decided', () => {
  expect(firstOf(account, event('a', 30), event('a', 20, 30.1))).toMatch(/antes que el anterior/);
  expect(firstOf(account, event('a', 60, 0))).toMatch(/pero se guardó/);
});

test('whom no stream knows, unless it is a log without people', () => {
  expect(firstOf(account, event('a', 1, 1, 'otro'))).toMatch(/dice ser de otro, y ningún flujo conoce/);
  expect(firstOf(event('a', 1, 1, 'otro'))).toBeUndefined();
});

test('a program of a customer is known by the integrator whose key it has', () => {
  expect(firstOf(account, event('integrator-3', 1), event('a', 2, 2, 'clave:3'))).toBeUndefined();
  expect(firstOf(account, event('integrator-3', 1), event('a', 2, 2, 'clave:4'))).toMatch(/dice ser de clave:4/);
});
