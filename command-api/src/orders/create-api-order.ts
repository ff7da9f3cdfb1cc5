import { customer } from '@power/domain/customers/customer';
import { API_ORDER_TITLE, type ApiOrderFacts, createApiOrder } from '@power/domain/orders/create-api-order';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { lineFacts } from '../kernel/line-facts.ts';
import { orderClient } from '../kernel/order-client.ts';
import { claimErpCode, NO_ORDER_NUMBER, orderNumbered } from '../kernel/order-number.ts';
import { productWithCode } from '../kernel/product-by-code.ts';
import { servesCustomers } from '../kernel/selling-warehouse.ts';
import { warehouseFor } from '../kernel/usual-warehouse.ts';

const inTheWay = (impide: Rejection): ApiOrderFacts => ({ ...NO_ORDER_NUMBER, impide });
const refuse = (codigo: string, mensaje: string) => inTheWay(reject(codigo, API_ORDER_TITLE, mensaje));

/** The product that each code names, as the log has it; what no product has is missing. */
async function productsNamed(services: CommandServices, codes: readonly string[]): Promise<Record<string, string>> {
  const found = await Promise.all(
    [...new Set(codes)].map(async (codigo) => [codigo, await productWithCode(services, codigo)] as const),
  );
  return Object.fromEntries(found.flatMap(([codigo, id]) => (id === undefined ? [] : [[codigo, id]])));
}

/** What customers' programs order. */
export default provideFacts(
  createApiOrder,
  async ({ lineas, bodega_entrega }, services): Promise<ApiOrderFacts> => {
    const { cliente_id } = services.user;
    const buyer = cliente_id === undefined ? undefined : (await services.load(customer, cliente_id)).state;
    if (!buyer?.activo)
      return refuse('CLIENTE_INACTIVO', 'El cliente de esta clave no está activo. Consulta a tu ejecutivo.');
    if (!buyer.ejecutivo)
      return refuse('SIN_EJECUTIVO', 'Tu empresa no tiene ejecutivo asignado. Pide a Power Mobile que le asigne uno.');
    const productoDe = await productsNamed(
      services,
      lineas.map(({ codigo }) => codigo),
    );
    const productos = await lineFacts(services, Object.values(productoDe), buyer.tipo_cliente);
    if (isRejection(productos)) return inTheWay(productos);
    const bodega = await warehouseFor(services, bodega_entrega, API_ORDER_TITLE);
    if (isRejection(bodega)) return inTheWay(bodega);
    const closed = await servesCustomers(services, bodega, API_ORDER_TITLE);
    if (closed) return inTheWay(closed);
    return {
      ...NO_ORDER_NUMBER,
      ejecutivo: buyer.ejecutivo,
      cliente: orderClient(buyer),
      condicion_cliente: buyer.condicion_pago,
      productos,
      productoDe,
      bodega,
    };
  },
  {
    numbered: orderNumbered,
    before: async (_request, services, facts) => claimErpCode(services, facts, API_ORDER_TITLE),
  },
);
