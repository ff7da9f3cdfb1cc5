import { edited, moved, noEdits, pastedCells, redone, undone, withCells } from './line-edits.ts';

interface Line {
  readonly cantidad: number;
  readonly precio: number;
}
const lines: readonly Line[] = [1, 2, 3].map((cantidad) => ({ cantidad, precio: 10 }));
const setters = [
  (line: Line, text: string): Line => ({ ...line, cantidad: Number(text) }),
  (line: Line, text: string): Line => ({ ...line, precio: Number(text) }),
];

test('cells of a spreadsheet are laid over lines and columns from where they are put; empty ones change nothing', () => {
  const cells = pastedCells('5\t100\r\n\t200\r\n')!;
  expect(cells).toEqual([
    ['5', '100'],
    ['', '200'],
  ]);
  expect(withCells(lines, setters, { line: 1, column: 0 }, cells)).toEqual([
    { cantidad: 1, precio: 10 },
    { cantidad: 5, precio: 100 },
    { cantidad: 3, precio: 200 },
  ]);
  // What reaches past the last column or the last line has no place.
  expect(withCells(lines, setters, { line: 2, column: 1 }, cells).at(-1)).toEqual({ cantidad: 3, precio: 5 });
});

test('one value is typed, not pasted', () => {
  expect(pastedCells('1.234,5')).toBeUndefined();
});

test('edits are taken back and done again, until something else is done', () => {
  const more: readonly Line[] = [...lines, { cantidad: 4, precio: 10 }];
  const first = edited<Line>(noEdits, lines);
  const back = undone(first, more)!;
  expect(back.lines).toBe(lines);
  expect(undone(back.edits, lines)).toBeUndefined();
  expect(redone(back.edits, lines)!.lines).toBe(more);
  expect(redone(edited(back.edits, lines), [])).toBeUndefined();
});

test('a line changes places, at the ends it stays', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c']);
});
