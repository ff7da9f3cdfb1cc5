import { customer } from '@power/domain/customers/customer';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { NOT_SAVED, type PlaceFacts } from '@power/domain/reservations/places/save-place';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { buyerFor } from '../kernel/buyer.ts';
import { mergedInto } from '../kernel/merged-into.ts';
import { isRejection } from '@power/domain/kernel/rejection';

/** Whose project it is: of an active customer, where something new is made. */
export async function newPlaceFacts(services: CommandServices, id: string): Promise<PlaceFacts | Rejection> {
  const buyer = await buyerFor(services, id, NOT_SAVED);
  return isRejection(buyer) ? buyer : { cliente: { _id: buyer._id, nombre: buyer.nombre } };
}

/** Whose project it is: of the customer that it was made for, or of the one that this was merged into. */
export async function placeFacts(services: CommandServices, id: string): Promise<PlaceFacts | Rejection> {
  const { state } = await services.load(customer, id);
  const owner = (await mergedInto(services, id)) ?? state;
  return owner
    ? { cliente: { _id: owner._id, nombre: owner.nombre } }
    : reject('UBICACION_INVALIDA', NOT_SAVED, 'La ubicación ya no existe. Actualiza la lista.');
}
