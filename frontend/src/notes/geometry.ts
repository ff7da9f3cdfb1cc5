export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where notes are stacked (document 1 §9), in px. */
export const STACK = { right: 280, top: 80, step: 40 } as const;
export const NOTE_WIDTH = 260;
/** What of a note must stay on screen to be caught again: its folded head. */
const HEAD = 40;
/** Rearranged this long after the validation dialog closes. */
export const REARRANGE_MS = 500;

/** Between the foot of an unfolded note and the head of the next. */
const GAP = 6;

/**
 * Places of notes stacked from width − 280 and 80 downwards by 40 (document 1 §9). Below one that is unfolded, whose height
 * is given, the next begins under its foot, so that no button is covered; what does not fit goes on in a column to the left.
 */
export function stackPlaces(unfolded: readonly (number | undefined)[], { width, height }: Size): Point[] {
  let column = 0;
  let y: number = STACK.top;
  return unfolded.map((own) => {
    const room = own === undefined ? STACK.step : own + GAP;
    if (y > STACK.top && y + room > height) {
      column += 1;
      y = STACK.top;
    }
    const at = { x: Math.max(0, width - STACK.right * (column + 1)), y };
    y += room;
    return at;
  });
}

/** A remembered place brought back into the window, which may be smaller by now. */
export const inside = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(Math.max(0, x), Math.max(0, width - NOTE_WIDTH)),
  y: Math.min(Math.max(0, y), Math.max(0, height - HEAD)),
});
