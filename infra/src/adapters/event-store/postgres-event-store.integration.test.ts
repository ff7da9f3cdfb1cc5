import pg from 'pg';
import { testDatabase } from '../../laboratory/testing/postgres.ts';
import { eventStoreContract } from '../../laboratory/event-store/contract.suite.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';

eventStoreContract('PostgreSQL', async () => {
  const database = await testDatabase();
  return {
    config: { databaseUrl: database.url },
    givesUp: false,
    async connect(by) {
      const store = createPostgresEventStore({ connectionString: database.url, ...by });
      await store.migrate();
      return store;
    },
    async breakConnections() {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await client.end();
    },
    drop: () => database.drop(),
  };
});
