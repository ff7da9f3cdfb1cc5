import { writeFile } from 'node:fs/promises';
import { recovered, rowsOf, type Scene, until } from './scene.ts';

/** A schedule that comes round every few seconds, and how many of its runs have ended well. */
const RUNS = "SELECT count(*)::integer AS n FROM ops.jobs WHERE name = 'alarm-parked' AND estado = 'listo'";
/** A run that lost its process starts again within half a minute; two turns and the wait for a busy machine on top. */
const SOON_MS = 60_000;

/**
 * Sets the clock of every process, the launcher's included, ahead (or back), and after a while right again: each time
 * schedules must go on at once and the system must be well. The load goes on meanwhile.
 */
export async function moveClock(scene: Scene, aheadMs: number): Promise<void> {
  for (const ms of [aheadMs, 0]) {
    await writeFile(scene.clockFile, String(ms));
    const runs = async (): Promise<number> => (await rowsOf<{ n: number }>(scene.pool, RUNS))[0]!.n;
    const before = await runs();
    await until(
      `schedules stand still with the clock moved by ${ms} ms`,
      async () => (await runs()) > before + 1,
      SOON_MS,
    );
    await recovered(scene);
  }
}
