import { customer } from '@power/domain/customers/customer';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { createOrder, type NewOrderFacts } from '@power/domain/orders/create-order';
import { erpCode } from '@power/domain/orders/erp-code';
import { priceFor } from '@power/domain/products/prices.shared';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';
import { erpOf } from '../kernel/erp.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { findPerson, type Person, thisPerson } from '../kernel/people.ts';
import { findProducts } from '../kernel/products.ts';

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
    const productos = await findProducts(
      services,
      pedido.productos_pedido.map((line) => line.producto),
    );
    if (isRejection(productos)) return productos;
    const unknown = await unknownTerms(services, 'Ocurrió un error al crear el Pedido', pedido, buyer);
    if (unknown) return unknown;
    const ejecutivo = await sellerOf(pedido.ejecutivo, buyer.ejecutivo, services);
    if (isRejection(ejecutivo)) return ejecutivo;
    const number = await services.nextNumber('pedido');
    const { _id, nombre, tipo_cliente, legalcode, codigo_sap, email, phone } = buyer;
    return {
      number,
      codigo_sap: await erpOf(services).registerOrder(number),
      ejecutivo,
      cliente: { _id, name: nombre, tipo_cliente, legalcode, codigo_sap, email, phone },
      condicion_cliente: buyer.condicion_pago,
      productos: Object.fromEntries(
        Object.values(productos).map((p) => [
          p._id,
          {
            producto: {
              _id: p._id,
              codigo: p.codigo,
              codigo_sap: p.codigo_sap,
              part_number: p.part_number,
              nombre: p.nombre,
              marca: p.marca,
              serializable: p.serializable,
              ean: p.ean,
            },
            bloqueado: p.bloqueado,
            activo: p.activo,
            lista: priceFor(p.precios, tipo_cliente),
            pmp: p.pmp,
          },
        ]),
      ),
    };
  },
  {
    // Requests name orders by their ERP number: from the order's first moment the log must know which one that is.
    before: (_request, services, { number, codigo_sap }) =>
      takeClaim(services, erpCode, {
        valor: codigo_sap,
        dueno: String(number),
        binds: () => Promise.resolve(true),
        taken: (other) =>
          reject(
            'CODIGO_ERP_REPETIDO',
            'Ocurrió un error al crear el Pedido',
            `El ERP dio el número ${codigo_sap}, que ya es del Pedido N° ${other}.`,
          ),
      }),
  },
);
