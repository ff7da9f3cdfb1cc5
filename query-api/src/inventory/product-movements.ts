import { eventCatalogue } from '@power/domain/events';
import type { Saldo } from '@power/domain/inventory/events';
import { MOVEMENTS_PAGE, productMovements } from '@power/domain/inventory/views/product-movements';
import { isRejection } from '@power/domain/kernel/rejection';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { productOf } from './product-of.ts';

interface Moved {
  readonly bodega: string;
  readonly bodega_destino?: string;
  readonly cantidad: number;
  readonly saldo: Saldo;
  readonly pedido?: string;
  readonly motivo?: string | null;
}

function shown({ version, type, data, metadata }: RecordedEvent) {
  const { bodega, bodega_destino = null, cantidad, saldo, pedido = null, motivo = null } = data as unknown as Moved;
  return {
    version,
    fecha: metadata.at,
    tipo: eventCatalogue.get(type)?.label ?? type,
    bodega,
    bodega_destino,
    cantidad,
    fisico: saldo.fisico,
    comprometido: saldo.comprometido,
    disponible: saldo.disponible,
    pedido,
    motivo,
    usuario: metadata.nombre ?? metadata.user,
  };
}

export default handleQuery(productMovements, async ({ producto, antes }, { rows, log }) => {
  const found = await productOf(rows, { producto });
  if (isRejection(found)) return found;
  const all = await log.read(`stock-${producto}`);
  const end = Math.min(antes ?? all.length, all.length);
  const start = Math.max(0, end - MOVEMENTS_PAGE);
  return { movimientos: all.slice(start, end).reverse().map(shown), antes: start === 0 ? null : start };
});
