import { encodeRow, type FeedRow } from './feed-row.ts';
import type { Followers } from './followers.ts';
import type { LiveSocket } from './live-socket.ts';
import { changedKeys } from './row-views.ts';

/** A frame and whom it is for. */
export interface Addressed {
  readonly bytes: Buffer;
  readonly to: ReadonlySet<LiveSocket>;
}

/** The changed rows of lists that are told with their rows: what goes before the changes of a delivery. */
export async function listRows(followers: Followers, rows: readonly FeedRow[]): Promise<Addressed[]> {
  const asked = [...followers.views()].flatMap(([view, to]) => {
    const keys = changedKeys(rows, view.topic);
    return keys.length > 0 ? [view.frame(keys).then((bytes) => ({ bytes, to }))] : [];
  });
  return Promise.all(asked);
}

/** Tells each client its rows of a delivery, in their order and in one write, behind what goes before them. */
export function fanOut(followers: Followers, rows: readonly FeedRow[], before: readonly Addressed[] = []): void {
  const portions = new Map<LiveSocket, Buffer[]>();
  const add = (socket: LiveSocket, bytes: Buffer): void => {
    const portion = portions.get(socket);
    if (portion) portion.push(bytes);
    else portions.set(socket, [bytes]);
  };
  for (const { bytes, to } of before) for (const socket of to) if (socket.live) add(socket, bytes);
  for (const row of rows) {
    for (const socket of followers.of(row)) if (socket.live && socket.wants(row)) add(socket, encodeRow(row));
  }
  for (const [socket, portion] of portions) socket.sendAll(portion);
}
