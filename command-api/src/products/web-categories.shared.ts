import { webCategories } from '@power/domain/masters';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { masterState } from '../kernel/master-record.ts';

/** Those of these sections of the site that are not there, or out of use. */
export async function unknownCategories(
  slugs: readonly string[],
  services: CommandServices,
): Promise<readonly string[]> {
  const found = await Promise.all(slugs.map((slug) => masterState(webCategories, services, 'slug', slug)));
  return slugs.filter((slug, i) => !found[i]?.activo || found[i]?.values['slug'] !== slug);
}
