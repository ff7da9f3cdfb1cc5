import { startSystem, type TestSystem, type TestSystemOptions } from '../testing/system.ts';
import { type Bench, until } from './bench.ts';
import { processorTimes } from './processor-time.ts';

/** Part of one processor below which a system rests: its timers alone take a few hundredths. */
const REST = 0.15;
const LOOK_MS = 5000;
/** Looks in a row: an index that waits for a transaction to end rests for a moment too. */
const LOOKS = 2;
/** The indexes of words of the full demo take some three minutes. */
const PATIENCE_MS = 600_000;

/**
 * Starts the system and waits until what a first start leaves for later is done: indexes of words, the first head of the
 * evidence, what PostgreSQL cleans up. A section measures the system as people have it every day, not its first minutes.
 * Throws when it finds no rest within ten minutes; where there is no /proc nobody knows, and it goes on after a moment.
 */
export async function startRested(options: TestSystemOptions, say: Bench['say']): Promise<TestSystem> {
  const system = await startSystem(options);
  try {
    await system.waitReady();
    say('waits until what follows a first start is done');
    // Its first look finds all that the start itself took.
    let before = 0;
    let looks = 0;
    const rests = (): boolean => {
      const now = spent(system);
      looks = now - before < REST * LOOK_MS ? looks + 1 : 0;
      before = now;
      return looks >= LOOKS;
    };
    await until('a system at rest', rests, PATIENCE_MS, LOOK_MS);
    return system;
  } catch (error) {
    await system.remove();
    throw error;
  }
}

const spent = (system: TestSystem): number => [...processorTimes(system).values()].reduce((sum, ms) => sum + ms, 0);
