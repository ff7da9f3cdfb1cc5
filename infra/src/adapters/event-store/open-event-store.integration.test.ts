import { ConfigError } from '../../platform/config-error.ts';
import { freePort } from '../postgres/free-port.ts';
import { testDatabase } from '../../laboratory/testing/postgres.ts';
import { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { openEventStore } from './open-event-store.ts';
import { PostgresEventStore } from './postgres-event-store.ts';
import { startStandIn } from '../../laboratory/event-store/stand-in/server.ts';

describe('openEventStore', () => {
  it('takes PostgreSQL when nothing else is configured, several processes at once', async () => {
    const database = await testDatabase();
    const stores = await Promise.all(
      [1, 2, 3, 4].map(() => openEventStore({ databaseUrl: database.url, eventstoreUrl: '' })),
    );
    for (const store of stores) expect(store).toBeInstanceOf(PostgresEventStore);
    await Promise.all(stores.map((store) => store.close()));
    await database.drop();
  });

  it('takes EventStoreDB when its address is set', async () => {
    const standIn = await startStandIn();
    const store = await openEventStore({ databaseUrl: '', eventstoreUrl: standIn.url });
    expect(store).toBeInstanceOf(EventStoreDbEventStore);
    await store.close();
    await standIn.stop();
  });

  it('says in one line, without the password, that PostgreSQL does not answer', async () => {
    const error = await refusal({ databaseUrl: `postgres://ana:secreto@127.0.0.1:${await freePort()}/x` });
    expect(error).toBeInstanceOf(ConfigError);
    expect(error.message).toMatch(/^DATABASE_URL: .*ECONNREFUSED/);
    expect(error.message).not.toMatch(/secreto|\n/);
  });

  it.each(['esdb://ana:secreto@127.0.0.1:PORT?tls=false', 'esdb://'])(
    'does not fall back to PostgreSQL when %s cannot be used',
    async (url) => {
      const database = await testDatabase();
      const error = await refusal({
        databaseUrl: database.url,
        eventstoreUrl: url.replace('PORT', String(await freePort())),
      });
      expect(error).toBeInstanceOf(ConfigError);
      expect(error.message).toMatch(/^EVENTSTORE_URL: /);
      expect(error.message).not.toMatch(/secreto|\n/);
      await database.drop();
    },
  );
});

async function refusal(config: Parameters<typeof openEventStore>[0]): Promise<Error> {
  try {
    await (await openEventStore(config)).close();
  } catch (error) {
    return error as Error;
  }
  throw new Error('the store was opened');
}
