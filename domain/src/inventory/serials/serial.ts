import { defineAggregate, on } from '../../kernel/aggregate.ts';
import type { ProductoStock } from '../stock-product.shared.ts';
import { type LugarSerie, SerialStored, SerialWrittenOff } from './events.ts';

export interface SerialUnit {
  readonly producto: ProductoStock;
  readonly serie: string;
  /** Null: written off. Which order or case took it, the claim on its number says (`picking/serial`). */
  readonly lugar: LugarSerie | null;
  readonly documento: string | null;
}
export type SerialState = SerialUnit | undefined;

/** Stream `serialunit-<product>-<serial>`: one unit, and where it stands. One stream each, so that a scan is as fast among 100,000 as among ten. */
export const serialUnit = defineAggregate<SerialState>('serialunit', undefined, [
  on(SerialStored, (s, { producto, serie: numero, bodega, ubicacion, documento }) => ({
    producto,
    serie: numero,
    lugar: { bodega, ubicacion },
    documento: documento ?? s?.documento ?? null,
  })),
  on(SerialWrittenOff, (s) => s && { ...s, lugar: null }),
]);
