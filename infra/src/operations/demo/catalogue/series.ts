/** Invented demo data: a product line is one part-number pattern and the options that vary it. */

/** [what goes into the part number, what goes into the Spanish name, factor on cost]. */
export type Option = readonly [code: string, text: string, factor: number];

export interface Series {
  marca: string;
  categoria: string;
  /** Pattern with one `{key}` per option, for example `DS-2CD2{cuerpo}{res}3G2-I`. */
  pn: string;
  nombre: string;
  /** Cost of the plainest variant: USD, ex works. */
  fob: number;
  /** Kilograms, packed. */
  peso: number;
  garantia_meses: number;
  serializable: boolean;
  unidad?: string;
  opciones: Readonly<Record<string, readonly Option[]>>;
}

export interface Variant {
  part_number: string;
  nombre: string;
  fob: number;
  serie: Series;
}

const fill = (pattern: string, values: Record<string, string>): string =>
  pattern
    .replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Every combination of a line's options, in the order in which they are written. */
export function expand(serie: Series): Variant[] {
  let rows: { code: Record<string, string>; text: Record<string, string>; factor: number }[] = [
    { code: {}, text: {}, factor: 1 },
  ];
  for (const [key, options] of Object.entries(serie.opciones)) {
    rows = rows.flatMap((row) =>
      options.map(([code, text, factor]) => ({
        code: { ...row.code, [key]: code },
        text: { ...row.text, [key]: text },
        factor: row.factor * factor,
      })),
    );
  }
  return rows.map(({ code, text, factor }) => ({
    part_number: fill(serie.pn, code),
    nombre: fill(serie.nombre, text),
    fob: serie.fob * factor,
    serie,
  }));
}

/** Products sold one by one, without variants: [part number, name, cost in USD, kilograms]. */
export function single(
  common: Pick<Series, 'marca' | 'categoria' | 'garantia_meses' | 'serializable' | 'unidad'>,
  rows: readonly (readonly [pn: string, nombre: string, fob: number, peso: number])[],
): Series[] {
  return rows.map(([pn, nombre, fob, peso]) => ({ ...common, pn, nombre, fob, peso, opciones: {} }));
}
