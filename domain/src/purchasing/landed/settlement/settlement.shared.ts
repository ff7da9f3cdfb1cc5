import { roundPesos } from '../../../kernel/money.ts';
import { movedUnits, type CostedProduct } from '../effect.shared.ts';
import type { LandedCost } from '../landed-cost.ts';
import type { EfectoProducto, EfectoSalida } from '../parts.ts';

/**
 * What an effect told of the stock and units took along that left before the average followed; undefined where none left.
 * `product` is as the average found it when it moved.
 */
export function settlementOf(done: EfectoProducto, at: string, product: CostedProduct): EfectoSalida | undefined {
  const { units, overwrittenUnits } = movedUnits(done.fisico, at, product);
  const pesos = roundPesos(done.pmp_cambio * (done.fisico - units - overwrittenUnits));
  if (pesos === 0) return undefined;
  const { linea, producto_id, part_number } = done;
  return { linea, producto_id, part_number, ajuste_stock: -pesos, ajuste_vendido: pesos };
}

/**
 * What a posting did to a product, and since when, for whoever takes it back: goods that reached the stock after it was
 * decided are told by its settlement.
 */
export function postedEffect(
  cost: LandedCost,
  done: EfectoProducto,
): { readonly done: EfectoProducto; readonly at: string } {
  const settlement = cost.liquidaciones.find(({ inverso, complemento }) => !inverso && complemento === undefined);
  const line = settlement?.aplicado.find(({ linea }) => linea === done.linea);
  if (!settlement || !line || done.fisico > 0 || done.pmp_cambio === 0) return { done, at: cost.contabilizado! };
  return {
    at: settlement.at,
    done: {
      ...done,
      fisico: Math.round(line.ajuste_stock / done.pmp_cambio),
      ajuste_stock: line.ajuste_stock,
      ajuste_vendido: done.ajuste_vendido + line.ajuste_vendido,
    },
  };
}
