import type { MasterCalls } from '@power/domain/kernel/master';
import { claimKey } from '@power/domain/kernel/master-rows';
import type { Values } from '@power/domain/kernel/master-events';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** The record of a master that has this value in a unique field, as the log has it; undefined when there is none. */
export async function masterState(
  { aggregate, claims }: MasterCalls,
  services: CommandServices,
  field: string,
  value: string,
): Promise<{ readonly values: Values; readonly activo: boolean } | undefined> {
  const { state: claimed } = await services.load(claims.get(field)!.aggregate, claimKey(value));
  if (claimed.dueno === undefined) return undefined;
  const { state } = await services.load(aggregate, claimed.dueno);
  return state && !state.eliminado && claimKey(state.values[field]) === claimKey(value) ? state : undefined;
}

/** Its fields alone. */
export const masterRecord = async (...asked: Parameters<typeof masterState>): Promise<Values | undefined> =>
  (await masterState(...asked))?.values;

/** `_id` of the record that has this value in a unique field, or had it last; undefined of one that nobody ever had. */
export const claimOwner = async (
  { claims }: MasterCalls,
  services: CommandServices,
  field: string,
  value: string,
): Promise<string | undefined> => (await services.load(claims.get(field)!.aggregate, claimKey(value))).state.dueno;
