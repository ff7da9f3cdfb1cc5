import type { Rate } from '../http/token-bucket.ts';

/** Why the server ends a socket; clients reconnect after all but 4001 and resume by cursor. */
export const CLOSE = {
  /** No valid session, or it was ended. */
  session: 4001,
  /** The client reads too slowly: it resumes by cursor. */
  slow: 4008,
  /** The client asks too much. */
  tooMuch: 4029,
  /** Other rights than when it connected: it connects again and hears what it may now. */
  rights: 4012,
  /** The service is going away. */
  stopping: 1001,
} as const;

/** Bytes that may wait for a client before it is cut off. */
export const MAX_BUFFERED = 1024 * 1024;
export const MAX_FRAME = 16 * 1024;

/** Frames of one client. */
export const FRAMES: Rate = { perSecond: 20, burst: 60 };

/** Rows that a client may have missed and still gets one by one; beyond, refetching is cheaper. */
export const MAX_MISSED = 50_000n;
/** The same for whoever has no session. A wallboard that was away for longer fetches its few rows anew. */
export const MAX_MISSED_UNKNOWN = 1000n;
/** Replays for clients without session, by address: a hall of wallboards behind one, over a line that comes and goes. */
export const UNKNOWN_REPLAYS: Rate = { perSecond: 1, burst: 30 };
