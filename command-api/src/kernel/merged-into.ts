import { type Customer, customer } from '@power/domain/customers/customer';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Who stays at the end of all merges that a customer went through, by the log; null for one that stands by itself. */
export async function mergedInto(services: CommandServices, id: string | null): Promise<Customer | null> {
  if (id === null) return null;
  const first = (await services.load(customer, id)).state;
  let found = first;
  while (found?.unido_a) found = (await services.load(customer, found.unido_a._id)).state;
  return found && found !== first ? found : null;
}

/** The same as documents name a customer. */
export async function mergedPerson(
  services: CommandServices,
  id: string | null,
): Promise<{ readonly _id: string; readonly nombre: string } | null> {
  const staying = await mergedInto(services, id);
  return staying && { _id: staying._id, nombre: staying.nombre };
}
