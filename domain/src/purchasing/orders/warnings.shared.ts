import { figureText } from '../../kernel/figures.ts';

/** What is known of the records that an order names; undefined: there is none, or nobody may read it. */
export interface OrderedFrom {
  /** Brands that its supplier carries. */
  readonly marcas: readonly string[] | undefined;
  /** Units of a product that are sold at least, as its brand says; null: it does not say. */
  readonly minimo: number | null | undefined;
}

interface Ordered {
  readonly proveedor: string;
  readonly marca: string;
  readonly lineas: readonly { readonly producto: string; readonly cantidad: number; readonly precio: number }[];
}

const lines = (n: number, one: string, more: string): string => `${figureText(n)} ${n === 1 ? one : more}`;

/** What a buyer should look at before an order is kept: nothing of it is refused. */
export function orderWarnings(
  { proveedor, marca, lineas }: Ordered,
  { marcas, minimo }: OrderedFrom,
): readonly string[] {
  const free = lineas.filter(({ precio }) => precio === 0).length;
  const units = new Map<string, number>();
  for (const { producto, cantidad } of lineas) units.set(producto, (units.get(producto) ?? 0) + cantidad);
  const few = minimo ? [...units.values()].filter((cantidad) => cantidad < minimo).length : 0;
  return [
    ...(free > 0 ? [`${lines(free, 'producto tiene', 'productos tienen')} precio 0.`] : []),
    ...(proveedor !== '' && marca !== '' && marcas && !marcas.includes(marca)
      ? [`${proveedor} no tiene ${marca} entre sus marcas.`]
      : []),
    ...(few > 0
      ? [
          `${lines(few, 'producto queda', 'productos quedan')} bajo el mínimo de compra de ${marca}: ${figureText(minimo!)}.`,
        ]
      : []),
  ];
}
