import { setTimeout as sleep } from 'node:timers/promises';
import { network } from '../http/client-address.ts';
import type { Buckets } from '../http/token-bucket.ts';
import type { FeedFollower } from './feed-follower.ts';
import type { FeedRow } from './feed-row.ts';
import { CLOSE, MAX_MISSED, MAX_MISSED_UNKNOWN } from './limits.ts';
import type { LiveSocket } from './live-socket.ts';

/** The feed, and how often those without session may have it replayed. */
export interface Feed {
  readonly follower: FeedFollower;
  readonly unknownReplays: Buckets;
}

const ENOUGH_WAITING = 256 * 1024;

/**
 * Sends a client exactly what it missed since `cursor`, in order, then lets it join the live rows. `late` are topics
 * that it named only now: of rows until this moment it gets theirs alone. `reiniciar` tells it to fetch everything anew
 * when the feed does not reach back that far, when that is too much, or when its address asks too often without session.
 */
export async function replay(
  socket: LiveSocket,
  { follower, unknownReplays }: Feed,
  cursor: bigint,
  late?: ReadonlySet<string>,
): Promise<void> {
  socket.live = false;
  const start = follower.last ?? 0n;
  const most = socket.user ? MAX_MISSED : MAX_MISSED_UNKNOWN;
  const tooOften = socket.user === undefined && !unknownReplays.take(network(socket.address));
  const wanted = (row: FeedRow): boolean =>
    socket.wants(row) && (late === undefined || row.seq > start || (row.frame === null && late.has(row.topic ?? '')));
  let at = cursor;
  while (socket.open) {
    const last = follower.last ?? 0n;
    // Counted from the cursor and before anything is read: numbers of the feed have hardly a gap.
    const rows = at > last || last - cursor > most || tooOften ? 'lost' : at === last ? [] : await follower.since(at);
    if (rows === 'lost') {
      socket.send('reiniciar', {}, { cursor: String(follower.last ?? 0n) });
      break;
    }
    for (const row of rows) if (wanted(row)) socket.sendRow(row);
    at = rows.at(-1)?.seq ?? last;
    // Nothing is awaited between this check and the end: no row slips between the replay and the live ones.
    if (at >= (follower.last ?? 0n)) break;
    await drained(socket);
  }
  if (socket.open) socket.live = true;
}

async function drained(socket: LiveSocket): Promise<void> {
  for (let waited = 0; socket.open && socket.ws.bufferedAmount > ENOUGH_WAITING; waited += 20) {
    if (waited > 15_000) socket.close(CLOSE.slow, 'lento');
    await sleep(20);
  }
}
