import { type SharedFacts, shareSoldCost } from '@power/domain/finance/sale-cost/share-sold-cost';
import { soldUnits, type StockMove } from '@power/domain/finance/sale-cost/sold-units.shared';
import {
  StockAdjusted,
  StockIssued,
  StockReceived,
  StockReconciled,
  StockWithdrawn,
} from '@power/domain/inventory/events';
import { stock } from '@power/domain/inventory/stock';
import { product } from '@power/domain/products/product';
import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import type { EfectoProducto, MovimientoCosteo } from '@power/domain/purchasing/landed/parts';
import { landedReason } from '@power/domain/purchasing/landed/reason.shared';
import { orderTitle } from '@power/domain/purchasing/orders/parts';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';

/** By what an event changes the units of the company; +1: it brings `cantidad`, −1: it takes it. */
const SIGN: Readonly<Record<string, 1 | -1>> = {
  [StockReceived.type]: 1,
  [StockIssued.type]: -1,
  [StockWithdrawn.type]: -1,
  [StockAdjusted.type]: 1,
  [StockReconciled.type]: 1,
};

/** What came and left of a product until an instant. */
async function movesOf(services: CommandServices, producto: string, until: string): Promise<StockMove[]> {
  return (await services.history(stock, producto)).flatMap(({ type, data, at }) => {
    const sign = SIGN[type];
    const { cantidad, documento = null, pedido = null } = data as Partial<StockMove>;
    if (sign === undefined || at > until) return [];
    return [
      { at, cantidad: sign * cantidad!, documento, pedido: pedido !== null && /^\d+$/.test(pedido) ? pedido : null },
    ];
  });
}

type Effect = Pick<EfectoProducto, 'producto_id' | 'part_number' | 'ajuste_vendido'>;
interface Move extends Partial<MovimientoCosteo> {
  readonly aplicado?: readonly Effect[];
}

const NONE: SharedFacts = { movimiento: null, salidas: [] };

export default provideFacts(shareSoldCost, async ({ costeo, evento, producto }, services): Promise<SharedFacts> => {
  const [{ state: cost }, events] = await Promise.all([
    services.load(landedCost, costeo),
    services.history(landedCost, costeo),
  ]);
  const event = events[evento];
  const { aplicado, complemento, inverso, correccion } = (event?.data ?? {}) as Move;
  const effect = aplicado?.find(({ producto_id }) => producto_id === producto);
  const line = cost?.lineas.find(({ producto_id }) => producto_id === producto);
  const { state: sold } = await services.load(product, producto);
  if (!cost || !event || !effect || !line || !sold || effect.ajuste_vendido === 0) return NONE;
  const reversed = inverso ?? /Revert/.test(event.type);
  const corrects = correccion ?? (event.type === 'LandedCostReversalCorrected' ? true : undefined);
  const { codigo, part_number, nombre, marca } = sold;
  return {
    movimiento: {
      costeo: { _id: cost._id, number: cost.number },
      documento: landedReason(cost.number, {
        complemento,
        inverso: reversed,
        ...(corrects && { correccion: corrects }),
      }),
      producto: { producto_id: producto, codigo, part_number, nombre, marca },
      fecha: event.at,
      ajuste_costo: effect.ajuste_vendido,
    },
    salidas: soldUnits(await movesOf(services, producto, event.at), {
      documentos: [...new Set(cost.recepciones.map(({ orden }) => orderTitle(orden)))],
      entradas: line.entradas,
    }),
  };
});
