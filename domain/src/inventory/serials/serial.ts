import { defineAggregate, on } from '../../kernel/aggregate.ts';
import type { ProductoStock } from '../stock-product.shared.ts';
import { type LugarSerie, SerialStored, SerialWrittenOff } from './events.ts';

export interface SerialUnit {
  readonly producto: ProductoStock;
  readonly serie: string;
  /** Null: written off. Which order or case took it, the claim on its number says (`picking/serial`). */
  readonly lugar: LugarSerie | null;
  readonly documento: string | null;
  /** When it was last told where it is, or is not. */
  readonly desde: string;
  /** Where it stood before; null: in no warehouse. */
  readonly antes: LugarSerie | null;
  /** Command id of the movement that put it there, where that wrote it itself. */
  readonly movimiento: string | undefined;
  /** The owner from whom it came back last, who can need it no more. */
  readonly devuelta_de: string | undefined;
}
export type SerialState = SerialUnit | undefined;

/** Stream `serialunit-<product>-<serial>`: one unit, and where it stands. One stream each, so that a scan is as fast among 100,000 as among ten. */
export const serialUnit = defineAggregate<SerialState>('serialunit', undefined, [
  on(
    SerialStored,
    (s, { producto, serie: numero, bodega, ubicacion, antes, documento, movimiento, devuelta_de }, { at }) => ({
      producto,
      serie: numero,
      lugar: { bodega, ubicacion },
      documento: documento ?? s?.documento ?? null,
      desde: at,
      antes,
      movimiento,
      devuelta_de: devuelta_de ?? s?.devuelta_de,
    }),
  ),
  // Whoever gets it next may be who had it before.
  on(
    SerialWrittenOff,
    (s, { antes, movimiento }, { at }) =>
      s && { ...s, lugar: null, desde: at, antes, movimiento, devuelta_de: undefined },
  ),
]);

/** Whether a unit moved after somebody saw where it is, or is not: the later word counts. */
export const movedSince = (state: SerialState, seen: string | undefined): boolean =>
  state !== undefined && seen !== undefined && state.desde > seen;
