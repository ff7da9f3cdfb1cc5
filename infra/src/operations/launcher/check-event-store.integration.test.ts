import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { startStandIn } from '../../laboratory/event-store/stand-in/server.ts';
import { checkEventStore } from './check-event-store.ts';

const refusal = (url: string): Promise<string> =>
  checkEventStore(url).then(
    () => 'accepted',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const oneLine = /^ConfigError: EVENTSTORE_URL: [^\n]+\.$/;

test('an EventStoreDB is accepted', async () => {
  const server = await startStandIn();
  expect(await refusal(server.url)).toBe('accepted');
  await server.stop();
});

test.each([
  ['a web server', () => createServer((_, res) => res.end('hola'))],
  ['something that never says a word', () => createTcpServer(() => undefined)],
])('%s ends in one line', async (_what, create) => {
  const server = create();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await refusal(`esdb://ana:secreto@127.0.0.1:${port}?tls=false`)).toMatch(oneLine);
  expect(await refusal(`esdb://ana:sec/re@to@127.0.0.1:${port}?tls=false`)).not.toMatch(/sec|re@to/);
  server.close();
});

test.each(['esdb://no-existe.invalid:2113?tls=false', 'esdb+discover://no-existe.invalid:2113?tls=false'])(
  '%s, which leads nowhere, ends in one line',
  async (url) => expect(await refusal(url)).toMatch(oneLine),
);
