import { customer } from '@power/domain/customers/customer';
import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { createWebOrder, type ShopFact, type WebOrderFacts } from '@power/domain/orders/create-web-order';
import { product } from '@power/domain/products/product';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { lineFacts } from '../kernel/line-facts.ts';
import { orderClient } from '../kernel/order-client.ts';
import { claimErpCode, NO_ORDER_NUMBER, orderNumbered } from '../kernel/order-number.ts';
import { returnPoints, takePoints } from '../kernel/spend-points.ts';
import { servesCustomers } from '../kernel/selling-warehouse.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';

const TITLE = 'Ocurrió un error al crear el Pedido';

/** Of each product: whether the shop shows it, and the units that its warehouse can give; a service has no stock. */
async function shopFacts(services: CommandServices, ids: readonly string[], bodega: string) {
  const entries = await Promise.all(
    [...new Set(ids)].map(async (id): Promise<[string, ShopFact]> => {
      const found = (await services.load(product, id)).state;
      const disponible = found?.servicio
        ? null
        : saldoOf(warehouse((await services.load(stock, id)).state, bodega)).disponible;
      return [id, { publicado: found?.web === true, disponible }];
    }),
  );
  return Object.fromEntries(entries);
}

export default provideFacts(
  createWebOrder,
  async ({ pedido }, services): Promise<WebOrderFacts | Rejection> => {
    const { user } = services;
    const own = user.perfil === 'Administrador' ? pedido.cliente : user.cliente_id;
    if (own === undefined || (pedido.cliente !== undefined && pedido.cliente !== own))
      return reject(
        'CLIENTE_NO_EXISTE',
        TITLE,
        user.perfil === 'Administrador' ? 'Elige el cliente que compra.' : 'Tu cuenta solo compra para tu empresa.',
      );
    const { state: buyer } = await services.load(customer, own);
    if (!buyer?.activo) return reject('CLIENTE_NO_EXISTE', TITLE, 'El cliente no existe o no está activo.');
    if (!buyer.ejecutivo)
      return reject('SIN_EJECUTIVO', TITLE, 'El cliente no tiene ejecutivo asignado. Pide que le asignen uno.');
    const closed = await servesCustomers(services, pedido.bodega_entrega, TITLE);
    if (closed) return closed;
    const ids = pedido.productos_pedido.map((line) => line.producto);
    const productos = await lineFacts(services, ids, buyer.tipo_cliente);
    if (isRejection(productos)) return productos;
    const unknown = await unknownTerms(services, TITLE, { metodo_pago: pedido.metodo_pago }, buyer);
    if (unknown) return unknown;
    return {
      ...NO_ORDER_NUMBER,
      ejecutivo: buyer.ejecutivo,
      cliente: orderClient(buyer),
      condicion_cliente: buyer.condicion_pago,
      productos,
      tienda: await shopFacts(services, ids, pedido.bodega_entrega),
    };
  },
  {
    numbered: orderNumbered,
    before: async ({ pedido }, services, facts) =>
      (await claimErpCode(services, facts, TITLE)) ?? takePoints(services, facts, pedido.puntosUtilizados ?? 0),
    compensate: ({ pedido }, services, facts) => returnPoints(services, facts, pedido.puntosUtilizados ?? 0),
  },
);
