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
