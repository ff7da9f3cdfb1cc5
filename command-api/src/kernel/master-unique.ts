import type { MasterCalls } from '@power/domain/kernel/master';
import type { Values } from '@power/domain/kernel/master-events';
import { repeated } from '@power/domain/kernel/master-faults';
import { claimKey, claimOf } from '@power/domain/kernel/master-rows';
import { masterWords } from '@power/domain/kernel/master-words';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { takeClaim } from './claim.ts';

/** Takes the unique fields among these values for a record; the refusal names the field and what to do. */
export async function claimUnique(
  calls: MasterCalls,
  services: CommandServices,
  _id: string,
  values: Values,
): Promise<Rejection | undefined> {
  const { master, aggregate, claims } = calls;
  const words = masterWords(master);
  for (const [field, claim] of claims) {
    const valor = claimOf(values, field);
    if (valor === undefined) continue;
    const refused = await takeClaim(services, claim, {
      valor,
      dueno: _id,
      taken: () => reject('REPETIDO', words.notSaved, repeated(master, field, values[field]), { campo: field }),
      binds: async (other) => {
        const { state } = await services.load(aggregate, other);
        return state !== undefined && !state.eliminado && claimKey(state.values[field]) === valor;
      },
    });
    if (refused) return refused;
  }
  return undefined;
}
