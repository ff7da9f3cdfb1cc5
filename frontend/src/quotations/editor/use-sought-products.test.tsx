import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { fakeServer } from '../../testing/fake-server.ts';
import type { TypedLine } from './typed-quotation.ts';
import { useSoughtProducts } from './use-sought-products.ts';

const ROWS = 300;
// Not the one that tests stop.
const later = globalThis.setTimeout;
const pasted: TypedLine[] = Array.from({ length: ROWS }, (_, n) => ({
  key: `k${n}`,
  producto: '',
  part_number: `PN-${n}`,
  nombre: '',
  cantidad: 1,
  seccion: null,
  comentario: null,
  exacto: true,
}));
let server: ReturnType<typeof fakeServer>;
/** Lets the search for `PN-299` be answered. */
let answer: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  server = fakeServer(async ({ body: { buscar } }) => {
    if (buscar === `PN-${ROWS - 1}`) await new Promise<void>((resolve) => (answer = resolve));
    const named = { _id: `p-${String(buscar)}`, part_number: buscar, codigo: '', codigo_sap: '', ean: [], nombre: 'x' };
    return { body: { ok: true, productos: buscar === 'PN-7' ? [] : [named] } };
  });
});
afterEach(() => {
  server.restore();
  jest.useRealTimers();
});

/** Lets everything be answered that can be. */
const answered = () =>
  act(async () => {
    for (let quiet = 0; quiet < 20; quiet += 1) {
      const asked = server.received.length;
      await new Promise((resolve) => later(resolve));
      if (server.received.length > asked) quiet = 0;
    }
  });

test('products of a long paste are told together: each telling draws the whole quotation', async () => {
  const found: ReadonlyMap<string, unknown>[] = [];
  const onNone = jest.fn();
  renderHook(() => useSoughtProducts({ lines: pasted, onFound: (some) => void found.push(some), onNone }));
  await answered();
  expect(server.received).toHaveLength(ROWS);
  expect(found).toEqual([]);
  // One is still sought: the others wait for it no longer than people notice.
  act(() => void jest.advanceTimersByTime(300));
  expect(found.map(({ size }) => size)).toEqual([ROWS - 2]);
  expect(onNone.mock.calls).toEqual([[['k7']]]);
  answer();
  await answered();
  expect(found.map((some) => [...some.keys()].at(-1))).toEqual(['k298', 'k299']);
});
