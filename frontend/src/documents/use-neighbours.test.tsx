import { act, renderHook, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { orderGrid } from '../calls/orders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { useNeighbours } from './use-neighbours.ts';

const LIST = { query: orderGrid, idField: 'number' };
const rows = [1, 2, 3, 4, 5, 6].map((number) => ({ number }));
let server: ReturnType<typeof fakeServer>;
let asked: string[] = [];
beforeEach(() => {
  queryClient.clear();
  asked = [];
  server = fakeServer(() => ({ body: { rows, lastRow: rows.length } }));
});
afterEach(() => server.restore());

const Around = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </MemoryRouter>
);
/** A sheet that shows what it is told to, however much was asked for. */
async function shown(id: string) {
  const { result, rerender } = renderHook((at: string) => useNeighbours(LIST, at, (to) => asked.push(to)), {
    initialProps: id,
    wrapper: Around,
  });
  await waitFor(() => expect(result.current).toBeDefined());
  return { show: rerender, next: () => act(() => result.current!.onNext?.()) };
}

test('four presses are four steps, whatever the sheet shows by then, and none goes past the end', async () => {
  const { show, next } = await shown('1');
  next();
  next();
  next();
  expect(asked).toEqual(['2', '3', '4']);
  // The first of them comes late: the steps are still taken from the last.
  show('2');
  next();
  expect(asked.at(-1)).toBe('5');
  show('5');
  next();
  next();
  next();
  expect(asked).toEqual(['2', '3', '4', '5', '6']);
});

test('J and K too, there and back', async () => {
  await shown('3');
  await userEvent.keyboard('jjkkk');
  expect(asked).toEqual(['4', '5', '4', '3', '2']);
});

test('a document that was opened by other means is where the next step begins', async () => {
  const { show, next } = await shown('1');
  next();
  next();
  show('5');
  next();
  expect(asked).toEqual(['2', '3', '6']);
});
