import type { RecordedEvent, SubscribeOptions, Subscription } from '../../../platform/event-store/port.ts';
import { isUnavailable } from '../../../platform/http/unavailable.ts';
import type { WakeUp } from './wake-up.ts';

/** What following needs of the log. */
export interface FollowedLog {
  /** Up to `limit` events after a position, in order. */
  readAfter(after: bigint, limit: number, streamPrefixes?: readonly string[]): Promise<RecordedEvent[]>;
  head(): Promise<bigint | undefined>;
}

/** Follows the log by reading pages: nothing is pushed, so a slow consumer costs nobody anything and loses nothing. */
export function followLog(
  options: SubscribeOptions,
  log: FollowedLog,
  wakeUp: WakeUp,
  report: (error: Error) => void,
): Subscription {
  const batchSize = options.batchSize ?? 1000;
  let cursor = options.after ?? -1n;
  let stopped = false;
  let announced = false;
  let failures = 0;
  const bell = wakeUp.bell();

  const fail = (error: unknown, willRetry: boolean): void => {
    const reason = error instanceof Error ? error : new Error(String(error));
    if (options.onError) options.onError(reason, { willRetry });
    else report(reason);
  };

  /** One page; false when the subscription is over. */
  const step = async (): Promise<boolean> => {
    const heard = bell.count();
    let events: RecordedEvent[];
    let head: bigint | undefined;
    try {
      // The end before the page: events of other streams up to it need not be looked through again.
      if (options.streamPrefixes) head = await log.head();
      events = await log.readAfter(cursor, batchSize + 1, options.streamPrefixes);
    } catch (error) {
      if (stopped) return false;
      const willRetry = isUnavailable(error);
      fail(error, willRetry);
      failures += 1;
      if (willRetry) await bell.wait(bell.count(), Math.min(100 * 2 ** failures, 2000));
      return willRetry;
    }
    failures = 0;
    const caughtUp = events.length <= batchSize;
    const batch = caughtUp ? events : events.slice(0, batchSize);
    if (stopped) return false;
    if (batch.length > 0 || !announced) {
      try {
        await options.onBatch(batch, { caughtUp });
      } catch (error) {
        fail(error, false);
        return false;
      }
      announced ||= caughtUp;
      cursor = batch.at(-1)?.position ?? cursor;
    }
    if (caughtUp && head !== undefined && head > cursor) cursor = head;
    if (caughtUp && !stopped) await bell.wait(heard);
    return !stopped;
  };

  const loop = (async () => {
    while (await step());
    bell.remove();
  })();

  return {
    async stop() {
      stopped = true;
      bell.ring();
      await loop;
    },
  };
}
