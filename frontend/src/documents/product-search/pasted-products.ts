import { typedFigure } from '@power/domain/kernel/typed-figure';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import { pastedCells } from '../line-edits.ts';
import { findProduct } from './find-product.ts';

/** A row of a spreadsheet: what names a product, how many of it, and the cells that come after. */
export interface PastedRow {
  readonly fila: number;
  readonly code: string;
  /** Undefined: no whole number above 0. */
  readonly units: number | undefined;
  readonly rest: readonly string[];
}

const isHeading = ({ code, units }: PastedRow): boolean =>
  units === undefined && /^(part|n[uú]mero de parte|producto|c[oó]digo|sku)/i.test(code);

/** Rows that were pasted: code, units (1 where there is no such column), more. Undefined for a single value, which is typed as usual. */
export function pastedProducts(text: string): readonly PastedRow[] | undefined {
  const rows = pastedCells(text)?.map(([code = '', units = '', ...rest], n): PastedRow => {
    const read = units === '' ? 1 : typedFigure(units);
    return { fila: n + 1, code, units: Number.isInteger(read) && read! > 0 ? read : undefined, rest };
  });
  return rows?.filter((row, n) => row.code !== '' && !(n === 0 && isHeading(row)));
}

/** Asked at once: a long paste must not keep everybody else waiting. */
const AT_ONCE = 6;

export interface SoughtRows {
  readonly found: readonly (PastedRow & { readonly product: FoundProduct })[];
  /** What could not be read or found, in words, by row. */
  readonly problems: readonly string[];
}

/** The products of pasted rows, in their order. A row that names none, or an impossible quantity, is told. */
export async function seekRows(rows: readonly PastedRow[], find = findProduct): Promise<SoughtRows> {
  const answers: (FoundProduct | 'varios' | undefined)[] = [];
  const queue = rows.map((row, n) => ({ row, n }));
  const work = async (): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- a few at a time, see above
    for (let next = queue.shift(); next; next = queue.shift()) answers[next.n] = await find(next.row.code, true);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const short = (code: string): string => (code.length > 40 ? `${code.slice(0, 40)}…` : code);
  return {
    found: rows.flatMap((row, n) => {
      const product = answers[n];
      return product && product !== 'varios' && !product.bloqueado ? [{ ...row, product }] : [];
    }),
    problems: rows.flatMap(({ fila, code, units }, n) => {
      const product = answers[n];
      if (!product) return [`Fila ${fila}: ningún producto tiene el código «${short(code)}».`];
      if (product === 'varios')
        return [`Fila ${fila}: más de un producto se llama «${short(code)}»: agrégalo tú y elige cuál.`];
      if (product.bloqueado) return [`Fila ${fila}: ${product.part_number} está bloqueado.`];
      return units === undefined ? [`Fila ${fila}: la cantidad no es un número entero mayor que 0.`] : [];
    }),
  };
}
