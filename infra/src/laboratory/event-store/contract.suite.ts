import { appendContract } from './contract/appends.ts';
import { crowdContract } from './contract/crowd.ts';
import type { LogUnderTest } from './contract/harness.ts';
import { readContract } from './contract/reads.ts';
import { silenceContract } from './contract/silence.ts';
import { snapshotContract } from './contract/snapshots.ts';
import { subscriptionContract } from './contract/subscriptions.ts';
import { twinContract } from './contract/twins.ts';
import { verifyContract } from './contract/verification.ts';
import type { EventStore } from '../../platform/event-store/port.ts';

type Parts = Readonly<Record<string, (store: () => EventStore, log: () => LogUnderTest, canBreak: boolean) => void>>;

const PARTS = {
  append: appendContract,
  read: readContract,
  subscribe: subscriptionContract,
  'two processes': twinContract,
  'a crowd of writers': crowdContract,
  'a server that stops listening and comes back': silenceContract,
  snapshots: snapshotContract,
  verification: verifyContract,
} satisfies Parts;
type Part = keyof typeof PARTS;

/** What a server answers when it is there. */
export const ANSWERS: readonly Part[] = ['append', 'read', 'subscribe', 'two processes', 'snapshots', 'verification'];
/** What depends on how an adapter writes. */
export const WRITING: readonly Part[] = ['append', 'two processes', 'a crowd of writers'];

/**
 * What every adapter of the port must do (ADR 1). `canBreak: false` where a test cannot break the connections of the
 * server; jest then reports that test as skipped. `parts`: all unless named, where another suite has the others.
 */
export function eventStoreContract(
  name: string,
  open: () => Promise<LogUnderTest>,
  { canBreak = true, parts = Object.keys(PARTS) as Part[] }: { canBreak?: boolean; parts?: readonly Part[] } = {},
): void {
  describe(`event store contract: ${name}`, () => {
    let log: LogUnderTest;
    let store: EventStore;

    beforeAll(async () => {
      log = await open();
      store = await log.connect();
      await store.establish?.();
    });
    afterAll(async () => {
      await store?.close();
      await log?.drop();
    });

    for (const part of parts)
      describe(part, () =>
        (PARTS as Parts)[part]!(
          () => store,
          () => log,
          canBreak,
        ),
      );
  });
}
