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

test('what one event asks for in one turn travels together and hears its own answers; other events travel alone', async () => {
  const { requests, ask } = await asking();
  const replies = await Promise.all([ask(1), ask(2), ask(3), ask(4, 'e2')]);
  expect(replies.map(({ ok, n }) => [n, ok])).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, true],
  ]);
  expect(
    requests
      .map(({ causationId, correlationId, commands }) => [causationId, correlationId, commands.map((c) => c.commandId)])
      .toSorted(),
  ).toEqual([
    ['e1', 'whole', ['c/1', 'c/2', 'c/3']],
    ['e2', 'whole', ['c/4']],
  ]);
  await ask(5);
  expect(requests).toHaveLength(3);
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
