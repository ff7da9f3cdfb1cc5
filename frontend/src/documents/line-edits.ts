/** Edits of lines that can be taken back. Nothing here knows what a line is. */
export interface Edits<L> {
  readonly past: readonly (readonly L[])[];
  readonly future: readonly (readonly L[])[];
}
export const noEdits: Edits<never> = { past: [], future: [] };

/** More steps than anybody takes back. */
const MOST = 100;

export const edited = <L>({ past }: Edits<L>, before: readonly L[]): Edits<L> => ({
  past: [...past.slice(1 - MOST), before],
  future: [],
});

/** The lines as they were one step before, or after; undefined at the end. */
export function undone<L>(edits: Edits<L>, now: readonly L[]): { edits: Edits<L>; lines: readonly L[] } | undefined {
  const lines = edits.past.at(-1);
  return lines && { lines, edits: { past: edits.past.slice(0, -1), future: [now, ...edits.future] } };
}
export function redone<L>(edits: Edits<L>, now: readonly L[]): { edits: Edits<L>; lines: readonly L[] } | undefined {
  const [lines, ...future] = edits.future;
  return lines && { lines, edits: { past: [...edits.past, now], future } };
}

/** The lines with one of them elsewhere; beyond either end it stays at it. */
export function moved<L>(lines: readonly L[], from: number, to: number): readonly L[] {
  const rest = lines.filter((_, n) => n !== from);
  const at = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, at), lines[from]!, ...rest.slice(at)];
}

/** What a spreadsheet puts on the clipboard: rows of cells; undefined for a single value, which is typed as usual. */
export function pastedCells(text: string): readonly (readonly string[])[] | undefined {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  return rows.length > 1 || rows[0]!.length > 1 ? rows : undefined;
}

/** Lines with cells put in from one line and column on, in the order of the columns that can be edited. */
export function withCells<L>(
  lines: readonly L[],
  setters: readonly ((line: L, text: string) => L)[],
  at: { readonly line: number; readonly column: number },
  cells: readonly (readonly string[])[],
): readonly L[] {
  return lines.map((line, n) =>
    (cells[n - at.line] ?? []).reduce((changed, text, c) => {
      const set = setters[at.column + c];
      return set && text !== '' ? set(changed, text) : changed;
    }, line),
  );
}
