import { netOf } from '@power/domain/kernel/money';
import { order, type Order } from '@power/domain/streams/order/order';
import { pesosOf } from '@power/domain/quotations/line-rules';
import type { Quotation } from '@power/domain/quotations/quotation';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Net pesos of each brand in a quotation, by its transport and its frozen rate: together its net. */
export function brandsOf({
  productos_cotizacion: lines,
  tipo_cambio,
}: Pick<Quotation, 'productos_cotizacion' | 'tipo_cambio'>) {
  const marcas = [...new Set(lines.map((line) => line.producto.marca))].sort();
  return marcas.map((marca) => ({
    marca,
    monto: netOf(
      lines
        .filter((line) => line.producto.marca === marca)
        .map((line) => ({ precio_venta: pesosOf(line, tipo_cambio), cantidad: line.cantidad })),
    ),
  }));
}

/** An order with every part that was split off it, as they stand. */
export async function withParts(services: CommandServices, number: number): Promise<Order[]> {
  const { state } = await services.load(order, String(number));
  if (!state) return [];
  const parts = await Promise.all((state.divisiones ?? []).map((part) => withParts(services, part.number)));
  return [state, ...parts.flat()];
}
