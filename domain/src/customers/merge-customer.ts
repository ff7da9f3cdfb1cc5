import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { MERGERS } from './access.shared.ts';
import { type Customer, customer } from './customer.ts';
import { CustomerMerged } from './events.ts';
import { clienteId, forCustomer } from './guards.ts';
import type { ClienteUnido } from './merge-events.ts';
import { alreadyMerged, MERGE_REFUSED } from './merges.ts';

export interface MergeFacts {
  /** Who stays, as its stream has it; undefined when there is no such customer. */
  readonly destino: Customer | undefined;
}

/** A customer as the other's history names it. */
export const unidoOf = ({ _id, nombre, legalcode }: Customer): ClienteUnido => ({ _id, nombre, legalcode });

const refused = (codigo: string, mensaje: string) => reject(codigo, MERGE_REFUSED, mensaje);

/** Two customers turned out to be one company: this one goes into the other, and its documents follow. Its RUT stays taken. */
export const mergeCustomer = defineCommand({
  name: 'merge-customer',
  context: 'customers',
  path: '/clientes/modificar',
  accion: 'unir',
  access: { perfiles: MERGERS },
  summary: 'Une un cliente duplicado a otro: sus documentos lo siguen',
  request: z.strictObject({
    accion: z.literal('unir'),
    id: clienteId,
    /** `_id` of the customer that stays. */
    destino: clienteId,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().trim().max(4000).default(''),
    expectedVersion,
  }),
  aggregate: customer,
  needsFacts: true,
  stream: ({ id }) => id,
  when: forCustomer(({ nombre, unido_a }) => unido_a && alreadyMerged(nombre, unido_a)),
  decide(state, { id, motivo, destino: chosen }, { facts: { destino } }: DecideContext<MergeFacts>) {
    if (motivo === '') return refused('MOTIVO_OBLIGATORIO', 'Ingresa el motivo');
    if (id === chosen) return refused('MISMO_CLIENTE', 'Es el mismo cliente. Elige al otro.');
    if (!destino) return refused('CLIENTE_NO_EXISTE', 'El cliente que queda no existe. Elígelo de la lista.');
    if (destino.unido_a) return alreadyMerged(destino.nombre, destino.unido_a);
    if (!destino.activo)
      return refused('CLIENTE_INACTIVO', `${destino.nombre} está inactivo. Reactívalo, o elige a otro.`);
    return [CustomerMerged({ _id: id, nombre: state!.nombre, destino: unidoOf(destino), motivo })];
  },
  answer: ({ state }) => ({
    mensaje: `${state!.nombre} quedó unido a ${state!.unido_a!.nombre}; sus documentos pasan en seguida`,
  }),
});
