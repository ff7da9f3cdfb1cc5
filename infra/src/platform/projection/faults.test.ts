import pg from 'pg';
import { EventStoreUnavailable } from '../event-store/errors.ts';
import { classify } from './faults.ts';
import { LeaseLost } from './transaction.ts';

const refused = (code: string) => Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });

test.each([
  ['a value that is refused', refused('22003'), 'data'],
  ['a key that is there twice', refused('23505'), 'data'],
  ['a column that is not there', refused('42703'), 'schema'],
  ['two that waited for each other', refused('40P01'), 'transient'],
  ['a disk that is full', refused('53100'), 'transient'],
  ['a lease that another projector has', refused('PW001'), 'lease'],
  ['a lease that was found lost', new LeaseLost('orders'), 'lease'],
  ['a log that is away', new EventStoreUnavailable('away'), 'transient'],
  ['a line that broke', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }), 'transient'],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'transient'],
])('%s', (_, error, kind) => {
  expect(classify(error)).toBe(kind);
});

test('what a rule stumbles over is of its event, whatever its words: it would be tried for ever', () => {
  const cliente = undefined as unknown as { readonly nombre: string };
  const stumble = (rule: () => unknown): unknown => {
    try {
      return rule();
    } catch (error) {
      return error;
    }
  };
  expect(classify(stumble(() => cliente.nombre))).toBe('data');
  expect(classify(new TypeError("Cannot read properties of undefined (reading 'cliente')"))).toBe('data');
  expect(classify(stumble(() => new URL('no address')))).toBe('data');
});
