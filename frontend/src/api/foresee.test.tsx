import { jest } from '@jest/globals';
import { fakeServer } from '../testing/fake-server.ts';
import { orderSheet } from './client.fixture.ts';
import { foresee, lookAway } from './foresee.ts';
import { queryKey } from './hooks.ts';
import { queryClient } from './query-client.ts';

const reply = { ok: true, documento: { number: 7 } };
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  jest.useFakeTimers();
  queryClient.clear();
  server = fakeServer(() => ({ body: reply }));
});
afterEach(() => {
  lookAway();
  server.restore();
  jest.useRealTimers();
});
const asked = () => server.received.map(({ body }) => body.pedido);
const known = (pedido: number) => queryClient.getQueryData(queryKey(orderSheet, { pedido }));

test('who passes over rows asks for nothing; who stays on one has it before opening it', async () => {
  for (const pedido of [1, 2, 3]) foresee(orderSheet, { pedido });
  await jest.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual([]);
  // The cells of a row are one place.
  foresee(orderSheet, { pedido: 3 });
  await jest.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual([3]);
  expect(known(3)).toMatchObject(reply);
});

test('leaving in time asks for nothing, and what is fresh is not asked for again', async () => {
  foresee(orderSheet, { pedido: 1 });
  lookAway();
  await jest.advanceTimersByTimeAsync(500);
  expect(asked()).toEqual([]);
  for (const pedido of [2, 4, 2]) {
    foresee(orderSheet, { pedido });
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(asked()).toEqual([2, 4]);
});

test('what is still on its way when the pointer goes on is given up', async () => {
  let given: AbortSignal | undefined;
  globalThis.fetch = ((_: unknown, init: RequestInit) => {
    given = init.signal ?? undefined;
    return new Promise(() => undefined);
  }) as typeof fetch;
  foresee(orderSheet, { pedido: 9 });
  await jest.advanceTimersByTimeAsync(200);
  expect(given?.aborted).toBe(false);
  lookAway();
  expect(given?.aborted).toBe(true);
  expect(known(9)).toBeUndefined();
});
