import type { PostFacts } from '@power/domain/purchasing/landed/post-landed-cost';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { costedPast } from './costed-past.shared.ts';
import { costOf } from './costed-receptions.ts';
import { invoiceOf } from './received-orders.ts';

/** The products of a landed cost, each as it stands. */
export async function costedProducts(id: string | number, services: CommandServices): Promise<PostFacts> {
  const cost = await costOf(id, services);
  const ids = cost?.lineas.map(({ producto_id }) => producto_id) ?? [];
  const productos = await Promise.all(ids.map(async (one) => [one, (await costedPast(services, one)).ahora] as const));
  return { productos: Object.fromEntries(productos), invoice: await invoiceOf(services, cost?.invoice) };
}
