import { EventStoreDBClient } from '@eventstore/db-client';
import { clientAddress, parseLogAddress, withOwnConnection } from './address.ts';

const parse = (url: string) => clientAddress(parseLogAddress(url));
const option = (url: string): [string, number] => {
  const [, name, value] = /[?&](keepAlive\w+)=(\d+)(?!.*keepAlive)/.exec(withOwnConnection(parseLogAddress(url)))!;
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

test.each([
  ['esdb://a:2113', 'esdb://a:2113'],
  ['kurrentdb+discover://a?TLS=false/', 'esdb+discover://a?tls=false'],
  ['esdb://ana:secreto@a:2113,b:2113/?tls=false', 'esdb://ana:secreto@a:2113,b:2113?tls=false'],
  ['esdb://ana:s/e@c:r?t%o@a:2113', 'esdb://ana:s%2Fe%40c%3Ar%3Ft%25o@a:2113'],
  ['esdb://ana:s%2Fe@a', 'esdb://ana:s%2Fe@a'],
])('reads %s', (url, expected) => {
  expect(parse(url)).toBe(expected);
});

test('names options that nobody heeds, and gives the client nothing to warn of', () => {
  const warnings: unknown[] = [];
  const { warn } = console;
  console.warn = (...words: unknown[]) => void warnings.push(words);
  const address = parseLogAddress('esdb://ana:secreto@a?tlsVerifyCert=false&color=azul&tls=true');
  expect(address.ignored).toEqual(['tlsVerifyCert', 'color']);
  EventStoreDBClient.connectionString(clientAddress(address));
  console.warn = warn;
  expect(warnings).toEqual([]);
});

test.each(['esdb://', 'http://ana:secreto@a', 'esdb://ana@a', 'esdb://secreto@', 'secreto'])(
  'rejects %s without repeating it',
  (url) => {
    const error = (() => {
      try {
        return void parse(url);
      } catch (thrown) {
        return thrown as Error;
      }
    })();
    expect(error?.message).toMatch(/^la dirección/);
    expect(error?.message).not.toMatch(/secreto/);
  },
);
