import type { WrongRow } from '../../../kernel/master-import.ts';
import { reject, type Rejection } from '../../../kernel/rejection.ts';
import { namesCode } from '../../../kernel/scanned-code.ts';
import { plain } from '../../../kernel/text.ts';
import { MAX_LINEAS_OC } from '../parts.ts';
import { type OfferedRow, type OfferedRows, PROFORMA_TITLE } from './proforma-rows.shared.ts';

/** A product that rows of a proforma may name. */
export interface NamedProduct {
  readonly _id: string;
  readonly codigo: string;
  readonly codigo_sap: string;
  readonly part_number: string;
  readonly nombre: string;
  readonly marca: string;
  readonly ean: readonly string[];
  readonly activo: boolean;
}
/** A line of the order that the rows make together. */
export interface ProformaLine {
  readonly producto: string;
  readonly part_number: string;
  readonly nombre: string;
  readonly marca: string;
  readonly cantidad: number;
  readonly precio: number;
}
export interface ProformaLines {
  readonly lineas: readonly ProformaLine[];
  readonly wrong: readonly WrongRow[];
}

const key = (text: string): string => plain(text).replaceAll(/\s+/g, ' ').trim();
const named = ({ part_number, codigo, descripcion }: OfferedRow): string =>
  `«${[part_number, codigo, descripcion].find(Boolean)!.slice(0, 60)}»`;

/** What rows are looked up by: everything that they name a product with. */
export const wordsOfRows = (rows: readonly OfferedRow[]): readonly string[] => [
  ...new Set(
    rows.flatMap(({ part_number, codigo, descripcion }) => [part_number, codigo, descripcion]).filter(Boolean),
  ),
];

/** The product of a row, or why there is none: by part number, by code, and by name where no code is known. */
function productOf(row: OfferedRow, products: readonly NamedProduct[]): NamedProduct | string {
  const active = products.filter(({ activo }) => activo);
  const byCode = (text: string): readonly NamedProduct[] =>
    text === ''
      ? []
      : active.filter(({ part_number, codigo, codigo_sap, ean }) =>
          [part_number, codigo, codigo_sap, ...ean].some(
            (code) => key(code) === key(text) || (code !== '' && namesCode(text, code)),
          ),
        );
  const parts = byCode(row.part_number);
  const codes = byCode(row.codigo);
  const byName = active.filter(({ nombre }) => row.descripcion !== '' && key(nombre) === key(row.descripcion));
  const matches = parts.length > 0 ? parts : codes.length > 0 ? codes : byName;
  if (matches.length === 0) return `ningún producto activo se llama ${named(row)}; créalo o quita la fila`;
  if (matches.length > 1) return `más de un producto se llama ${named(row)}; escribe su código`;
  if (parts.length > 0 && codes.length > 0 && !codes.includes(parts[0]!))
    return `${row.part_number} y ${row.codigo} son productos distintos; corrige uno de los dos`;
  return matches[0]!;
}

/**
 * All rows of a proforma as the lines of one order: units of a product that comes twice at one price are added up. An order
 * buys of one brand, which it has already or gets from its rows.
 */
export function linesOf(
  { rows, wrong }: OfferedRows,
  products: readonly NamedProduct[],
  asked: string,
): ProformaLines | Rejection {
  const lines = new Map<string, ProformaLine & { readonly fila: number }>();
  const refused: WrongRow[] = [];
  let marca = asked;
  for (const row of rows) {
    const { fila, cantidad, precio } = row;
    const product = productOf(row, products);
    const no = (reason: string): void => void refused.push({ fila, errores: [`Número de parte: ${reason}`] });
    if (typeof product === 'string') {
      no(product);
      continue;
    }
    marca ||= product.marca;
    const before = lines.get(product._id);
    if (product.marca !== marca)
      no(
        `${product.part_number || product.codigo} es de ${product.marca}; una orden compra de una sola marca, ${marca}`,
      );
    else if (before && before.precio !== precio)
      no(`${product.part_number || product.codigo} ya viene en la fila ${before.fila} a otro precio; junta sus filas`);
    else
      lines.set(product._id, {
        fila: before?.fila ?? fila,
        producto: product._id,
        part_number: product.part_number || product.codigo,
        nombre: product.nombre,
        marca,
        precio,
        cantidad: cantidad + (before?.cantidad ?? 0),
      });
  }
  if (lines.size > MAX_LINEAS_OC)
    return reject(
      'MUCHAS_LINEAS',
      PROFORMA_TITLE,
      `Trae ${lines.size} productos, y una orden lleva a lo más ${MAX_LINEAS_OC}. Divídela en varias.`,
    );
  const all = [...wrong, ...refused].toSorted((a, b) => a.fila - b.fila);
  if (lines.size === 0 && all.length === 0)
    return reject('SIN_FILAS', PROFORMA_TITLE, 'La planilla no trae ningún producto con cantidad y precio.');
  return { lineas: [...lines.values()].map(({ fila: _, ...line }) => line), wrong: all };
}
