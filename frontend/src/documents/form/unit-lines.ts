import type { FoundProduct } from '@power/domain/products/views/product-search';
import type { FormLine } from './document-form.tsx';

/** A product and how many of it. */
export interface UnitLine extends FormLine {
  readonly cantidad: number | undefined;
}

/** A line of a product that was found. */
export const unitLineOf = (
  { _id, part_number, nombre }: Pick<FoundProduct, '_id' | 'part_number' | 'nombre'>,
  cantidad: number | undefined,
): UnitLine => ({ key: crypto.randomUUID(), producto: { _id, part_number, nombre }, cantidad });

/** What is sent of lines that are right. */
export const typedUnits = (lines: readonly UnitLine[]) =>
  lines.map(({ producto, cantidad }) => ({ producto: producto._id, cantidad: cantidad! }));
