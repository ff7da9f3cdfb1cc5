/** A projection may be this far behind the newest event before it counts as late. */
export const GRACE_MS = 5000;

/**
 * Where the head of the log was in the last five seconds, by a monotonic clock. Told often (once a second); who stops
 * telling for a while is held to the newest head, never to one that is long past.
 */
export class Heads {
  readonly #told: { readonly at: number; readonly head: bigint }[] = [];

  tell(head: bigint, at = performance.now()): void {
    this.#told.push({ at, head });
    while (this.#told[0]!.at < at - GRACE_MS) this.#told.shift();
  }

  /** What has to be reached not to be late: the head of five seconds ago or a little younger. */
  get due(): bigint {
    return this.#told[0]?.head ?? -1n;
  }
}
