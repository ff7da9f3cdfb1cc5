import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { brands } from '@power/domain/masters';
import type { QuotableProducts } from '@power/domain/quotations/offered.shared';
import { quotableOf } from '@power/domain/quotations/quotable.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { masterRecord } from './master-record.ts';
import { findProducts } from './products.ts';

/** What lines of a quotation are made of: products as the log has them, factors of their brands; a brand without a record has none of its own. */
export async function quotableProducts(
  services: CommandServices,
  ids: readonly string[],
): Promise<QuotableProducts | Rejection> {
  const found = await findProducts(services, ids);
  if (isRejection(found)) return found;
  const products = Object.values(found);
  const names = [...new Set(products.map((p) => p.marca))];
  const factors = new Map(
    await Promise.all(
      names.map(async (name) => [name, (await masterRecord(brands, services, 'nombre', name)) ?? {}] as const),
    ),
  );
  return Object.fromEntries(products.map((p) => [p._id, quotableOf(p, factors.get(p.marca)!, services.now)]));
}
