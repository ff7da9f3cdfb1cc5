import { defineQuery, everyone } from '@power/domain/kernel/query';
import { handleQuery, type QueryContext } from '@power/infra/platform/queries/handler';
import { z } from 'zod';
import { createExecutor } from './query-executor.ts';

const publicly = {
  context: 'test',
  access: { publico: true },
  reads: [],
  scope: everyone,
  summary: 'prueba',
  request: z.strictObject({}),
  reply: z.object({ numero: z.number() }),
} as const;
const board = defineQuery({ ...publicly, reads: [], name: 'tablero', path: '/tablero', board: true });
const behindLink = defineQuery({ ...publicly, reads: [], name: 'enlace', path: '/enlace' });

/** An executor over a feed that stands still; each run of a handler answers the next number. */
function counting() {
  let numero = 0;
  const next = async () => ({ numero: (numero += 1) });
  const execute = createExecutor({
    handlers: [handleQuery(board, next), handleQuery(behindLink, next)],
    db: {} as never,
    log: {} as QueryContext['log'],
    queue: {} as never,
    cursor: () => 7n,
    positions: { onChange: () => undefined },
  });
  const ask = (query: typeof board, asOf?: string) =>
    execute(query, {}, {
      user: undefined,
      now: '2026-01-05T12:00:00.000Z',
      signal: new AbortController().signal,
      asOf,
    } as never);
  return ask;
}

test('boards share one reply while the feed stands still', async () => {
  const ask = counting();
  expect([await ask(board), await ask(board)]).toEqual([{ numero: 1 }, { numero: 1 }]);
});

test('what a customer reads behind a link is read each time: the answer just given is in it, a link taken back is closed', async () => {
  const ask = counting();
  expect([await ask(behindLink), await ask(behindLink)]).toEqual([{ numero: 1 }, { numero: 2 }]);
});

test('a board of another moment is not what those who look at now are shown', async () => {
  const ask = counting();
  const then = '2026-01-01T12:00:00.000Z';
  expect([await ask(board, then), await ask(board), await ask(board, then)]).toEqual([
    { numero: 1 },
    { numero: 2 },
    { numero: 3 },
  ]);
});

test('what a person is shown page by page is remembered now, and read anew of another moment', async () => {
  let read = 0;
  const query = defineQuery({ ...publicly, name: 'lista', path: '/lista' });
  const execute = createExecutor({
    handlers: [
      handleQuery(query, async (_request, { remember }) => ({
        numero: await remember!('test/lista', 'uno', async () => (read += 1)),
      })),
    ],
    db: {} as never,
    log: {} as QueryContext['log'],
    queue: {} as never,
    cursor: () => 7n,
    positions: { onChange: () => undefined },
  });
  const user = { _id: 'uno', permisos: { margenes: true } };
  const ask = (asOf?: string) => execute(query, {}, { user, signal: new AbortController().signal, asOf } as never);
  expect([await ask(), await ask(), await ask('2026-01-01T12:00:00.000Z')]).toEqual([
    { numero: 1 },
    { numero: 1 },
    { numero: 2 },
  ]);
});
