import { followSale, type SaleFacts } from '@power/domain/forecast/follow-sale';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { order, type Order } from '@power/domain/streams/order/order';
import { quotation } from '@power/domain/quotations/quotation';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { brandsOf, withParts } from '../kernel/quotation-sale.ts';

const NONE = reject('SIN_COTIZACION', 'Nada que seguir', 'El pedido no viene de una cotización.');

/** The quotation's number: as it was said, or as the order has it. */
async function quotationOf(
  services: CommandServices,
  { cotizacion, pedido }: { readonly cotizacion?: number | undefined; readonly pedido?: number | undefined },
): Promise<number | Rejection> {
  if (cotizacion !== undefined) return cotizacion;
  if (pedido === undefined) return NONE;
  const { state } = await services.load(order, String(pedido));
  return state?.cotizacion ?? NONE;
}

const billed = ({ number, factura, facturado }: Order) => ({
  number,
  facturado: facturado && factura ? factura.neto : null,
  facturado_at: facturado && factura ? factura.fecha : null,
});

export default provideFacts(followSale, async (request, services): Promise<SaleFacts | Rejection> => {
  const cotizacion = await quotationOf(services, request);
  if (isRejection(cotizacion)) return cotizacion;
  const { state } = await services.load(quotation, String(cotizacion));
  if (!state) return NONE;
  const orders = state.pedido === null ? [] : await withParts(services, state.pedido);
  return {
    cotizacion,
    monto_total: state.neto,
    montos: brandsOf(state),
    pedidos: orders.filter(({ estatus }) => estatus !== 'Anulado').map(billed),
  };
});
