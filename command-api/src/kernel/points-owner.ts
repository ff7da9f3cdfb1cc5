import { customer } from '@power/domain/customers/customer';
import type { Owner } from '@power/domain/points/moves.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** The customer as events of the points account name it; undefined when there is none. */
export async function pointsOwner(services: CommandServices, id: string): Promise<Owner | undefined> {
  const { state } = await services.load(customer, id);
  return state && { _id: id, nombre: state.nombre, ejecutivo: state.ejecutivo?._id ?? null };
}
