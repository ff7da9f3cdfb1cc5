import type { Draft, DraftCustomer, DraftLine, DraftProduct } from './draft.ts';
import { priceFor } from '@power/domain/products/prices.shared';

const wants = (tipo: Draft['tipo_entrega']): boolean => tipo === 'DESPACHO' || tipo === 'COURIER';

const addressFrom = (customer: DraftCustomer): Partial<Draft> => {
  const first = customer.direcciones[0];
  return first ? { calle: first.calle, comuna: first.comuna, region: first.region, referencia: first.referencia } : {};
};

/** A customer brings condition, address and prices; prices that were typed stay. Pesos Mobile are whose they are. */
export function withCustomer(draft: Draft, cliente: DraftCustomer | null): Draft {
  if (!cliente) return { ...draft, cliente };
  return {
    ...draft,
    cliente,
    condicion_pago: cliente.condicion_pago,
    ...(cliente._id !== draft.cliente?._id && { puntos: undefined }),
    ...(draft.calle === '' && wants(draft.tipo_entrega) ? addressFrom(cliente) : {}),
    lineas: draft.lineas.map((line) =>
      line.propio ? line : { ...line, precio: priceFor(line.producto.precios, cliente.tipo_cliente) },
    ),
  };
}

export const withDelivery = (draft: Draft, tipo_entrega: Draft['tipo_entrega']): Draft => ({
  ...draft,
  tipo_entrega,
  ...(wants(tipo_entrega) && draft.calle === '' && draft.cliente ? addressFrom(draft.cliente) : {}),
});

export const withProduct = (draft: Draft, producto: DraftProduct, cantidad = 1): Draft => ({
  ...draft,
  lineas: [
    ...draft.lineas,
    {
      key: crypto.randomUUID(),
      producto,
      precio: priceFor(producto.precios, draft.cliente?.tipo_cliente),
      cantidad,
      propio: false,
    },
  ],
});

export const withLine = (draft: Draft, key: string, change: Partial<DraftLine>): Draft => ({
  ...draft,
  lineas: draft.lineas.map((line) => (line.key === key ? { ...line, ...change } : line)),
});
