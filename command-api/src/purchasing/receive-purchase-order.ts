import { reject, type Rejection, isRejection } from '@power/domain/kernel/rejection';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import {
  NOT_RECEIVED,
  receivePurchaseOrder,
  type ReceptionFacts,
} from '@power/domain/purchasing/orders/receive-purchase-order';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { findProduct } from '../kernel/products.ts';
import { knownUnit } from '../kernel/serial-owner.ts';

/** Why a serial cannot have come with a product. */
async function refused(
  services: CommandServices,
  producto: string,
  series: readonly string[],
): Promise<Rejection | undefined> {
  const found = await findProduct(services, producto);
  if (isRejection(found)) return found;
  return found.serializable
    ? knownUnit(services, producto, series, NOT_RECEIVED)
    : reject(
        'PRODUCTO_SIN_SERIE',
        NOT_RECEIVED,
        `${found.part_number} no lleva número de serie: quita las series, o márcalo como serializable en su ficha.`,
      );
}

export default provideFacts(receivePurchaseOrder, async ({ id, lineas }, services): Promise<ReceptionFacts> => {
  const named = lineas.filter(({ series = [] }) => series.length > 0);
  if (named.length === 0) return {};
  const { state } = await services.load(purchaseOrder, String(id));
  for (const { linea, series = [] } of named) {
    const line = state?.lineas.find((one) => one.linea === linea);
    const why = line && (await refused(services, line.producto_id, series));
    if (why) return { series: why };
  }
  return {};
});
