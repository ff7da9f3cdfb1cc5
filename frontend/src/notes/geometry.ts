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

/** Place of the nth note: from width − 280 and 80 downwards by 40; what does not fit goes on in a column to the left. */
export function stackedAt(n: number, { width, height }: Size): Point {
  const perColumn = Math.max(1, Math.floor((height - STACK.top) / STACK.step));
  const column = Math.floor(n / perColumn);
  return { x: Math.max(0, width - STACK.right * (column + 1)), y: STACK.top + STACK.step * (n % perColumn) };
}

/** A remembered place brought back into the window, which may be smaller by now. */
export const inside = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(Math.max(0, x), Math.max(0, width - NOTE_WIDTH)),
  y: Math.min(Math.max(0, y), Math.max(0, height - HEAD)),
});
