import { withOwnConnection } from './client.ts';

const option = (url: string): [string, number] => {
  const [, name, value] = /[?&](keepAlive\w+)=(-?\d+)$/.exec(withOwnConnection(url))!;
  return [name!, Number(value)];
};

test('names another keep-alive for each client, near the one that is chosen', () => {
  const [name, first] = option('esdb://a:2113?tls=false');
  expect([name, first > 10_000, first < 10_100]).toEqual(['keepAliveInterval', true, true]);
  expect(option('esdb://a:2113')).toEqual([name, first + 1]);
  expect(option('esdb://a:2113/?keep_alive_interval=20000&tls=false')).toEqual([name, first + 10_002]);
});

test('leaves the keep-alive off where it is switched off', () => {
  expect(option('esdb://a:2113?tls=false&keepAliveInterval=-1')[0]).toBe('keepAliveTimeout');
});

test('keeps the address and its options', () => {
  expect(withOwnConnection('esdb://ana:secreto@a:2113,b:2113/?tls=false/')).toMatch(
    /^esdb:\/\/ana:secreto@a:2113,b:2113\/\?tls=false&keepAliveInterval=\d+$/,
  );
});
