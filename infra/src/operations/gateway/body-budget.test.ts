import type { IncomingMessage } from 'node:http';
import { createBodyBudget } from './body-budget.ts';

test('unfinished bodies of one address are counted, and large ones wait outside when memory is full', async () => {
  const budget = createBodyBudget({ perSession: 9, perAddress: 2, bytes: 200_000 });
  const req = { headers: {} } as IncomingMessage;
  const places = [budget.open(req, '203.0.113.7'), budget.open(req, '203.0.113.7')];
  expect(() => budget.open(req, '203.0.113.7')).toThrow('429');
  const other = budget.open(req, '203.0.113.8');
  places[0]!.grow(150_000);
  expect(() => other.grow(100_000)).toThrow('503');
  other.close();
  const small = budget.open(req, '203.0.113.8');
  small.grow(60_000);
  places[0]!.close();
  places[0]!.close();
  expect(() => budget.open(req, '203.0.113.7')).not.toThrow();
});
