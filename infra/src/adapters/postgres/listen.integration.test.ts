import pg from 'pg';
import { testDatabase, type TestDatabase } from '../../laboratory/testing/postgres.ts';
import { listen } from './listen.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('comes back by itself after its connection was cut', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const heard: string[] = [];
  let connections = 0;
  let wake = (): void => undefined;
  const listener = listen({
    url: database.url,
    channels: ['log'],
    onNotification: (channel, payload) => (heard.push(`${channel}:${payload}`), wake()),
    onConnected: () => (connections++, wake()),
  });
  const until = async (done: () => boolean): Promise<void> => {
    while (!done()) await new Promise<void>((resolve) => (wake = resolve));
  };
  await until(() => connections === 1);
  await client.query("NOTIFY log, 'a'");
  await until(() => heard.length === 1);
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'listen' AND datname = current_database()",
  );
  await until(() => connections === 2);
  await client.query("NOTIFY log, 'b'");
  await until(() => heard.length === 2);
  expect(heard).toEqual(['log:a', 'log:b']);
  await listener.close();
  await client.end();
});
