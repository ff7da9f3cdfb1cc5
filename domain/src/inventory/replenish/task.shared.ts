/** Who brings the units, and since when (ISO UTC). */
export interface Replenisher {
  readonly persona: { readonly _id: string; readonly nombre: string };
  readonly desde: string;
}
export type ReplenishmentState = Replenisher | undefined;

/** A task that nobody finished in this time is anybody's again. */
export const HELD_FOR_MS = 30 * 60_000;

/** Name of the stream of a task: one of each product and picking place. */
export const replenishmentId = (producto: string, hacia: string): string => `${producto}-${hacia}`;

/** Who has a task at an instant; undefined of one that anybody may take. */
export const holderOf = (state: ReplenishmentState, now: string): Replenisher | undefined =>
  state && Date.parse(now) - Date.parse(state.desde) < HELD_FOR_MS ? state : undefined;

/** Category of its streams. */
export const REPLENISHMENT = 'replenishment';
