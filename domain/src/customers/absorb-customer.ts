import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { absorbedOf } from './absorbed.shared.ts';
import { MERGERS } from './access.shared.ts';
import { type Customer, customer } from './customer.ts';
import { CustomerAbsorbed } from './events.ts';
import { clienteId } from './guards.ts';
import { unidoOf } from './merge-customer.ts';

export interface AbsorbFacts {
  readonly duplicado: Customer;
  /** `_id` of whoever stays at the end of all merges. */
  readonly destino: string;
}

/** Whoever stays takes over addresses and contacts that it does not have. Issued by the process that follows merges. */
export const absorbCustomer = defineCommand({
  name: 'absorb-customer',
  context: 'customers',
  path: '/clientes/modificar',
  accion: 'recibirunido',
  access: { perfiles: MERGERS },
  summary: 'Agrega a un cliente las direcciones y contactos del duplicado que se le unió',
  request: z.strictObject({
    accion: z.literal('recibirunido'),
    duplicado: clienteId,
    motivo: z.string().trim().max(4000),
  }),
  aggregate: customer,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<AbsorbFacts>) => facts.destino,
  decide(state, { motivo }, { facts: { duplicado } }: DecideContext<AbsorbFacts>) {
    const { _id, nombre, unidos = [] } = state!;
    if (unidos.some((known) => known._id === duplicado._id)) return [];
    return [
      CustomerAbsorbed({
        _id,
        nombre,
        duplicado: unidoOf(duplicado),
        motivo,
        ...absorbedOf(state!, duplicado),
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `${state!.nombre} tiene los datos del duplicado` }),
});
