import { endProcess, startSecondProjector } from './second-projector.ts';
import { activity, pause, recovered, rowsOf, type Scene, until } from './scene.ts';

const OWNERS =
  'SELECT DISTINCT owner FROM (SELECT owner FROM ops.projection_state UNION ALL SELECT owner FROM ops.process_state) o WHERE owner IS NOT NULL';
const IN_THE_MIDDLE =
  "SELECT 1 FROM pg_stat_activity WHERE application_name = 'projector' AND state = 'idle in transaction'";
const TRIES = 40;

/**
 * Stops the projector, if it can be caught there between write and commit, past its leases; a second one takes over
 * everything; then the first wakes up in the middle of what is no longer its own, and the second leaves.
 */
export async function pauseProjector(scene: Scene, forMs: number, endSecond: NodeJS.Signals): Promise<string> {
  const { system, pool } = scene;
  const pid = system.pid('projector');
  const before = new Set((await rowsOf<{ owner: string }>(pool, OWNERS)).map(({ owner }) => owner));
  let caught = false;
  for (let n = 0; n < TRIES && !caught; n += 1) {
    process.kill(pid, 'SIGSTOP');
    await pause(5);
    caught = (await rowsOf(pool, IN_THE_MIDDLE)).length > 0;
    if (caught || n === TRIES - 1) break;
    process.kill(pid, 'SIGCONT');
    await pause(scene.rng.int(1, 12));
  }
  let awake = true;
  const second = await startSecondProjector(system.runtime().env);
  try {
    await until('the second projector takes over', async () => {
      const owners = await rowsOf<{ owner: string }>(pool, OWNERS);
      // On a slow machine the launcher may have replaced the first by then: who took over are two.
      return owners.length > 0 && owners.every(({ owner }) => !before.has(owner));
    }).catch(async (error: Error) => {
      throw new Error(`${error.message}; exit of the second: ${second.exitCode}\n${await activity(pool)}`);
    });
    await pause(forMs);
  } finally {
    awake = wake(pid);
  }
  await pause(forMs);
  await endProcess(second, endSecond);
  await recovered(scene);
  return `${caught ? 'caught in a transaction' : 'between transactions'}${awake ? '' : ', replaced by the launcher meanwhile'}`;
}

/** False when the launcher did not wait for it any longer: a service that hangs is replaced. */
function wake(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGCONT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
