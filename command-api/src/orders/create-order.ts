import { customer } from '@power/domain/customers/customer';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { createOrder } from '@power/domain/orders/create-order';
import type { NewOrderFacts } from '@power/domain/orders/new-order';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { lineFacts } from '../kernel/line-facts.ts';
import { claimErpCode, nextOrder } from '../kernel/order-number.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { findPerson, type Person, thisPerson } from '../kernel/people.ts';

const noCustomer = (): Rejection =>
  reject(
    'CLIENTE_NO_EXISTE',
    'Ocurrió un error al crear el Pedido',
    'El cliente no existe, no está activo o no está a tu cargo.',
  );

/** The seller: whoever is signed in; an Administrador may name another and otherwise sells for the customer's own. */
async function sellerOf(
  named: string | undefined,
  ofCustomer: Person | null,
  services: CommandServices,
): Promise<Person | Rejection> {
  const { user } = services;
  if (user.perfil !== 'Administrador') {
    return named === undefined || named === user._id
      ? thisPerson(services)
      : reject('SIN_PERMISO', 'Ocurrió un error al crear el Pedido', 'Solo un Administrador elige al ejecutivo.');
  }
  if (named !== undefined) return findPerson(services, named);
  return ofCustomer ?? thisPerson(services);
}

export default provideFacts(
  createOrder,
  async ({ pedido }, services): Promise<NewOrderFacts | Rejection> => {
    const { state: buyer } = await services.load(customer, pedido.cliente);
    if (!buyer?.activo) return noCustomer();
    if (services.user.perfil === 'Ejecutivo de Ventas' && buyer.ejecutivo?._id !== services.user._id)
      return noCustomer();
    const productos = await lineFacts(
      services,
      pedido.productos_pedido.map((line) => line.producto),
      buyer.tipo_cliente,
    );
    if (isRejection(productos)) return productos;
    const unknown = await unknownTerms(services, 'Ocurrió un error al crear el Pedido', pedido, buyer);
    if (unknown) return unknown;
    const ejecutivo = await sellerOf(pedido.ejecutivo, buyer.ejecutivo, services);
    if (isRejection(ejecutivo)) return ejecutivo;
    const { _id, nombre, tipo_cliente, legalcode, codigo_sap, email, phone } = buyer;
    return {
      ...(await nextOrder(services)),
      ejecutivo,
      cliente: { _id, name: nombre, tipo_cliente, legalcode, codigo_sap, email, phone },
      condicion_cliente: buyer.condicion_pago,
      productos,
    };
  },
  {
    before: (_request, services, facts) => claimErpCode(services, facts, 'Ocurrió un error al crear el Pedido'),
  },
);
