import { proveReadModels } from '../proof/prove-read-models.ts';
import { both, type Harness } from './harness.ts';

/** Both projections of the tests in so many parts. */
export const inParts = (n: number): ReadonlyMap<string, number> => new Map(both.map(({ name }) => [name, n]));

/** A gate that holds up whoever passes until it is opened. */
export class Gate {
  #open = (): void => undefined;
  #closed: Promise<void> | undefined;
  /** Resolves when somebody stands before it. */
  met: Promise<void> = Promise.resolve();
  #meet = (): void => undefined;

  close(): void {
    this.#closed = new Promise((resolve) => (this.#open = resolve));
    this.met = new Promise((resolve) => (this.#meet = resolve));
  }

  open(): void {
    this.#closed = undefined;
    this.#open();
  }

  async pass(): Promise<void> {
    if (!this.#closed) return;
    this.#meet();
    await this.#closed;
  }
}

/** Who holds the parts of a projection, in their order. */
export const holders = async (harness: Harness, name: string): Promise<(string | null)[]> =>
  (
    await harness.query<{ owner: string | null }>(
      "SELECT owner FROM ops.projection_state WHERE split_part(name, '#', 1) = $1 ORDER BY name",
      [name],
    )
  ).map(({ owner }) => owner);

/** Waits until both projections have so many parts, and so many projectors hold some of each. */
export const sharedBy = (harness: Harness, parts: number, projectors: number): Promise<void> =>
  harness.until(async () => {
    for (const { name } of both) {
      const found = await holders(harness, name);
      if (found.length !== parts || found.includes(null) || new Set(found).size !== projectors) return false;
    }
    return true;
  });

/** What a fold of the whole log finds wrong in both projections: nothing. */
export async function differences(harness: Harness): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const proof of proveReadModels(both, { databaseUrl: harness.url, store: harness.store }))
    if (proof.differing > 0 || proof.unproven !== undefined || proof.rows === 0) found.push(proof);
  return found;
}

/** The tables of a projector that is alone, and has every projection whole, over the same log; it builds them anew. */
export async function wholeDigests(harness: Harness): Promise<Record<string, string>> {
  await harness.stopAll();
  await harness.query('DELETE FROM ops.projection_state; DELETE FROM ops.parked_events');
  const alone = await harness.start();
  await harness.settled();
  const digests = await harness.digests();
  await harness.stop(alone);
  return digests;
}
