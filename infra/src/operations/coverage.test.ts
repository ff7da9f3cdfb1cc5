import { contract } from '@power/domain/contract';
import { coverage, readSeedCalls } from '../platform/contract/coverage.ts';
import { clientRoutes, readSeedRoutes } from './launcher/screen-routes.ts';

test('every route of the specification has a screen, every call a declaration', () => {
  const routes = readSeedRoutes();
  expect(routes).toHaveLength(90);
  expect(routes.filter((route) => !clientRoutes().includes(route))).toEqual([]);
  const seeds = readSeedCalls();
  expect(seeds).toHaveLength(159);
  expect(coverage(contract, seeds).missing).toEqual([]);
});
