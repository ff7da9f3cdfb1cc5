import { CustomerRegistered } from '@power/domain/customers/events';
import { sentence } from '@power/domain/kernel/text';
import { defineProcess, react } from '@power/infra/platform/projection/process';
import { by, NOTICES, tellPeople } from './notices.shared.ts';

/** Whoever may give a type hears of a customer that a seller made without one: its quotations wait for it. */
export default defineProcess(
  'notifications/customer-notices',
  'Avisos de clientes',
  [
    react(CustomerRegistered, async ({ _id, nombre, por_clasificar }, c, tools) => {
      if (!por_clasificar) return;
      await tellPeople(
        [],
        `cliente/${_id}`,
        {
          tipo: 'cliente_sin_tipo',
          titulo: `${nombre} no tiene tipo de cliente`,
          comentario: sentence(`${by(c)} lo creó Sin Tipo: sus cotizaciones esperan a que se lo asignes`),
          perfiles: ['Administrador'],
        },
        c,
        tools,
      );
    }),
  ],
  NOTICES,
);
