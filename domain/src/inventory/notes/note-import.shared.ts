import { count, rate, text } from '../../kernel/field.ts';
import { checkRows, type ImportKind } from '../../kernel/import-kind.ts';
import type { GivenRow } from '../../kernel/master-rows.ts';
import type { WrongRow } from '../../kernel/master-import.ts';
import { asked } from '../../kernel/master-row.ts';
import { plain } from '../../kernel/text.ts';
import { WAREHOUSE } from '../access.ts';
import { serialText } from '../serials/units.shared.ts';
import { MAX_LINEAS } from './parts.ts';

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

const key = (code: string): string => plain(code).trim();
const codesOf = ({ codigo, codigo_sap, part_number, ean }: NotedProduct): string[] =>
  [codigo, codigo_sap, part_number, ...ean].map(key);

/** What the rows call their products, for whoever looks them up. */
export const namedByRows = (given: readonly GivenRow[]): string[] => [
  ...new Set(checkRows(noteImport, given).good.map(({ values }) => String(values.producto))),
];

/** Rows as lines of a note, in their order; with one that is wrong the whole is told, and none is taken by whoever asks. */
export function linesOfRows(
  given: readonly GivenRow[],
  products: readonly NotedProduct[],
): { readonly lineas: readonly NotedLine[]; readonly wrong: readonly WrongRow[] } {
  const { good, wrong } = checkRows(noteImport, given);
  const refused: WrongRow[] = [...wrong];
  const lineas: NotedLine[] = [];
  for (const { fila, values } of good) {
    const code = String(values.producto);
    const found = products.filter((product) => codesOf(product).includes(key(code)));
    const series = String(values.series ?? '')
      .split(/[\n,;\t]+/)
      .map(serialText)
      .filter((serie) => serie !== '');
    const cantidad = Number(values.cantidad);
    const [product] = found;
    const fault =
      found.length > 1
        ? `Producto: más de un producto se llama «${code}»; usa un código que sea sólo suyo`
        : !product
          ? `Producto: ningún producto tiene el código «${code}»`
          : product.servicio
            ? `Producto: ${product.part_number} es un servicio y no tiene stock`
            : series.length > 0 && series.length !== cantidad
              ? `Series: van ${series.length} y la cantidad es ${cantidad}; nombra una por unidad, o ninguna`
              : lineas.length >= MAX_LINEAS
                ? `Producto: una nota lleva a lo más ${MAX_LINEAS} líneas; reparte la planilla`
                : undefined;
    if (fault !== undefined || !product) refused.push({ fila, errores: [fault!] });
    else
      lineas.push({
        producto: product._id,
        part_number: product.part_number,
        nombre: product.nombre,
        serializable: product.serializable,
        cantidad,
        costo: values.costo === null || values.costo === undefined || values.costo === '' ? null : Number(values.costo),
        series,
      });
  }
  return { lineas, wrong: refused.toSorted((a, b) => a.fila - b.fila) };
}
