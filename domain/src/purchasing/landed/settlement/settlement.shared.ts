import { roundPesos } from '../../../kernel/money.ts';
import { carriedUnits, type CostedProduct } from '../effect.shared.ts';
import type { EfectoProducto, EfectoSalida } from '../parts.ts';

/**
 * What an effect told of the stock and units took along that left before the average followed; undefined where none left.
 * `product` is as the average found it when it moved.
 */
export function settlementOf(done: EfectoProducto, at: string, product: CostedProduct): EfectoSalida | undefined {
  const { units, overwrittenUnits } = carriedUnits(done.fisico, at, product);
  const pesos = roundPesos(done.pmp_cambio * (done.fisico - units - overwrittenUnits));
  if (pesos === 0) return undefined;
  const { linea, producto_id, part_number } = done;
  return { linea, producto_id, part_number, ajuste_stock: -pesos, ajuste_vendido: pesos };
}
