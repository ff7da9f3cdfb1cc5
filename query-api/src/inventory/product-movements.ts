import { eventCatalogue } from '@power/domain/events';
import type { Saldo } from '@power/domain/inventory/events';
import { placesMoved } from '@power/domain/inventory/places.shared';
import { MOVEMENTS_PAGE, productMovements } from '@power/domain/inventory/views/product-movements';
import { isRejection } from '@power/domain/kernel/rejection';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { productOf } from './product-of.ts';

type Moved = Parameters<typeof placesMoved>[0] & {
  readonly bodega: string;
  readonly bodega_destino?: string;
  readonly cantidad: number;
  readonly saldo: Saldo;
  readonly pedido?: string;
  readonly motivo?: string | null;
};

function shown({ version, type, data, metadata }: RecordedEvent) {
  const moved = data as Moved;
  const { bodega, bodega_destino = null, cantidad, saldo, pedido = null, motivo = null } = moved;
  return {
    version,
    fecha: metadata.at,
    tipo: eventCatalogue.get(type)?.label ?? type,
    bodega,
    bodega_destino,
    ...placesMoved(moved),
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
  // What says where a product is kept moves nothing.
  const all = (await log.read(`stock-${producto}`)).filter(({ data }) => 'saldo' in (data as object));
  const end = Math.min(antes ?? all.length, all.length);
  const start = Math.max(0, end - MOVEMENTS_PAGE);
  return { movimientos: all.slice(start, end).reverse().map(shown), antes: start === 0 ? null : start };
});
