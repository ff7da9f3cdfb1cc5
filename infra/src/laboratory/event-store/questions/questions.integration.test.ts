import { execSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startStandIn } from '../stand-in/server.ts';
import { withoutServers } from '../../testing/environment.ts';
import { findRealServer, untilItAppends } from '../testing/real-server.ts';
import { answersOfTheServer, askAll } from './ask-all.ts';

const LONG = 240_000;

describe('what a real EventStoreDB answers, the stand-in answers too', () => {
  it.each([true, false])(
    'with BatchAppend: %s',
    async (batchAppend) => {
      const standIn = await startStandIn({ batchAppend });
      try {
        expect(await askAll(standIn.url)).toEqual(answersOfTheServer());
      } finally {
        await standIn.stop();
      }
    },
    LONG,
  );

  it(
    'again, after it went away and came back',
    async () => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'stand-in-'));
      const file = path.join(folder, 'log');
      const before = await startStandIn({ file });
      await askAll(before.url);
      const held = before.log.all.map(({ position, stream, revision }) => ({ position, stream, revision }));
      await before.stop();
      const after = await startStandIn({ file, port: before.port });
      try {
        expect(after.log.all.map(({ position, stream, revision }) => ({ position, stream, revision }))).toEqual(held);
        expect(await askAll(after.url)).toEqual(answersOfTheServer());
      } finally {
        await after.stop();
        await rm(folder, { recursive: true });
      }
    },
    LONG,
  );
});

const real = await findRealServer();
/** A command that kills the server of EVENTSTORE_URL, starts it again and returns; it need not wait until it answers. */
const restart = process.env.TEST_EVENTSTORE_RESTART || process.env.EVENTSTORE_RESTART;

describe('a real EventStoreDB answers what is kept as its answers', () => {
  if ('reason' in real) {
    console.warn(`Not run: the questions to a real EventStoreDB server, because ${real.reason}.`);
    // oxlint-disable-next-line jest/no-disabled-tests -- the summary must say what did not run
    it.skip(`not run: ${real.reason}`, () => undefined);
    return;
  }
  let server: Awaited<ReturnType<typeof real.start>>;
  beforeAll(async () => (server = await real.start()), 180_000);
  afterAll(() => server?.stop());

  it(real.name, async () => expect(await askAll(server.url)).toEqual(answersOfTheServer()), LONG);

  (restart ? it : it.skip)(
    'again, after it was killed (EVENTSTORE_RESTART says how)',
    async () => {
      execSync(restart!, { stdio: 'inherit', timeout: LONG, env: withoutServers(process.env) });
      await untilItAppends(server.url);
      expect(await askAll(server.url)).toEqual(answersOfTheServer());
    },
    2 * LONG,
  );
});
