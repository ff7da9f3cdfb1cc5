import pg from 'pg';
import { isUnavailable } from './unavailable.ts';

test.each([
  ['a port where nobody listens', 'postgres://power@127.0.0.1:1/power'],
  ['a socket that is not there', `postgres://power@127.0.0.1:1/power?host=${encodeURIComponent('/nonexistent')}`],
])('a server that is away means "come again": %s', async (_what, connectionString) => {
  const error: unknown = await new pg.Client({ connectionString }).connect().catch((fault: unknown) => fault);
  expect(isUnavailable(error)).toBe(true);
});

test('a full disk and a service that is being stopped mean "come again"', async () => {
  expect(isUnavailable(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' }))).toBe(true);
  const pool = new pg.Pool();
  await pool.end();
  expect(isUnavailable(await pool.query('SELECT 1').catch((fault: unknown) => fault))).toBe(true);
});

test('what a server refuses, or a missing file, is a fault', () => {
  expect(isUnavailable(Object.assign(new Error('syntax'), { code: '42601' }))).toBe(false);
  const short = Object.assign(new Error('bind message supplies 1 parameters, but requires 2'), { code: '08P01' });
  expect(isUnavailable(short)).toBe(false);
  expect(isUnavailable(Object.assign(new Error('connection failure'), { code: '08006' }))).toBe(true);
  expect(isUnavailable(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
});

test.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout expired',
])('the database client says by itself that the server is away: %s', (said) => {
  expect(isUnavailable(new Error(said))).toBe(true);
});

test('a rule that stumbles over a customer is a fault, though it names one', () => {
  expect(isUnavailable(new TypeError("Cannot read properties of undefined (reading 'cliente')"))).toBe(false);
});
