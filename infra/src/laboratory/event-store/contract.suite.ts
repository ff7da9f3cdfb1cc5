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

/**
 * What every adapter of the port must do (ADR 1). `canBreak: false` where a test cannot break the connections of the
 * server; jest then reports that test as skipped. `silence: false` where another run has met the silence with the same
 * reads.
 */
export function eventStoreContract(
  name: string,
  open: () => Promise<LogUnderTest>,
  { canBreak = true, silence = true }: { canBreak?: boolean; silence?: boolean } = {},
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

    describe('append', () => appendContract(() => store));
    describe('read', () => readContract(() => store));
    describe('subscribe', () =>
      subscriptionContract(
        () => store,
        () => log,
        canBreak,
      ));
    describe('two processes', () =>
      twinContract(
        () => store,
        () => log,
      ));
    describe('a crowd of writers', () =>
      crowdContract(
        () => store,
        () => log,
      ));
    if (silence)
      describe('a server that stops listening and comes back', () =>
        silenceContract(
          () => store,
          () => log,
        ));
    describe('snapshots', () => snapshotContract(() => store));
    describe('verification', () => verifyContract(() => store));
  });
}
