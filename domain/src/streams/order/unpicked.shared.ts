import { z } from 'zod';

/** Serials that left with a line of an order that was invoiced without picking. */
export const serialsOfLine = z.object({
  linea: z.number().int(),
  producto_id: z.string(),
  part_number: z.string(),
  nombre: z.string(),
  series: z.array(z.string()),
});
export type SerialsOfLine = z.infer<typeof serialsOfLine>;

/** Units of a product that leave a place. */
export const unitsAtPlace = z.object({ producto_id: z.string(), ubicacion: z.string(), cantidad: z.number().int() });
export type UnitsAtPlace = z.infer<typeof unitsAtPlace>;

interface WithSerials {
  readonly picking?: { readonly lineas: Readonly<Record<string, { readonly series: readonly string[] }>> } | undefined;
  readonly series_sin_picking?: readonly Pick<SerialsOfLine, 'linea' | 'series'>[] | undefined;
}

/** Serials of a line: those that its picker read, or those that left with an invoice without picking. */
export const serialsOf = ({ picking, series_sin_picking = [] }: WithSerials, linea: number): readonly string[] => [
  ...(picking?.lineas[linea]?.series ?? []),
  ...(series_sin_picking.find((one) => one.linea === linea)?.series ?? []),
];
