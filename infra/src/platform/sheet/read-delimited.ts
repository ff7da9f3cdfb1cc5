/** UTF-8, or what Excel writes in Chile when it is not. Undefined for what is no text. */
function decode(file: Buffer): string | undefined {
  if (file.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** The separator that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '');
  const times = (mark: string): number => line.split(mark).length;
  return ['\t', ';', ','].reduce((best, mark) => (times(mark) > times(best) ? mark : best));
}

/** Lines of a CSV or of cells copied from a spreadsheet, each with its number from 1; quoted cells may hold anything. */
export function readDelimited(file: Buffer): [number, string[]][] | undefined {
  const text = decode(file);
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
