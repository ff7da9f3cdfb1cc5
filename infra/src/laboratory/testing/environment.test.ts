import { withoutServers } from './environment.ts';

test('a system or server that a test starts gets no server of the operator and no option of EventStoreDB', () => {
  const environment = {
    PATH: '/bin',
    DATABASE_URL: 'postgres://a',
    DATABASE_OWNER_URL: 'postgres://b',
    REDIS_URL: 'redis://c',
    EVENTSTORE_URL: 'esdb://d',
    EVENTSTORE_RUN_PROJECTIONS: 'All',
    TEST_EVENTSTORE_URL: 'esdb://d',
  };
  expect(withoutServers(environment)).toEqual({ PATH: '/bin', TEST_EVENTSTORE_URL: 'esdb://d' });
});
