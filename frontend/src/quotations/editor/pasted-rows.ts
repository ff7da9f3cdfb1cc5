import { MAX_PRICE, MAX_QUANTITY } from '@power/domain/quotations/line-rules';
import { hasTwoReadings, twoReadings, typedFigure } from '@power/domain/kernel/typed-figure';
import { pastedCells } from '../../documents/line-edits.ts';
import { newLine } from './change-quotation.ts';
import type { TypedLine } from './typed-quotation.ts';

/** More than a quotation holds. */
const MOST = 300;
const isUnits = (n: number | undefined): boolean =>
  n !== undefined && Number.isInteger(n) && n >= 1 && n <= MAX_QUANTITY;
const isPrice = (n: number | undefined): boolean => n !== undefined && n > 0 && n <= MAX_PRICE;

export interface Pasted {
  readonly lines: readonly TypedLine[];
  /** What could not be read, by row and column of what was pasted. */
  readonly problems: readonly string[];
}

const isHeading = ([first = '', units = '']: readonly string[]): boolean =>
  /^(part|n[uú]mero de parte|producto|c[oó]digo|sku)/i.test(first) && typedFigure(units) === undefined;

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
    const read = units === '' ? 1 : typedFigure(units);
    // What cannot be is left out, to be typed: a line never begins with a quantity that no quotation has.
    const cantidad = isUnits(read) ? read : undefined;
    const valor = typedFigure(price);
    const short = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
    if (cantidad === undefined)
      problems.push(
        hasTwoReadings(units, 0)
          ? `Fila ${n}, columna 2: ${twoReadings(units)}.`
          : `Fila ${n}, columna 2: «${short(units)}» no es una cantidad entera entre 1 y 100.000.`,
      );
    if (price !== '' && !isPrice(valor))
      problems.push(
        hasTwoReadings(price, 2)
          ? `Fila ${n}, columna 3: ${twoReadings(price)}.`
          : `Fila ${n}, columna 3: «${short(price)}» no es un precio entre 1 y 10.000.000.000.`,
      );
    const line = newLine(before, { producto: '', part_number: part_number.slice(0, 100), nombre: '' }, cantidad);
    return { ...line, exacto: true, ...(price !== '' && isPrice(valor) && { valor_propuesto: valor }) };
  });
  return { lines, problems };
}
