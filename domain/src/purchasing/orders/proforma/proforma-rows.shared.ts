import { checkRows } from '../../../kernel/import-kind.ts';
import { mappedRows, type SheetRead } from '../../../kernel/master-files.ts';
import type { WrongRow } from '../../../kernel/master-import.ts';
import type { GivenRow } from '../../../kernel/master-rows.ts';
import { roundCents } from '../../../kernel/money.ts';
import { reject, type Rejection } from '../../../kernel/rejection.ts';
import { plain } from '../../../kernel/text.ts';
import { readFigure } from '../../../kernel/typed-figure.ts';
import { proformaImport } from './proforma-import.shared.ts';
import { saidCurrencies, withoutCurrency } from './said-currency.shared.ts';

export const PROFORMA_TITLE = 'La proforma no se importó';

/** A row that offers something. */
export interface OfferedRow {
  readonly fila: number;
  readonly codigo: string;
  readonly part_number: string;
  readonly descripcion: string;
  readonly cantidad: number;
  readonly precio: number;
}
export interface OfferedRows {
  readonly rows: readonly OfferedRow[];
  readonly wrong: readonly WrongRow[];
  /** Rows that are no product, and what they say: totals, freight, terms. */
  readonly fuera: readonly { readonly fila: number; readonly texto: string }[];
}

const NAMES = ['codigo', 'part_number', 'descripcion'] as const;
const NO_PRODUCT =
  /^\W*((sub|grand)? ?-?total|say\b|sum\b|suma\b|freight|shipping|flete|insurance|seguro|discount|descuento|rebate|bank|handling|packing|courier|deposit|balance)/;
const filled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const figureIn = (value: unknown): boolean => typeof value === 'number' || /\d/.test(String(value ?? ''));

/** Whether a row asks nothing for nothing: a second line of headings, a total, freight, terms of the sale. */
function isNoProduct({ valores }: GivenRow): boolean {
  const names = NAMES.map((name) => valores[name]).filter(filled);
  if (names.some((name) => NO_PRODUCT.test(plain(String(name))))) return true;
  if (filled(valores['cantidad']) || filled(valores['precio']))
    return !figureIn(valores['cantidad']) && !figureIn(valores['precio']);
  // What names a code and a sum may be a line that lacks its figures: that is told.
  return !(filled(valores['total']) && (filled(valores['codigo']) || filled(valores['part_number'])));
}

/** The figures that a cell may be meant as. */
const readingsOf = (value: unknown): readonly number[] => {
  if (typeof value !== 'string') return typeof value === 'number' ? [value] : [];
  const bare = value.replaceAll(/\s/g, '');
  const both = /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare)
    ? [Number(bare.replace(/[.,]/, '')), Number(bare.replace(',', '.'))]
    : [readFigure(bare, { whole: false })];
  return both.filter((one) => typeof one === 'number');
};
const comesTo = (units: number, price: number, total: number): boolean =>
  Math.abs(units * price - total) <= Math.max(0.01, units * 0.005);

/** Figures that may be read in two ways are read as the total of their line has it. */
function settled(valores: GivenRow['valores']): GivenRow['valores'] {
  const [units, prices, totals] = (['cantidad', 'precio', 'total'] as const).map((name) => readingsOf(valores[name]));
  if (units!.length + prices!.length + totals!.length < 4) return valores;
  const fits = units!.flatMap((cantidad) =>
    prices!.flatMap((precio) =>
      totals!.flatMap((total) =>
        Number.isInteger(cantidad) && comesTo(cantidad, precio, total) ? [{ cantidad, precio, total }] : [],
      ),
    ),
  );
  return fits.length === 1 ? { ...valores, ...fits[0] } : valores;
}

const listed = (codes: readonly string[]): string => codes.join(' y ');
const otherCurrency = (where: string, said: readonly string[], moneda: string): Rejection =>
  reject(
    'OTRA_MONEDA',
    PROFORMA_TITLE,
    `${where} está en ${listed(said)} y la orden en ${moneda}. Cambia la moneda de la orden o pide la proforma en ${moneda}.`,
    { campo: 'moneda' },
  );

/** Refused where prices are in another currency than the order's, as their cells, headings or what stands above say. */
function inOtherCurrency(
  sheet: Pick<SheetRead, 'columnas' | 'encima'>,
  rows: readonly GivenRow[],
  aside: readonly GivenRow[],
  moneda: string,
): Rejection | undefined {
  for (const { fila, valores } of rows) {
    const said = saidCurrencies([valores['moneda'], valores['precio'], valores['total']]);
    if (said.length > 0 && !said.includes(moneda)) return otherCurrency(`La fila ${fila} de la proforma`, said, moneda);
  }
  const said = saidCurrencies([
    ...(sheet.encima ?? []),
    ...sheet.columnas.map(({ titulo }) => titulo),
    ...aside.flatMap(({ valores }) => [valores['precio'], valores['total'], valores['moneda']]),
  ]);
  return said.length > 0 && !said.includes(moneda) ? otherCurrency('La proforma', said, moneda) : undefined;
}

/** What a proforma offers under these columns: its rows, those that are wrong, and those that are no product. */
export function offeredRows(
  sheet: Pick<SheetRead, 'columnas' | 'filas' | 'encima'>,
  columnas: readonly (string | null)[],
  moneda: string,
): OfferedRows | Rejection {
  const given = mappedRows(sheet, columnas);
  const aside = given.filter(isNoProduct);
  const rows = given.filter((row) => !aside.includes(row));
  const other = inOtherCurrency(sheet, rows, aside, moneda);
  if (other) return other;
  const bare = rows.map(({ fila, valores: { moneda: _, ...valores } }) => ({
    fila,
    valores: settled({
      ...valores,
      ...Object.fromEntries(
        ['precio', 'total'].flatMap((name) => (name in valores ? [[name, withoutCurrency(valores[name])]] : [])),
      ),
    }),
  }));
  const { good, wrong } = checkRows(proformaImport, bare);
  const read = good.map(({ fila, values }) => ({ fila, ...values }) as OfferedRow & { total: number | null });
  const offSum = read.filter(({ cantidad, precio, total }) => total !== null && !comesTo(cantidad, precio, total));
  const offCents = read.filter((row) => !offSum.includes(row) && roundCents(row.precio) !== row.precio);
  return {
    rows: read.filter((row) => !offSum.includes(row) && !offCents.includes(row)),
    wrong: [
      ...wrong,
      ...offSum.map(({ fila, cantidad, precio, total }) => ({
        fila,
        errores: [`Total de la línea: ${cantidad} por ${precio} no da ${total}; corrige la proforma`],
      })),
      ...offCents.map(({ fila }) => ({ fila, errores: ['Precio unitario: Usa a lo más dos decimales'] })),
    ].toSorted((a, b) => a.fila - b.fila),
    fuera: aside.map(({ fila }) => ({ fila, texto: textOf(sheet, fila) })),
  };
}

const LONGEST = 120;
const textOf = ({ filas }: Pick<SheetRead, 'filas'>, fila: number): string =>
  filas
    .find((row) => row.fila === fila)!
    .celdas.filter((cell) => cell !== null)
    .join(' ')
    .slice(0, LONGEST);
