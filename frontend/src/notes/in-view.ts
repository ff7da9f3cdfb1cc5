/** More than these are not spread over the screen at once (UX, *Floating notes*). */
const MOST = 8;

interface InView<N> {
  /** Where the person has put them, whatever page is turned to. */
  readonly placed: readonly N[];
  /** In the stack, the first on top. */
  readonly stacked: readonly N[];
  /** Those that take turns in the stack, and how many of them fit it. */
  readonly turns: number;
  readonly size: number;
  /** From 0; the last one where so many are no longer there. */
  readonly page: number;
}

/** Notes that are in view: those that the person placed, and a page of the others; one place is always left for these. */
export function inView<N>(notes: readonly N[], isPlaced: (note: N) => boolean, wanted: number): InView<N> {
  const placed = notes.filter(isPlaced).slice(0, MOST - 1);
  const others = notes.filter((note) => !placed.includes(note));
  const size = MOST - placed.length;
  const page = Math.min(wanted, Math.max(0, Math.ceil(others.length / size) - 1));
  return { placed, stacked: others.slice(page * size, (page + 1) * size), turns: others.length, size, page };
}
