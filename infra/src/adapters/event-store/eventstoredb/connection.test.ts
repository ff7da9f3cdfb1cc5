import { EventStoreUnavailable } from '../../../platform/event-store/errors.ts';
import { Connection } from './connection.ts';

/** Nobody is called: what a call does is up to the test. */
const connection = new Connection('esdb://127.0.0.1:1?tls=false');
afterAll(() => connection.close());

test('a server that says nothing is taken for lost', async () => {
  const answer = connection.call(() => new Promise(() => undefined), 60);
  await expect(answer).rejects.toBeInstanceOf(EventStoreUnavailable);
});

test('who was held up itself has not listened: an answer that came meanwhile is heard', async () => {
  const answer = connection.call(
    () => new Promise((resolve) => setTimeout(() => setImmediate(() => resolve('here')), 10)),
    200,
  );
  for (const end = performance.now() + 400; performance.now() < end;);
  expect(await answer).toBe('here');
});

test('who is in a hurry gives up alone while others still listen', async () => {
  const client = connection.client;
  let answer = (_: string): void => undefined;
  const other = connection.call(() => new Promise<string>((resolve) => (answer = resolve)));
  await expect(connection.call(() => new Promise(() => undefined), 30)).rejects.toBeInstanceOf(EventStoreUnavailable);
  expect(connection.client).toBe(client);
  answer('here');
  expect(await other).toBe('here');
});

test('a call that is given up takes those with it whose client it was', async () => {
  const brisk = new Connection('esdb://127.0.0.1:1?tls=false', 30);
  let end = (_: string): void => undefined;
  const other = brisk.call(() => new Promise<string>((resolve) => (end = resolve)), 10_000);
  const silent = brisk.call(() => new Promise(() => undefined));
  const { client } = brisk;
  await expect(silent).rejects.toBeInstanceOf(EventStoreUnavailable);
  end('half of it');
  await expect(other).rejects.toBeInstanceOf(EventStoreUnavailable);
  expect(brisk.client).not.toBe(client);
  await brisk.close();
});

test('an answer that goes on arriving is no silence', async () => {
  let parts = 0;
  const answer = await connection.call(async (_, hear) => {
    while (parts < 20) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      parts += 1;
      hear();
    }
    return 'whole';
  }, 100);
  expect(answer).toBe('whole');
});
