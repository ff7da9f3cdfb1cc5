import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { cancelQuotation } from '../calls/quotations.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { useCommand } from './hooks.ts';
import { queryClient } from './query-client.ts';

test('a command that may have been done is repeated under its id, whoever failed to say so; a refusal ends it', async () => {
  const answers = [{ status: 500 }, 'lost' as const, { status: 400 }, { body: { ok: true } }];
  const server = fakeServer((_, nth) => answers[nth - 1]!);
  const { result } = renderHook(() => useCommand(cancelQuotation), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  const run = () => result.current.run({ id: 1, motivo: 'x' });
  for (let nth = 0; nth < 3; nth += 1) await expect(run()).rejects.toThrow();
  await run();
  const ids = server.received.map(({ headers }) => headers.get('idempotency-key'));
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).toBe(ids[0]);
  expect(ids[3]).not.toBe(ids[0]);
  server.restore();
});
