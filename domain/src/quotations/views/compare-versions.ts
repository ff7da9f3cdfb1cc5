import { priceOf, roundIn } from '../line-rules.ts';
import type { LineaCotizacion, Moneda } from '../parts.ts';

/** What one version says of a line. */
export interface SideOfLine {
  readonly lugar: number;
  readonly cantidad: number;
  /** Unit price that counts. */
  readonly precio: number;
  readonly total: number;
  readonly margen: number | null;
  readonly validado: boolean;
  readonly seccion: string | null;
  readonly comentario: string | null;
}

/** A line in two versions; null where one of them does not have it. */
export interface ComparedLine {
  readonly linea: number;
  readonly part_number: string;
  readonly nombre: string;
  readonly que: 'igual' | 'cambiada' | 'agregada' | 'quitada';
  readonly antes: SideOfLine | null;
  readonly despues: SideOfLine | null;
}

const sideOf = (line: LineaCotizacion, lugar: number, moneda: Moneda): SideOfLine => ({
  lugar,
  cantidad: line.cantidad,
  precio: priceOf(line),
  total: roundIn(moneda, priceOf(line) * line.cantidad),
  margen: line.valor_propuesto === null ? line.margen : line.margen_propuesto,
  validado: line.validado,
  seccion: line.seccion,
  comentario: line.comentario,
});

/** Whether what the customer reads of a line differs; its place alone, because another line came or went, does not count. */
const differs = (a: SideOfLine, b: SideOfLine): boolean =>
  (['cantidad', 'precio', 'total', 'validado', 'seccion', 'comentario'] as const).some(
    (field) => a[field] !== b[field],
  );

/** Two versions of one quotation line by line, in the order of the later one; what it no longer has comes last. */
export function comparedLines(
  before: readonly LineaCotizacion[],
  after: readonly LineaCotizacion[],
  moneda: Moneda,
): ComparedLine[] {
  const was = new Map(before.map((line, n) => [line.linea, sideOf(line, n + 1, moneda)]));
  const is = new Set(after.map(({ linea }) => linea));
  const named = ({ linea, producto }: LineaCotizacion) => ({
    linea,
    part_number: producto.part_number,
    nombre: producto.nombre,
  });
  return [
    ...after.map((line, n): ComparedLine => {
      const antes = was.get(line.linea) ?? null;
      const despues = sideOf(line, n + 1, moneda);
      const que = antes === null ? 'agregada' : differs(antes, despues) ? 'cambiada' : 'igual';
      return { ...named(line), que, antes, despues };
    }),
    ...before
      .filter(({ linea }) => !is.has(linea))
      .map((line): ComparedLine => ({ ...named(line), que: 'quitada', antes: was.get(line.linea)!, despues: null })),
  ];
}
