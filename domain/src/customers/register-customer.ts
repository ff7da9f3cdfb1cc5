import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { parseRut } from '../kernel/rut.ts';
import { CUSTOMER_SELLERS } from './access.shared.ts';
import { customer } from './customer.ts';
import { badRut, customerData, forbiddenField, NEW_CUSTOMER, type SellerFacts } from './customer-data.ts';
import { CustomerRegistered } from './events.ts';

export interface NewCustomerFacts extends SellerFacts {
  readonly _id: string;
  readonly codigo_sap: string;
}

const cliente = customerData.partial().required({ nombre: true, legalcode: true });

export const registerCustomer = defineCommand({
  name: 'register-customer',
  context: 'customers',
  path: '/clientes/crear',
  access: { perfiles: CUSTOMER_SELLERS },
  summary: 'Crea un cliente; el RUT es único',
  request: z.strictObject({ cliente }),
  reply: z.object({ _id: z.string() }),
  aggregate: customer,
  needsFacts: true,
  stream: (_request, context: DecideContext<NewCustomerFacts>) => context.facts._id,
  decide(state, { cliente: data }, { user, facts }: DecideContext<NewCustomerFacts>) {
    if (state) return reject('CLIENTE_EXISTE', 'El cliente ya existe', 'Vuelve a intentarlo.');
    const rut = parseRut(data.legalcode);
    if (!rut) return badRut();
    const { ejecutivo: _, ...fields } = data;
    const refused = forbiddenField(fields, undefined, user);
    if (refused) return refused;
    return [
      CustomerRegistered({
        ...NEW_CUSTOMER,
        ...fields,
        _id: facts._id,
        codigo_sap: data.codigo_sap ?? facts.codigo_sap,
        legalcode: rut.rut,
        ejecutivo: facts.ejecutivo ?? null,
        activo: true,
        puntos: 0,
        ...((fields.tipo_cliente ?? null) === null && !user.permisos.tipocliente && { por_clasificar: true }),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El cliente ${state!.nombre} fue creado`, _id: state!._id }),
});
