import { defineAggregate, on } from '../kernel/aggregate.ts';
import type { CambioMasivo } from '../products/bulk-change.shared.ts';
import { PriceBatchPart, PriceBatchPartDone, PriceBatchStarted, PriceBatchUndone } from './events.ts';

export type PriceBatchState =
  | {
      readonly cambio: CambioMasivo;
      readonly descripcion: string;
      /** By part. */
      readonly productos: readonly (readonly string[])[];
      readonly deshecho: boolean;
      /** Parts that were worked through, as `parte` or `parte/deshacer`. */
      readonly hechas: readonly string[];
    }
  | undefined;

export const partKey = (d: { readonly parte: number; readonly deshacer: boolean }): string =>
  d.deshacer ? `${d.parte}/deshacer` : String(d.parte);

/** Stream `prices-<lote>`: one change of many prices, done and undone as a whole. */
export const priceBatch = defineAggregate<PriceBatchState>('prices', undefined, [
  on(PriceBatchStarted, (_s, { cambio, descripcion }) => ({
    cambio,
    descripcion,
    productos: [],
    deshecho: false,
    hechas: [],
  })),
  on(PriceBatchPart, (s, d) => s && (d.deshacer ? s : { ...s, productos: [...s.productos, d.productos] })),
  on(PriceBatchPartDone, (s, d) => s && { ...s, hechas: [...s.hechas, partKey(d)] }),
  on(PriceBatchUndone, (s) => s && { ...s, deshecho: true }),
]);
