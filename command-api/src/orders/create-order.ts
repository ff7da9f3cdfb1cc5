import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { createOrder } from '@power/domain/orders/create-order';
import type { NewOrderFacts } from '@power/domain/orders/new-order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { buyerFor, sellerFor } from '../kernel/buyer.ts';
import { lineFacts } from '../kernel/line-facts.ts';
import { orderClient } from '../kernel/order-client.ts';
import { claimErpCode, NO_ORDER_NUMBER, orderNumbered } from '../kernel/order-number.ts';
import { returnPoints, takePoints } from '../kernel/spend-points.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';

const TITLE = 'Ocurrió un error al crear el Pedido';

export default provideFacts(
  createOrder,
  async ({ pedido }, services): Promise<NewOrderFacts | Rejection> => {
    const buyer = await buyerFor(services, pedido.cliente, TITLE);
    if (isRejection(buyer)) return buyer;
    const productos = await lineFacts(
      services,
      pedido.productos_pedido.map((line) => line.producto),
      buyer.tipo_cliente,
    );
    if (isRejection(productos)) return productos;
    const unknown = await unknownTerms(services, TITLE, pedido, buyer);
    if (unknown) return unknown;
    const ejecutivo = await sellerFor(services, pedido.ejecutivo, buyer.ejecutivo, TITLE);
    if (isRejection(ejecutivo)) return ejecutivo;
    return {
      ...NO_ORDER_NUMBER,
      ejecutivo,
      cliente: orderClient(buyer),
      condicion_cliente: buyer.condicion_pago,
      productos,
    };
  },
  {
    numbered: orderNumbered,
    before: async ({ pedido }, services, facts) =>
      (await claimErpCode(services, facts, TITLE)) ?? takePoints(services, facts, pedido.puntosUtilizados ?? 0),
    compensate: ({ pedido }, services, facts) => returnPoints(services, facts, pedido.puntosUtilizados ?? 0),
  },
);
