import type { FoundProduct } from '@power/domain/products/views/product-search';
import type { GridColumn } from '../line-handlers.ts';
import type { FormLine } from './document-form.tsx';

/** A product and how many of it. */
export interface UnitLine extends FormLine {
  readonly cantidad: number | undefined;
}

/** The units of a line, typed. */
export const unitsColumn = <L extends UnitLine>(): GridColumn<L> => ({
  key: 'cantidad',
  heading: 'Cantidad',
  edit: {
    label: ({ producto }) => `Cantidad de ${producto.part_number}`,
    value: ({ cantidad }) => cantidad,
    set: (line, cantidad) => ({ ...line, cantidad }),
    width: 84,
  },
});

/** A line of a product that was found. */
export const unitLineOf = (
  { _id, part_number, nombre }: Pick<FoundProduct, '_id' | 'part_number' | 'nombre'>,
  cantidad: number | undefined,
): UnitLine => ({ key: crypto.randomUUID(), producto: { _id, part_number, nombre }, cantidad });

/** Why its units cannot be what they are. */
export const unitsError = ({ cantidad }: Pick<UnitLine, 'cantidad'>): string | undefined =>
  cantidad === undefined || !Number.isSafeInteger(cantidad) || cantidad < 1
    ? 'La cantidad no puede ser menor a 1'
    : undefined;

/** What is sent of lines that are right. */
export const typedUnits = (lines: readonly UnitLine[]) =>
  lines.map(({ producto, cantidad }) => ({ producto: producto._id, cantidad: cantidad! }));
