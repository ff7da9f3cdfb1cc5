import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { customerSearch } from '../calls/customers.ts';
import { productSearch } from '../calls/products.ts';
import { call } from '../api/client.ts';
import { type Draft, type DraftLine, type DraftProduct, emptyDraft } from './new-order/draft.ts';
import { priceFor } from '@power/domain/products/prices.shared';

type Line = OrderSheet['productos_pedido'][number];
const NO_PRICES = { tier_3_calculo: 0, tienda: 0, mobile: 0, silver: 0, gold: 0, platinum: 0 };
/** Asked at once: a long order must not keep everybody else waiting. */
const AT_ONCE = 6;

async function productOf({ producto }: Line): Promise<DraftProduct> {
  const { productos } = await call(productSearch, { buscar: producto.codigo });
  // One that this person cannot look up stays as the order has it.
  return (
    productos.find((p) => p._id === producto._id) ?? {
      ...producto,
      bloqueado: false,
      precios: NO_PRICES as never,
      stock: [],
    }
  );
}

/** Products of the lines with stock and prices of today, each asked once. */
async function productsOf(lines: readonly Line[]): Promise<ReadonlyMap<string, DraftProduct>> {
  const found = new Map<string, DraftProduct>();
  const distinct = [...new Map(lines.map((line) => [line.producto._id, line])).values()];
  for (let n = 0; n < distinct.length; n += AT_ONCE)
    for (const product of await Promise.all(distinct.slice(n, n + AT_ONCE).map(productOf)))
      found.set(product._id, product);
  return found;
}

/** The lines of an order as its own, to be edited. */
export async function linesToEdit(order: OrderSheet): Promise<DraftLine[]> {
  const products = await productsOf(order.productos_pedido);
  return order.productos_pedido.map(({ linea, producto, precio_venta, cantidad }) => ({
    key: String(linea),
    linea,
    producto: products.get(producto._id)!,
    precio: precio_venta,
    cantidad,
    propio: true,
  }));
}

/** Another order like this one, at the prices of today; what the customer's order number said stays behind. */
export async function copyOf(order: OrderSheet): Promise<Draft> {
  const { client, direccion_despacho: address } = order;
  const [products, { clientes }] = await Promise.all([
    productsOf(order.productos_pedido),
    call(customerSearch, { buscar: client.legalcode }),
  ]);
  const cliente = clientes.find((customer) => customer._id === client._id) ?? null;
  return {
    ...emptyDraft(order.bodega_entrega),
    cliente,
    condicion_pago: cliente?.condicion_pago ?? '',
    metodo_pago: order.metodo_pago ?? '',
    tipo_entrega: order.tipo_entrega,
    calle: address?.calle ?? '',
    comuna: address?.comuna ?? '',
    region: address?.region ?? '',
    referencia: address?.referencia ?? '',
    observacion: order.observacion ?? '',
    lineas: order.productos_pedido.map(({ producto, precio_venta, cantidad }) => {
      const found = products.get(producto._id)!;
      return {
        key: crypto.randomUUID(),
        producto: found,
        precio: priceFor(found.precios, client.tipo_cliente) || precio_venta,
        cantidad,
        propio: false,
      };
    }),
  };
}
