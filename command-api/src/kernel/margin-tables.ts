import { marginTable, tableOf } from '@power/domain/pricing/margin-table';
import { type TablaMargenes, TIERS } from '@power/domain/pricing/price-rule.shared';
import type { TableFacts } from '@power/domain/products/pricing-facts';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** The margin table in force for a tier, from the log. */
export const tableFrom = async (services: CommandServices, tier: number): Promise<TablaMargenes> =>
  tableOf(tier, (await services.load(marginTable, tier)).state);

/** All margin tables in force, by tier. */
export const allTables = async (services: CommandServices): Promise<TableFacts> =>
  Object.fromEntries(await Promise.all(TIERS.map(async (tier) => [tier, await tableFrom(services, tier)] as const)));
