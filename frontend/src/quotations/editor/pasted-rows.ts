import { pastedCells } from '../../documents/line-edits.ts';
import { parseNumber } from '../../ui/format/numbers.ts';
import { newLine } from './change-quotation.ts';
import type { TypedLine } from './typed-quotation.ts';

/** More than a quotation holds. */
const MOST = 300;

export interface Pasted {
  readonly lines: readonly TypedLine[];
  /** What could not be read, by row and column of what was pasted. */
  readonly problems: readonly string[];
}

const isHeading = ([first = '', units = '']: readonly string[]): boolean =>
  /^(part|n[uú]mero de parte|producto|c[oó]digo|sku)/i.test(first) && parseNumber(units) === undefined;

/**
 * Rows of a spreadsheet as lines: part number, quantity (1 where there is no such column), price where there is one. Headings
 * and empty rows are left out. Undefined for a single value, which is typed as usual.
 */
export function pastedRows(text: string, before: readonly TypedLine[]): Pasted | undefined {
  const cells = pastedCells(text);
  if (!cells) return undefined;
  const rows = cells
    .map((row, n) => ({ row, n: n + 1 }))
    .filter(({ row, n }) => row[0] && !(n === 1 && isHeading(row)));
  if (before.length + rows.length > MOST)
    return {
      lines: [],
      problems: [
        `Una cotización lleva a lo más ${MOST} líneas y con estas serían ${before.length + rows.length}. Pégalas en varias.`,
      ],
    };
  const problems: string[] = [];
  const lines = rows.map(({ row: [part_number = '', units = '', price = ''], n }) => {
    const cantidad = units === '' ? 1 : parseNumber(units);
    const valor = price === '' ? undefined : parseNumber(price);
    if (cantidad === undefined) problems.push(`Fila ${n}, columna 2: «${units}» no es una cantidad.`);
    if (price !== '' && valor === undefined) problems.push(`Fila ${n}, columna 3: «${price}» no es un precio.`);
    const line = newLine(before, { producto: '', part_number: part_number.slice(0, 100), nombre: '' }, cantidad);
    return { ...line, exacto: true, ...(valor !== undefined && { valor_propuesto: valor }) };
  });
  return { lines, problems };
}
