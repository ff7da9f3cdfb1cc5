import type { Lacking } from '@power/domain/inventory/unmet/lacking.shared';
import { noteUnmet, unmet } from '@power/domain/inventory/unmet/unmet';
import type { Rejection } from '@power/domain/kernel/rejection';
import type { Shortage } from '@power/domain/orders/shortages';
import { order } from '@power/domain/streams/order/order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

const lackingOf = ({ producto, solicitado, disponible }: Shortage): Lacking => ({ producto, solicitado, disponible });

/** What a refused validation lacked is demand that purchasing must hear of; other refusals say nothing about stock. */
export async function demandUnmet(refusal: Rejection, pedido: string, services: CommandServices): Promise<void> {
  const { arrProductosSinStock = [], arrProductosComprometidos = [] } = (refusal.extra ?? {}) as {
    readonly arrProductosSinStock?: readonly Shortage[];
    readonly arrProductosComprometidos?: readonly Shortage[];
  };
  const lineas = [...arrProductosSinStock, ...arrProductosComprometidos].map(lackingOf);
  if (lineas.length === 0) return;
  const { state: o } = await services.load(order, pedido);
  await services.run(unmet, pedido, 'unmet', (state) => noteUnmet(state, pedido, o?.bodega_entrega ?? '', lineas));
}
