import type { CallBase } from '@power/domain/kernel/call';
import type { ExecuteContext } from '../http/service-options.ts';
import { withCompletion } from './completion.ts';

const CONTEXT = { signal: new AbortController().signal } as ExecuteContext;
const LOG = { head: async () => 7n };
const RECEIVE = { name: 'receive', completedBy: 'purchasing/received-stock' } as unknown as CallBase;

/** A process, and lists after it, that pass the position asked for at the nth question, and what was asked. */
function processAt(passes: number) {
  const queries: unknown[][] = [];
  const query = async (_sql: string, values: unknown[]) => {
    queries.push(values);
    return { rowCount: queries.length >= passes ? 1 : 0 };
  };
  return { queries, pool: { query } as never };
}

const accepted = async () => ({ ok: true, mensaje: 'Recibida', posicion: '7' });

test('given a command that a process completes → it is answered when the process has passed it', async () => {
  const { queries, pool } = processAt(3);
  expect(await withCompletion(pool, LOG, accepted)(RECEIVE, {}, CONTEXT)).toMatchObject({ ok: true, posicion: '7' });
  expect(queries).toEqual([...Array.from({ length: 3 }, () => ['purchasing/received-stock', '7']), ['7']]);
});

test('given a refusal, or a command that nothing completes → no process is asked', async () => {
  const { queries, pool } = processAt(1);
  const refuse = async () => ({ ok: false, codigo: 'ESTADO_NO_PERMITE', titulo: '', mensaje: '' });
  await withCompletion(pool, LOG, refuse)(RECEIVE, {}, CONTEXT);
  await withCompletion(pool, LOG, accepted)({ name: 'other' } as unknown as CallBase, {}, CONTEXT);
  expect(queries).toEqual([]);
});

test('given a database that cannot tell, or a caller who left → the answer is given', async () => {
  const fails = { query: () => Promise.reject(new Error('away')) } as never;
  expect(await withCompletion(fails, LOG, accepted)(RECEIVE, {}, CONTEXT)).toMatchObject({ ok: true });
  const { queries, pool } = processAt(Infinity);
  const closedCall = { signal: AbortSignal.abort() } as ExecuteContext;
  expect(await withCompletion(pool, LOG, accepted)(RECEIVE, {}, closedCall)).toMatchObject({ ok: true });
  expect(queries).toEqual([]);
});

test('given what the process wrote → it is answered when the lists show it, at the position of the command', async () => {
  const { queries, pool } = processAt(4);
  const log = { head: async () => 9n };
  const lists = pool as { query: (sql: string, values: unknown[]) => Promise<{ rowCount: number }> };
  const passed = {
    query: async (sql: string, values: unknown[]) =>
      sql.includes('process_state') ? { rowCount: 1 } : lists.query(sql, values),
  };
  expect(await withCompletion(passed as never, log, accepted)(RECEIVE, {}, CONTEXT)).toMatchObject({ posicion: '7' });
  expect(queries).toEqual(Array.from({ length: 4 }, () => ['9']));
});

test('given a log that is away → the answer waits for no list', async () => {
  const { queries, pool } = processAt(1);
  const away = { head: () => Promise.reject(new Error('away')) };
  expect(await withCompletion(pool, away, accepted)(RECEIVE, {}, CONTEXT)).toMatchObject({ posicion: '7' });
  expect(queries).toHaveLength(1);
});
