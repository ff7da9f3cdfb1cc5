import { network } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:db8::a:b:c:d:e', '2001:db8:0:a'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%j has the share of %j', (ip, whose) => expect(network(ip)).toBe(whose));
