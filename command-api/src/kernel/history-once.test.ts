import { stock } from '@power/domain/inventory/stock';
import { product } from '@power/domain/products/product';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { historyOnce } from './history-once.ts';

test('given questions about streams → each is read once, and answered alike', async () => {
  const streams: string[] = [];
  const history = async ({ name }: { readonly name: string }, id: string | number) => {
    streams.push(`${name}-${id}`);
    return [{ at: `${name}-${id}` }];
  };
  const services = historyOnce({ history } as unknown as CommandServices);
  const answers = await Promise.all([
    services.history(stock, '1'),
    services.history(stock, '1'),
    services.history(stock, '2'),
    services.history(product, '1'),
  ]);
  expect(answers[1]).toEqual(answers[0]);
  expect(streams).toHaveLength(3);
  expect(new Set(streams).size).toBe(3);
});
