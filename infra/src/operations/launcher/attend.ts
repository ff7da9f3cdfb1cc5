/**
 * Loaded into every child of the launcher before the child's own code (`--import`), so that it holds whatever that code
 * does: the child ends with its launcher, also one whose launcher was gone before it began, and answers the launcher's
 * question whether it is still in its senses.
 */
import { followClockFile } from './moved-clock.ts';

/** A stop in order takes less. */
const LAST_MS = 12_000;

if (!process.connected) process.exit(0);
process.on('disconnect', () => {
  // No code that stops in order was loaded yet.
  if (process.listenerCount('disconnect') === 1) process.exit(0);
  setTimeout(() => process.exit(1), LAST_MS);
});
process.on('message', (question) => process.send?.(question, undefined, {}, () => undefined));
// The channel alone must not keep a process alive that has nothing else to do.
process.channel?.unref();

// A log that cannot be written (a full disk) is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

if (process.env.CLOCK_FILE) followClockFile(process.env.CLOCK_FILE);
