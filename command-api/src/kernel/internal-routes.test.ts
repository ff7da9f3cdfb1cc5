import { contract } from '@power/domain/contract';
import { reject } from '@power/domain/kernel/rejection';
import express from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InternalDependencies } from './internal-dependencies.ts';
import { internalRoutes } from './internal-routes.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** The routes over a dispatcher that answers by command id. */
async function routes(answer: (commandId: string) => unknown) {
  const executed: string[] = [];
  const logged: string[] = [];
  const dispatcher = {
    execute: async (_command: unknown, _request: unknown, { commandId }: { commandId: string }) => {
      executed.push(commandId);
      await new Promise(setImmediate);
      return answer(commandId);
    },
  };
  const app = express();
  internalRoutes(app, {
    dispatcher,
    calls: contract.filter(({ kind }) => kind === 'command'),
    settings: { INTERNAL_TOKEN: 'ours' },
    log: { error: ({ commandId }: { commandId: string }) => void logged.push(commandId) },
  } as unknown as InternalDependencies);
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/internal/commands`;
  const ask = (ids: readonly string[], token = 'ours', request: (id: string) => object = () => ({})) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-token': token },
      body: JSON.stringify({
        commands: ids.map((commandId) => ({
          name: 'expire-quotations',
          request: request(commandId),
          commandId,
          causationId: 'e',
          correlationId: 'e',
        })),
      }),
    });
  return { executed, logged, ask };
}

test('commands that came together are answered each for itself, in their order, refusals too', async () => {
  const { ask } = await routes((id) => (id === 'b' ? reject('NO', 'No se puede', 'Así no.') : { ok: true, id }));
  const reply = await ask(['a', 'b', 'c']);
  expect([reply.status, await reply.json()]).toEqual([
    200,
    [
      { ok: true, id: 'a' },
      { ok: false, codigo: 'NO', titulo: 'No se puede', mensaje: 'Así no.' },
      { ok: true, id: 'c' },
    ],
  ]);
});

test('a fault of one is told in its place, and a server that is away as that: the others have their answers', async () => {
  const { executed, logged, ask } = await routes((id) => {
    if (id === 'a') throw new Error('gone');
    if (id === 'b') throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    return { ok: true };
  });
  const reply = await ask(['a', 'b', 'c']);
  expect([reply.status, await reply.json()]).toEqual([
    200,
    [{ falla: 'Error: gone', ausente: false }, { falla: 'Error: away', ausente: true }, { ok: true }],
  ]);
  expect([executed, logged]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b'],
  ]);
});

test('a request that does not fit holds up none of the others, and nobody else may ask', async () => {
  const { executed, ask } = await routes(() => ({ ok: true }));
  const reply = await ask(['a', 'b'], 'ours', (id) => (id === 'a' ? { otra: 1 } : {}));
  expect(await reply.json()).toEqual([{ falla: expect.stringContaining('otra'), ausente: false }, { ok: true }]);
  expect((await ask(['c'], 'foreign')).status).toBe(404);
  expect(executed).toEqual(['b']);
});
