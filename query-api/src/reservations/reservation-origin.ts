import { orderCalls, quotationCalls } from '@power/domain/documents';
import { isRejection } from '@power/domain/kernel/rejection';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { reservationOrigin } from '@power/domain/reservations/views/origin';
import { isService } from '@power/domain/streams/order/billing.shared';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readSheet } from '../kernel/document.ts';

interface Line {
  readonly producto: { readonly _id: string; readonly part_number: string; readonly nombre: string };
  readonly cantidad: number;
}

/** One line a product: a reservation holds units, whatever their price. */
function summed(lines: readonly Line[]): Line[] {
  const byProduct = new Map<string, Line>();
  for (const { producto: p, cantidad } of lines) {
    const before = byProduct.get(p._id)?.cantidad ?? 0;
    const producto = { _id: p._id, part_number: p.part_number, nombre: p.nombre };
    byProduct.set(p._id, { producto, cantidad: before + cantidad });
  }
  return [...byProduct.values()];
}

export default handleQuery(reservationOrigin, async ({ cotizacion, pedido }, context) => {
  const calls = pedido === undefined ? quotationCalls : orderCalls;
  const found = await readSheet(calls, context, (pedido ?? cotizacion)!);
  if (isRejection(found)) return found;
  if (pedido !== undefined) {
    const { client, bodega_entrega, productos_pedido } = found.sheet as OrderSheet;
    return {
      cliente: { _id: client._id, nombre: client.name, legalcode: client.legalcode },
      bodega: bodega_entrega,
      lineas: summed(productos_pedido.filter((line) => !isService(line))),
    };
  }
  const { cliente, productos_cotizacion } = found.sheet as QuotationSheet;
  return {
    cliente: { _id: cliente._id, nombre: cliente.nombre, legalcode: cliente.datos_cliente.legalCode },
    bodega: null,
    lineas: summed(productos_cotizacion),
  };
});
