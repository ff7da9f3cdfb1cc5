import type { NoteSheet } from '@power/domain/inventory/notes/views/sheet';
import type { LineaTecleada } from '@power/domain/inventory/notes/parts';
import { typedFigure } from '@power/domain/kernel/typed-figure';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import { type UnitLine, unitLineOf } from '../../documents/form/unit-lines.ts';
import { type GridColumn, unitsColumn, unitsError } from '../../documents/line-handlers.ts';
import { typedKeys } from '../../ui/forms/typed-keys.ts';

export interface NoteLine extends UnitLine {
  /** Pesos a unit; undefined: the product's PMP. */
  readonly costo: number | undefined;
  /** As they were typed or scanned; no cell where the product bears none. */
  readonly series?: string;
  readonly serializable?: boolean | undefined;
}

const cost: GridColumn<NoteLine> = {
  key: 'costo',
  heading: 'Costo (vacío: PMP)',
  edit: {
    label: ({ producto }) => `Costo de ${producto.part_number}`,
    value: ({ costo }) => costo,
    set: (line, costo) => ({ ...line, costo }),
    decimals: 2,
    width: 132,
  },
};
const serials: GridColumn<NoteLine> = {
  key: 'series',
  heading: 'Series',
  write: {
    label: ({ producto }) => `Series de ${producto.part_number}`,
    value: ({ series = '' }) => series,
    // As many units as serials: whoever scans them need not count.
    set: (line, series) => {
      const named = typedKeys(series).length;
      return { ...line, series, cantidad: named > 0 ? named : line.cantidad };
    },
    separator: ', ',
    width: 220,
    applies: ({ serializable = false, series = '' }) => serializable || series !== '',
  },
};
const WITH_COSTS = [unitsColumn<NoteLine>(), serials, cost] as const;
const WITHOUT_COSTS = [unitsColumn<NoteLine>(), serials] as const;

/** A cost is shown to, and typed by, whoever sees margins. */
export const columnsFor = (margenes: boolean): readonly GridColumn<NoteLine>[] =>
  margenes ? WITH_COSTS : WITHOUT_COSTS;

/** A line of a product that was found; a third column of what was pasted is its cost, for whoever may say it. */
export const lineFor =
  (margenes: boolean) =>
  (found: FoundProduct, cantidad: number | undefined, [costo]: readonly string[]): NoteLine => ({
    ...unitLineOf(found, cantidad),
    costo: margenes && costo ? typedFigure(costo, 2) : undefined,
    serializable: found.serializable,
  });

export const linesOf = ({ lineas }: NoteSheet): readonly NoteLine[] =>
  lineas.map(({ linea, producto, cantidad, costo, serializable, series = [] }) => ({
    key: String(linea),
    producto,
    cantidad,
    costo,
    series: series.join(', '),
    serializable,
  }));

export function lineError({ cantidad, costo, series = '' }: NoteLine): string | undefined {
  const named = typedKeys(series).length;
  const units = unitsError({ cantidad });
  if (units) return units;
  if (named > 0 && named !== cantidad) return `Nombra una serie por unidad: van ${named} de ${cantidad}`;
  return costo !== undefined && !(costo >= 0) ? 'El costo no puede ser negativo' : undefined;
}

/** What is sent of a line that is right. */
export const typedLine = ({ producto, cantidad, costo, series = '' }: NoteLine): LineaTecleada => ({
  producto: producto._id,
  cantidad: cantidad!,
  ...(costo !== undefined && { costo }),
  ...(series.trim() !== '' && { series: typedKeys(series) }),
});
