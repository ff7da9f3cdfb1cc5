import { commandSide } from '../../laboratory/testing/command-side.ts';
import { httpCommands, MOST_TOGETHER } from './http-commands.ts';
import { CommandFault, CommandUnavailable } from './process-tools.ts';

let server: Awaited<ReturnType<typeof commandSide>> | undefined;
afterEach(() => server?.close());

/** A command side that answers every command with its own number, or as `status` and `answer` say. */
async function asking(status = 200, answer?: () => unknown) {
  server = await commandSide(({ commands }) => ({
    status,
    body: answer?.() ?? commands.map(({ request: { n } }) => ({ ok: n !== 3, n })),
  }));
  const issue = httpCommands(server.url, 'token');
  const ask = (n: number, event = 'e1') => issue('do', { n }, `c/${n}`, { causationId: event, correlationId: 'whole' });
  return { requests: server.requests, ask };
}

test('what is asked for in one turn travels together, whatever it follows from, and hears its own answers', async () => {
  const { requests, ask } = await asking();
  const replies = await Promise.all([ask(1), ask(2), ask(3), ask(4, 'e2')]);
  expect(replies.map(({ ok, n }) => [n, ok])).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, true],
  ]);
  expect(requests.map(({ commands }) => commands.map((c) => [c.commandId, c.causationId, c.correlationId]))).toEqual([
    [
      ['c/1', 'e1', 'whole'],
      ['c/2', 'e1', 'whole'],
      ['c/3', 'e1', 'whole'],
      ['c/4', 'e2', 'whole'],
    ],
  ]);
  await ask(5);
  expect(requests).toHaveLength(2);
});

test('a fault of one, or a server that is away from it, is its own', async () => {
  const { ask } = await asking(200, () => [
    { falla: 'Error: gone', ausente: false },
    { falla: 'Error: away', ausente: true },
    { ok: true, n: 3 },
  ]);
  const [fault, away, done] = await Promise.allSettled([ask(1), ask(2, 'e2'), ask(3, 'e3')]);
  expect(fault).toMatchObject({ status: 'rejected', reason: expect.any(CommandFault) });
  expect(away).toMatchObject({ status: 'rejected', reason: expect.any(CommandUnavailable) });
  expect(done).toMatchObject({ status: 'fulfilled', value: { ok: true, n: 3 } });
});

test('more than one request takes goes in several', async () => {
  const { requests, ask } = await asking();
  const replies = await Promise.all(Array.from({ length: MOST_TOGETHER + 5 }, (_, n) => ask(n)));
  expect(replies.map(({ n }) => n)).toEqual(replies.map((_, n) => n));
  expect(requests.map(({ commands }) => commands.length)).toEqual([MOST_TOGETHER, 5]);
});

test.each([
  ['away', 503, undefined, CommandUnavailable],
  ['a fault', 500, undefined, CommandFault],
  ['an answer too few', 200, () => [{ ok: true }], CommandFault],
  ['no answer of a command', 200, () => [{ ok: true }, {}], CommandFault],
])('%s: nobody takes it for an answer', async (_what, status, answer, kind) => {
  const { ask } = await asking(status, answer);
  const settled = await Promise.allSettled([ask(1), ask(2)]);
  for (const one of settled) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(kind) });
});

test('a command side that is not there is away', async () => {
  const issue = httpCommands('http://127.0.0.1:9', 'token');
  await expect(issue('do', {}, 'c', { causationId: 'e', correlationId: 'e' })).rejects.toBeInstanceOf(
    CommandUnavailable,
  );
});
