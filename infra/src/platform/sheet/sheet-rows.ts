import { filledUp, type Shown } from './number-format.ts';
import type { Walker } from './walk-xml.ts';

/** What a person sees in a cell; nothing is null. */
export type SheetCell = string | number | boolean | null;

interface Source {
  readonly sheet: (walker: Walker) => Promise<unknown>;
  /** Texts that cells name by number. */
  readonly texts: (walker: Walker) => Promise<unknown>;
  readonly formats: readonly Shown[];
  readonly since1904: boolean;
  readonly most: number;
}

/** Columns that are kept of a row; one more than may be tells that there are too many. */
const KEPT = 61;
/** After so many rows without anything, which somebody once coloured, nothing is looked for. */
const EMPTY = 10_000;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FROM_1904 = 1462;

/** The day that a number of a spreadsheet stands for; undefined when there is none. */
export function dayOfSerial(serial: number): string | undefined {
  const day = new Date(FIRST_DAY + Math.floor(serial) * DAY_MS);
  return Number.isNaN(day.getTime()) || day.getUTCFullYear() > 9999 ? undefined : day.toISOString().slice(0, 10);
}

/** A text of a cell that names it by number, until it is known. */
class Named {
  constructor(readonly number: number) {}
}

/** Signs that XML has no way to write stand as their number: `_x000D_`. */
const spelt = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function columnOf(place: string): number {
  let column = 0;
  for (let i = 0; i < place.length; i += 1) {
    const letter = place.charCodeAt(i) & 0xdf;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column;
}

/** Rows of a sheet that hold anything, each with its number. */
export interface SheetPart {
  readonly rows: [number, SheetCell[]][];
  /** The row behind which nothing was looked for, since so many before it held nothing; absent when all was read. */
  readonly until?: number;
}

/** Rows that hold anything, row by row: reading stops once there are `most`, and texts are read as far as these name them. */
export async function sheetRows({ sheet, texts, formats, since1904, most }: Source): Promise<SheetPart> {
  const rows: [number, (SheetCell | Named)[]][] = [];
  let number = 0;
  let column = 0;
  let type = 'n';
  let style: Shown;
  let value = '';
  let formula: string | undefined;
  let into: 'value' | 'formula' | undefined;
  let phonetic = false;
  let row: (SheetCell | Named)[] = [];
  let last = 0;
  let highest = -1;

  const shown = (): SheetCell | Named => {
    if (value === '') return formula === undefined || type === 'str' ? null : `=${formula}`;
    if (type === 's') {
      highest = Math.max(highest, Number(value));
      return new Named(Number(value));
    }
    if (type === 'b') return value === '1' || value === 'true';
    if (type === 'd') return value.slice(0, 10);
    if (type !== 'n') return spelt(value);
    const figure = Number(value);
    if (Number.isNaN(figure)) return value;
    if (style === 'day') return dayOfSerial(figure + (since1904 ? FROM_1904 : 0)) ?? figure;
    return style && Number.isInteger(figure) ? filledUp(figure, style.zeros) : figure;
  };

  await sheet({
    open(name, attributes) {
      if (name === 'row') {
        number = Number(attributes.r ?? number + 1);
        column = 0;
        row = [];
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
        type = attributes.t ?? 'n';
        style = formats[Number(attributes.s ?? 0)];
        value = '';
        formula = undefined;
      } else if (name === 'v' || (name === 't' && !phonetic)) into = 'value';
      else if (name === 'f') {
        into = 'formula';
        formula = '';
      } else if (name === 'rPh') phonetic = true;
    },
    text(text) {
      if (into === 'value') value += text;
      else if (into === 'formula') formula += text;
    },
    close(name) {
      if (name === 'v' || name === 't' || name === 'f') into = undefined;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'c') {
        const cell = column <= KEPT ? shown() : null;
        if (cell !== null) row[column - 1] = cell;
      } else if (name === 'row' && row.length > 0 && rows.length < most) {
        rows.push([number, Array.from(row, (cell) => cell ?? null)]);
        last = number;
      }
    },
    done: () => rows.length >= most || number - last > EMPTY,
  });
  const known = await textsUpTo(highest, texts);
  return {
    rows: rows.map(([n, cells]) => [
      n,
      cells.map((cell) => (cell instanceof Named ? (known[cell.number] ?? null) : cell)),
    ]),
    ...(number - last > EMPTY && { until: last }),
  };
}

/** Texts by number, as far as they are named; of one in several pieces the whole, without how it is pronounced. */
async function textsUpTo(highest: number, walk: Source['texts']): Promise<string[]> {
  const texts: string[] = [];
  if (highest < 0) return texts;
  let text = '';
  let inside = false;
  let phonetic = false;
  await walk({
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') phonetic = true;
      else if (name === 't') inside = !phonetic;
    },
    text: (piece) => {
      if (inside) text += piece;
    },
    close(name) {
      if (name === 't') inside = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'si') texts.push(spelt(text));
    },
    done: () => texts.length > highest,
  });
  return texts;
}
