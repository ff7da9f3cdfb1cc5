import { SERVING } from '@power/domain/inventory/warehouse.shared';
import { warehouses } from '@power/domain/masters';
import { reject, type Rejection, isRejection } from '@power/domain/kernel/rejection';
import { orderTitle } from '@power/domain/purchasing/orders/parts';
import { type PurchaseOrder, purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import {
  NOT_RECEIVED,
  receivePurchaseOrder,
  type ReceptionFacts,
} from '@power/domain/purchasing/orders/receive-purchase-order';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { masterRecord } from '../kernel/master-record.ts';
import { findProduct } from '../kernel/products.ts';
import { giveBack, knownUnit, takeUnits } from '../kernel/serial-flow.ts';
import { ofStock } from '../kernel/stock-product.ts';
import type { z } from 'zod';

/** Why a serial cannot have come with a product. */
async function refused(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  documento: string,
): Promise<Rejection | undefined> {
  const found = await findProduct(services, producto);
  if (isRejection(found)) return found;
  return found.serializable
    ? knownUnit(services, producto, series, NOT_RECEIVED, documento)
    : reject(
        'PRODUCTO_SIN_SERIE',
        NOT_RECEIVED,
        `${found.part_number} no lleva número de serie: quita las series, o márcalo como serializable en su ficha.`,
      );
}

type Request = z.output<typeof receivePurchaseOrder.request>;

/** The serials that a request names, by product of the order's lines. */
async function unitsNamed({ id, lineas }: Request, services: CommandServices) {
  const { state } = await services.load(purchaseOrder, String(id));
  return lineas.flatMap(({ linea, series = [] }) => {
    const line = series.length > 0 && state?.lineas.find((one) => one.linea === linea);
    return line ? [{ producto: line.producto_id, series, state: state! }] : [];
  });
}

/** Serials of this product that receptions of the order brought already: none of them is what a command left behind that died. */
const came = ({ recepciones, lineas }: PurchaseOrder, producto: string): ReadonlySet<string> => {
  const own = new Set(lineas.filter((line) => line.producto_id === producto).map(({ linea }) => linea));
  return new Set(
    recepciones.flatMap((one) => one.lineas.flatMap(({ linea, series = [] }) => (own.has(linea) ? series : []))),
  );
};

export default provideFacts(
  receivePurchaseOrder,
  async (request, services): Promise<ReceptionFacts> => {
    let recepciones = 0;
    for (const { producto, series, state } of await unitsNamed(request, services)) {
      recepciones = state.recepciones.length;
      const again = came(state, producto);
      const first = series.filter((serie) => !again.has(serie));
      const why =
        (await refused(services, producto, first, orderTitle(state.number))) ??
        (first.length < series.length
          ? await knownUnit(
              services,
              producto,
              series.filter((serie) => again.has(serie)),
              NOT_RECEIVED,
            )
          : undefined);
      if (why) return { series: why };
    }
    const danados =
      request.bodega_danados && (await masterRecord(warehouses, services, 'codigo', request.bodega_danados));
    return { recepciones, ...(danados && SERVING.includes(danados['tipo']) && { danados_vendibles: true }) };
  },
  {
    // Each unit is taken before the order says that it came: of two receptions that name it the second is refused.
    async before(request, services, facts) {
      for (const { producto, series, state } of await unitsNamed(request, services)) {
        const decided = receivePurchaseOrder.decide(state, request, { ...services, facts });
        if (isRejection(decided)) return undefined;
        const product = await findProduct(services, producto);
        if (isRejection(product)) return product;
        const hacia = { bodega: request.bodega, ubicacion: null };
        const step = { producto: ofStock(product), series, hacia, documento: orderTitle(state.number) };
        const rejection = await takeUnits(services, step, [], NOT_RECEIVED);
        if (rejection) return rejection;
      }
      return undefined;
    },
    async compensate(request, services) {
      for (const { producto, series } of await unitsNamed(request, services))
        await giveBack(services, producto, series, NOT_RECEIVED);
    },
  },
);
