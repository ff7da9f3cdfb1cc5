import { defineAggregate, on } from '../kernel/aggregate.ts';
import { LabelsPrinted } from './events.ts';

export interface LabelsState {
  /** What was printed, by what its QR says, and in how many batches. */
  readonly impresas: Readonly<Record<string, number>>;
}

/** Stream `label-<tipo>-<sujeto>`: everything printed of a product's serials, of a product, of a warehouse's places, or of packages. */
export const labels = defineAggregate<LabelsState>('label', { impresas: {} }, [
  on(LabelsPrinted, ({ impresas }, { etiquetas }) => ({
    impresas: {
      ...impresas,
      ...Object.fromEntries(etiquetas.map(({ carga }) => [carga, (impresas[carga] ?? 0) + 1])),
    },
  })),
]);
