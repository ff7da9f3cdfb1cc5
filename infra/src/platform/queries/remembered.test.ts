import { jest } from '@jest/globals';
import type { Principal } from '@power/domain/kernel/principal';
import { eachTime, rememberedReads } from './remembered.ts';

const person = (): Principal => ({ _id: 'uno' }) as Principal;

/** Reads that answer the next number each time, and the change of a projection's rows. */
function counting() {
  let changed: (projections: ReadonlySet<string>) => void = () => undefined;
  let numero = 0;
  return {
    remembered: rememberedReads({ onChange: (listener) => void (changed = listener) }),
    next: async () => (numero += 1),
    change: (...names: string[]) => changed(new Set(names)),
  };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test('what stands still is read once', async () => {
  const { remembered, next } = counting();
  const user = person();
  expect([await remembered(user)('clientes', 'a', next), await remembered(user)('clientes', 'a', next)]).toEqual([
    1, 1,
  ]);
  expect(await remembered(user)('clientes', 'b', next)).toBe(2);
});

test('a change of its read model is seen at once, that of another is none', async () => {
  const { remembered, next, change } = counting();
  const ask = (
    (user) => () =>
      remembered(user)('clientes', 'a', next)
  )(person());
  await ask();
  change('productos');
  expect(await ask()).toBe(1);
  change('clientes', 'productos');
  expect(await ask()).toBe(2);
});

test('what changes while it is read is read again', async () => {
  const { remembered, next, change } = counting();
  const user = person();
  const early = remembered(user)('clientes', 'a', async () => {
    change('clientes');
    return next();
  });
  expect([await early, await remembered(user)('clientes', 'a', next)]).toEqual([1, 2]);
});

test('after a second it is read again, whether a change was heard of or not', async () => {
  const { remembered, next } = counting();
  const ask = (
    (user) => () =>
      remembered(user)('clientes', 'a', next)
  )(person());
  await ask();
  jest.advanceTimersByTime(1001);
  expect(await ask()).toBe(2);
});

test('other rights, other rows: a session that was read anew begins anew, as another person does', async () => {
  const { remembered, next } = counting();
  await remembered(person())('clientes', 'a', next);
  expect(await remembered(person())('clientes', 'a', next)).toBe(2);
});

test('a failure is not remembered, nor what nobody in particular reads', async () => {
  const { remembered, next } = counting();
  const user = person();
  await expect(remembered(user)('clientes', 'a', () => Promise.reject(new Error('lejos')))).rejects.toThrow('lejos');
  expect(await remembered(user)('clientes', 'a', next)).toBe(1);
  expect([await remembered(undefined)('clientes', 'a', next), await eachTime('clientes', 'a', next)]).toEqual([2, 3]);
});
