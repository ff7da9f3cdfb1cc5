import type { EventStore } from '../../../platform/event-store/port.ts';
import { pause, recovered, RECOVERS_MS, rowsOf, type Scene } from '../scene.ts';

const BEHIND = `SELECT name FROM (SELECT name, position FROM ops.projection_state UNION ALL SELECT name, position FROM ops.process_state) all_of_them
  WHERE position < $1`;

/** Waits until projections and processes have seen the whole log and nobody writes any more. Throws who is behind when they take too long. */
export async function settled(scene: Scene, store: EventStore): Promise<void> {
  await recovered(scene);
  let quiet = 0;
  let before: bigint | undefined;
  for (const end = Date.now() + RECOVERS_MS; quiet < 3; await pause(400)) {
    const head = await store.head();
    const behind = await rowsOf<{ name: string }>(scene.pool, BEHIND, [String(head ?? 0n)]);
    quiet = behind.length === 0 && head === before ? quiet + 1 : 0;
    before = head;
    if (Date.now() > end)
      throw new Error(
        `the system does not come to rest: ${behind.map(({ name }) => name).join(', ') || 'somebody goes on writing'}`,
      );
  }
}
