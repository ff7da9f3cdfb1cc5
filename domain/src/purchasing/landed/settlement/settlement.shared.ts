import { roundPesos } from '../../../kernel/money.ts';
import { carriedSince, type CostedProduct } from '../effect.shared.ts';
import type { EfectoProducto, EfectoSalida } from '../parts.ts';

/**
 * What an effect told of the stock and units took along that left before the average followed; undefined where none left.
 * `product` is as the average found it when it moved.
 */
export function settlementOf(done: EfectoProducto, at: string, product: CostedProduct): EfectoSalida | undefined {
  const { units, overwritten } = carriedSince(done.fisico, at, product);
  const gone = roundPesos(done.pmp_cambio * (done.fisico - units - overwritten));
  if (gone === 0) return undefined;
  const { linea, producto_id, part_number } = done;
  return { linea, producto_id, part_number, ajuste_stock: -gone, ajuste_vendido: gone };
}
