import { cookieOf } from './cookie.ts';

test.each([
  ['a=1; x-token=t%2E1; b=2', 't.1'],
  ['x-token=t.1', 't.1'],
  ['other-x-token=t', undefined],
  ['x-token=', undefined],
  ['x-token=%E0%A4%A', undefined],
  [undefined, undefined],
])('cookie x-token of «%s» is %s', (cookie, value) => {
  expect(cookieOf({ headers: { cookie } }, 'x-token')).toBe(value);
});
