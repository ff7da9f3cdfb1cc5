import { customer } from '@power/domain/customers/customer';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { createResellerOrder } from '@power/domain/orders/create-reseller-order';
import type { NewOrderFacts } from '@power/domain/orders/new-order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { lineFacts } from '../kernel/line-facts.ts';
import { orderClient } from '../kernel/order-client.ts';
import { claimErpCode, NO_ORDER_NUMBER, orderNumbered } from '../kernel/order-number.ts';
import { servesCustomers } from '../kernel/selling-warehouse.ts';

const TITLE = 'La orden de compra no se envió';

export default provideFacts(
  createResellerOrder,
  async ({ pedido }, services): Promise<NewOrderFacts | Rejection> => {
    const { cliente_id } = services.user;
    if (cliente_id === undefined)
      return reject('SIN_EMPRESA', TITLE, 'Tu usuario no está vinculado a una empresa. Pide que lo vinculen.');
    const { state: buyer } = await services.load(customer, cliente_id);
    if (!buyer?.activo)
      return reject('CLIENTE_NO_EXISTE', TITLE, 'Tu empresa no está activa. Pide a tu ejecutivo que la reactive.');
    if (!buyer.ejecutivo)
      return reject('SIN_EJECUTIVO', TITLE, 'Tu empresa no tiene ejecutivo asignado. Pide que le asignen uno.');
    const closed = await servesCustomers(services, pedido.bodega_entrega, TITLE);
    if (closed) return closed;
    const ids = pedido.productos_pedido.map((line) => line.producto);
    const productos = await lineFacts(services, ids, buyer.tipo_cliente);
    if (isRejection(productos)) return productos;
    return {
      ...NO_ORDER_NUMBER,
      ejecutivo: buyer.ejecutivo,
      cliente: orderClient(buyer),
      condicion_cliente: buyer.condicion_pago,
      productos,
    };
  },
  { numbered: orderNumbered, before: async (_request, services, facts) => claimErpCode(services, facts, TITLE) },
);
