import { hasLogin, withoutCredentials, withoutLogin } from './without-credentials.ts';

test.each([
  ['esdb://ana:secreto@a:2113,b:2113/?tls=false', 'esdb://a:2113,b:2113/'],
  ['esdb+discover://ana:sec/reto@a', 'esdb+discover://a'],
  ['esdb://ana:sec@re?to@a?tls=true', 'esdb://a'],
  ['postgres://ana:sec/re@to@a/x', 'postgres://a/x'],
  ['esdb://a:2113?tls=false', 'esdb://a:2113'],
])('shows %s without its login and query', (address, expected) => {
  expect(withoutCredentials(address)).toBe(expected);
});

test('tells an address with a login from one without', () => {
  expect(hasLogin('esdb://ana:sec/reto@a')).toBe(true);
  expect(hasLogin('esdb://a:2113?tls=false')).toBe(false);
  expect(withoutLogin('esdb://ana:x@a?tls=false')).toBe('esdb://a?tls=false');
});
