import { plainText } from '../files/plain-text.ts';

/** Characters in which the separator is looked for. */
const HEAD = 16_384;

/** The separator that the first line which has any has most of, outside quotes: a title may stand above the headings. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, HEAD)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/);
  const line = lines.find((one) => /[\t;,]/.test(one)) ?? '';
  const times = (mark: string): number => line.split(mark).length;
  return ['\t', ';', ','].reduce((best, mark) => (times(mark) > times(best) ? mark : best));
}

/** Lines of a CSV or of cells copied from a spreadsheet, each with its number from 1; quoted cells may hold anything. */
export function readDelimited(file: Buffer): [number, string[]][] | undefined {
  const text = plainText(file);
  if (text === undefined) return undefined;
  const separator = separatorOf(text);
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
    else if (char === '\n') endRow();
    else if (char !== '\r') value += char;
  }
  if (value !== '' || cells.length > 0) endRow();
  return rows;
}
