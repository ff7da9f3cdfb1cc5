import { contract } from '@power/domain/contract';
import { reject } from '@power/domain/kernel/rejection';
import { isUnavailable } from '@power/infra/platform/http/unavailable';
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
  } as unknown as InternalDependencies);
  app.use(
    ((error, _req, res, _next) =>
      void res.status(isUnavailable(error) ? 503 : 500).json({})) as express.ErrorRequestHandler,
  );
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/internal/commands`;
  const ask = (ids: readonly string[], token = 'ours', request: (id: string) => object = () => ({})) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-token': token },
      body: JSON.stringify({
        commands: ids.map((commandId) => ({ name: 'expire-quotations', request: request(commandId), commandId })),
      }),
    });
  return { executed, ask };
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

test('a fault of one is told when all have ended: whoever asks again is answered for those that were written', async () => {
  const { executed, ask } = await routes((id) => {
    if (id === 'a') throw new Error('gone');
    return { ok: true };
  });
  expect((await ask(['a', 'b'])).status).toBe(500);
  expect(executed).toEqual(['a', 'b']);
});

test('a server that is away is told before any fault: what was asked is not to blame', async () => {
  const { ask } = await routes((id) => {
    throw id === 'a' ? new Error('gone') : Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  expect((await ask(['a', 'b'])).status).toBe(503);
});

test('a request that does not fit holds up none of the others, and nobody else may ask', async () => {
  const { executed, ask } = await routes(() => ({ ok: true }));
  expect((await ask(['a', 'b'], 'ours', (id) => (id === 'a' ? { otra: 1 } : {}))).status).toBe(500);
  expect((await ask(['c'], 'foreign')).status).toBe(404);
  expect(executed).toEqual(['b']);
});
