/** What a column asks for; px. */
export interface Wish {
  /** It never gets less. */
  readonly least: number;
  /** So that nothing of it is cut. */
  readonly wanted: number;
  /** Its part of what is left over or missing; 0: it gets what it wants, for a part of a figure is another figure. */
  readonly share: number;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/**
 * Width of each column, px, within `room`. With enough of it all get what they want and the rest by their shares; without,
 * short texts stay whole and the long ones give way, in proportion to their shares, none below its least.
 */
export function shareOut(wishes: readonly Wish[], room: number): number[] {
  const texts = wishes.filter(({ share }) => share > 0);
  const left = room - total(wishes.map(({ share, least, wanted }) => (share > 0 ? 0 : Math.max(least, wanted))));
  const spare = left - total(texts.map(({ least, wanted }) => Math.max(least, wanted)));
  const shares = total(texts.map(({ share }) => share));
  const upTo =
    (level: number) =>
    ({ least, wanted, share }: Wish): number =>
      share > 0 ? Math.max(least, Math.min(wanted, level * share)) : Math.max(least, wanted);
  if (spare >= 0)
    return wishes.map(
      ({ least, wanted, share }) => Math.max(least, wanted) + (share > 0 ? (spare * share) / shares : 0),
    );
  // The level that fills the room; more than anybody wants is more than there is.
  let low = 0;
  let high = Math.max(0, ...texts.map(({ wanted, share }) => wanted / share));
  for (let step = 0; step < 30; step++) {
    const level = (low + high) / 2;
    if (total(texts.map(upTo(level))) > left) high = level;
    else low = level;
  }
  return wishes.map(upTo(low));
}
