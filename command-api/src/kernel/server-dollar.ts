import { dollar } from '@power/domain/settings/dollar';
import { COMPANY } from '@power/domain/settings/maintenance';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Pesos per dollar as the log has it; null before the first. */
export async function serverDollar(services: CommandServices): Promise<number | null> {
  const { state } = await services.load(dollar, COMPANY);
  return state.valor ?? null;
}
