import { readText } from '../files/plain-text.ts';

/** Characters in which the headings are looked for. */
const HEAD = 16_384;
const MARKS = ['\t', ';', ','] as const;

/**
 * The separator with which some line names most columns; otherwise the one that the first line which has any has most of,
 * outside quotes. A title with commas in it may stand above the headings.
 */
function separatorOf(text: string, known: (cells: readonly string[]) => number): string {
  const head = text.slice(0, HEAD);
  const named = MARKS.map((mark) => Math.max(0, ...rowsOf(head, mark).map(([, cells]) => known(cells))));
  const most = Math.max(...named);
  if (most > 1) return MARKS[named.indexOf(most)]!;
  const lines = head.replaceAll(/"[^"]*"/g, '').split(/\r\n|\r|\n/);
  const line = lines.find((one) => /[\t;,]/.test(one)) ?? '';
  const times = (mark: string): number => line.split(mark).length;
  return MARKS.reduce<string>((best, mark) => (times(mark) > times(best) ? mark : best), '\t');
}

/**
 * Lines of a CSV or of cells copied from a spreadsheet, each with its number from 1; quoted cells may hold anything.
 * `known` tells how many columns a line names.
 */
export function readDelimited(
  file: Buffer,
  known: (cells: readonly string[]) => number = () => 0,
): { readonly rows: [number, string[]][]; readonly page?: string } | undefined {
  const read = readText(file);
  return read && { rows: rowsOf(read.text, separatorOf(read.text, known)), ...(read.page && { page: read.page }) };
}

function rowsOf(text: string, separator: string): [number, string[]][] {
  const rows: [number, string[]][] = [];
  let cells: string[] = [];
  let value = '';
  let quoted = false;
  const endCell = (): void => {
    cells.push(value);
    value = '';
  };
  const endRow = (): void => {
    endCell();
    rows.push([rows.length + 1, cells]);
    cells = [];
  };
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i]!;
    if (quoted) {
      if (char !== '"') value += char;
      else if (text[i + 1] === '"') value += text[(i += 1)];
      else quoted = false;
    } else if (char === '"' && value === '') quoted = true;
    else if (char === separator) endCell();
    else if (char === '\n' || char === '\r') {
      // A line ends with either sign, or with both.
      if (char === '\r' && text[i + 1] === '\n') i += 1;
      endRow();
    } else value += char;
  }
  if (value !== '' || cells.length > 0) endRow();
  return rows;
}
