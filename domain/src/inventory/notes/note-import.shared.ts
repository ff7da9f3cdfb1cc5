import { count, rate, text } from '../../kernel/field.ts';
import { checkRows, type ImportKind, said } from '../../kernel/import-kind.ts';
import type { Values } from '../../kernel/master-events.ts';
import type { GivenRow, ReadRows } from '../../kernel/master-rows.ts';
import type { WrongRow } from '../../kernel/master-import.ts';
import { asked } from '../../kernel/master-row.ts';
import { codeKey, scannedKeys } from '../../kernel/scanned-code.ts';
import { plain } from '../../kernel/text.ts';
import { WAREHOUSE } from '../access.ts';
import { serialText } from '../serials/units.shared.ts';
import { MAX_LINEAS } from '../written-lines.shared.ts';

const optional = { required: false } as const;

/** What comes in or goes out without document: its rows together are the lines of one note. */
export const noteImport: ImportKind = {
  tipo: 'notas',
  words: {
    uno: 'planilla de productos',
    muchos: 'planillas de productos',
    femenino: true,
    titulo: 'Productos de una nota',
  },
  perfiles: WAREHOUSE,
  identity: [],
  unique: [],
  fields: {
    producto: asked(text('Producto'), { code: true, max: 120 }),
    cantidad: asked(count('Cantidad'), { min: 1, max: 1_000_000 }),
    costo: asked(rate('Costo', { nullable: true }), { ...optional, max: 1_000_000_000 }),
    series: asked(text('Series'), { ...optional, max: 30_000, lines: 2 }),
  },
  sample: { producto: 'DS-2CD2043G2-I', cantidad: 2, costo: 45_000, series: 'SN-001, SN-002' },
  aliases: {
    Código: 'producto',
    'Código SAP': 'producto',
    SKU: 'producto',
    'Número de parte': 'producto',
    'Part number': 'producto',
    'P/N': 'producto',
    EAN: 'producto',
    Unidades: 'cantidad',
    'Cant.': 'cantidad',
    Cant: 'cantidad',
    Qty: 'cantidad',
    'Costo unitario': 'costo',
    PMP: 'costo',
    Serie: 'series',
    'N° de serie': 'series',
    'Números de serie': 'series',
  },
};

/** A product that rows may name. */
export interface NotedProduct {
  readonly _id: string;
  readonly codigo: string;
  readonly codigo_sap: string;
  readonly part_number: string;
  readonly nombre: string;
  readonly ean: readonly string[];
  readonly serializable: boolean;
  readonly servicio: boolean | null;
}
export interface NotedLine {
  readonly producto: string;
  readonly part_number: string;
  readonly nombre: string;
  readonly serializable: boolean;
  readonly cantidad: number;
  readonly costo: number | null;
  readonly series: readonly string[];
}

const key = (code: string): string => plain(codeKey(code)).trim();
const codesOf = ({ codigo, codigo_sap, part_number, ean }: NotedProduct): Set<string> =>
  new Set([codigo, codigo_sap, part_number, ...ean].map(key));

/** Rows as a note takes them, each right by itself; of the others what is wrong. */
export const readNoteRows = (given: readonly GivenRow[]): ReadRows => checkRows(noteImport, given);

/** What rows call their products, for whoever looks them up. */
export const namedByRows = ({ good }: Pick<ReadRows, 'good'>): string[] => [
  ...new Set(good.map(({ values }) => String(values.producto))),
];

const serialsIn = (values: Values): string[] =>
  String(values.series ?? '')
    .split(/[\n,;\t]+/)
    .map(serialText)
    .filter((serie) => serie !== '');

/** The line of a row, or what is wrong with it: its code names these products. */
function lineOf(values: Values, [product, ...others]: readonly NotedProduct[]): NotedLine | string {
  const code = String(values.producto);
  if (!product) return `Producto: ningún producto tiene el código «${code}»`;
  if (others.length > 0) return `Producto: más de un producto se llama «${code}»; usa un código que sea sólo suyo`;
  const { _id: producto, part_number, nombre, serializable, servicio } = product;
  if (servicio) return `Producto: ${part_number} es un servicio y no tiene stock`;
  const series = serialsIn(values);
  const cantidad = Number(values.cantidad);
  if (series.length > 0 && series.length !== cantidad)
    return `Series: van ${series.length} y la cantidad es ${cantidad}; nombra una por unidad, o ninguna`;
  const costo = said(values.costo);
  return {
    producto,
    part_number,
    nombre,
    serializable,
    cantidad,
    costo: costo === undefined ? null : Number(costo),
    series,
  };
}

/** Rows as lines of a note, in their order; with one that is wrong the whole is told, and none is taken by whoever asks. */
export function linesOfRows(
  { good, wrong }: ReadRows,
  products: readonly NotedProduct[],
): { readonly lineas: readonly NotedLine[]; readonly wrong: readonly WrongRow[] } {
  const byCode = new Map<string, NotedProduct[]>();
  for (const product of products)
    for (const code of codesOf(product)) byCode.set(code, [...(byCode.get(code) ?? []), product]);
  const productsOf = (code: string): readonly NotedProduct[] =>
    scannedKeys(code)
      .map((one) => byCode.get(key(one)))
      .find((found) => found !== undefined) ?? [];
  const refused: WrongRow[] = [...wrong];
  const lineas: NotedLine[] = [];
  for (const { fila, values } of good) {
    const line = lineOf(values, productsOf(String(values.producto)));
    if (typeof line === 'string') refused.push({ fila, errores: [line] });
    else if (lineas.length < MAX_LINEAS) lineas.push(line);
    else
      refused.push({
        fila,
        errores: [`Producto: una nota lleva a lo más ${MAX_LINEAS} líneas; reparte la planilla`],
      });
  }
  return { lineas, wrong: refused.toSorted((a, b) => a.fila - b.fila) };
}
