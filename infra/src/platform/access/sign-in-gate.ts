import { tooMany } from '../http/refusals.ts';
import { Crowded, HashQueue, type Turn } from './hash-queue.ts';

/**
 * How many sign-ins are under way at once, before anything is read for them: each holds a connection to the database while
 * its budgets are locked, and a crowd that held them all would keep out every command, the sign-in of an honest person too.
 */
const gate = new HashQueue({ concurrency: 8, perKey: 8, total: 40, first: 100 });

/** Runs a sign-in when its turn has come; 429 for whoever finds too many before. */
export const takeTurn = <T>(turn: Turn, signIn: () => Promise<T>): Promise<T> =>
  gate.run(turn, signIn).catch((error: unknown) => {
    throw error instanceof Crowded ? tooMany(2) : error;
  });
