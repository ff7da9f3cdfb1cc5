import { AccessDeniedError, NotLeaderError, WrongExpectedVersionError } from '@eventstore/db-client';
import { EventStoreRefused, EventStoreUnavailable, LogWentBack } from '../../../platform/event-store/errors.ts';
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

test('whatever is no refusal that is known counts as unavailable, and a new client follows; other calls go on', async () => {
  const fresh = new Connection('esdb://127.0.0.1:1?tls=false');
  let end = (_: string): void => undefined;
  const other = fresh.call(() => new Promise<string>((resolve) => (end = resolve)));
  for (const error of [new Error('Failed to discover after 10 attempts.'), new TypeError('x is undefined'), 'text']) {
    const { client } = fresh;
    const answer = fresh.call(() => Promise.reject(error));
    await expect(answer).rejects.toBeInstanceOf(EventStoreUnavailable);
    expect(fresh.client).not.toBe(client);
  }
  end('here');
  expect(await other).toBe('here');
  await fresh.close();
});

test('what the server refuses leaves the client as it is', async () => {
  const { client } = connection;
  const refusal = new WrongExpectedVersionError(
    undefined as never,
    {
      streamName: 's',
      current: 1n,
      expected: 0n,
    } as never,
  );
  await expect(connection.call(() => Promise.reject(refusal))).rejects.toBe(refusal);
  const elsewhere = Object.assign(Object.create(NotLeaderError.prototype) as Error, {
    type: 'not-leader',
    message: '',
  });
  await expect(connection.call(() => Promise.reject(elsewhere))).rejects.toBeInstanceOf(EventStoreUnavailable);
  expect(connection.client).toBe(client);
});

test.each([
  ['esdb://ana:secreto@a', undefined, 'write', 'EventStoreDB no deja al usuario «ana» escribir (derecho $w)'],
  ['esdb://ana:secreto@a', 7, 'read', 'EventStoreDB no deja al usuario «ana» leer (derecho $r, también sobre $all)'],
  ['esdb://ana:secreto@a', 16, 'write', 'EventStoreDB no acepta al usuario «ana» con esa contraseña'],
  ['esdb://a', 16, 'write', 'EventStoreDB no deja escribir (derecho $w) a quien no se identifica'],
] as const)('names user and right when %s is refused with code %s', async (url, code, right, message) => {
  const own = new Connection(url);
  const denied = Object.assign(new AccessDeniedError(undefined as never), { code });
  const { client } = own;
  const error = await own.call(() => Promise.reject(denied), undefined, right).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(EventStoreRefused);
  expect((error as Error).message).toBe(message);
  expect(own.client).toBe(client);
  await own.close();
});

test('asks nothing of a log before it was held against what is known of it, once for each connection', async () => {
  const calls: string[] = [];
  let sound = false;
  const faults: (string | undefined)[] = [];
  const careful = new Connection('esdb://127.0.0.1:1?tls=false', undefined, {
    check: async () => {
      calls.push('check');
      if (!sound) throw new LogWentBack('another log');
    },
    tell: (fault) => faults.push(fault?.message),
  });
  const ask = () => careful.call(async () => void calls.push('call'));
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('another log');
  sound = true;
  await Promise.all([ask(), ask()]);
  await ask();
  careful.doubt();
  await ask();
  expect(calls).toEqual(['check', 'check', 'call', 'call', 'call', 'check', 'call']);
  expect(faults).toEqual(['another log', undefined, undefined]);
  await careful.close();
});

test('what a check finds on a client that is given up is nothing', async () => {
  let end = (): void => undefined;
  const faults: unknown[] = [];
  const hasty = new Connection('esdb://127.0.0.1:1?tls=false', 30, {
    check: () => new Promise((_, reject) => (end = () => reject(new LogWentBack('half an answer')))),
    tell: (fault) => faults.push(fault),
  });
  await expect(hasty.call(async () => 'here')).rejects.toMatchObject({ name: 'EventStoreUnavailable' });
  end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(faults).toEqual([]);
  await hasty.close();
});
