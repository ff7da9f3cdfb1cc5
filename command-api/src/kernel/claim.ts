import { type Claim, isStale } from '@power/domain/kernel/claim';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';

interface Wanted {
  readonly valor: string;
  readonly dueno: string;
  readonly taken: (owner: string) => Rejection;
  /**
   * False when that owner never came to exist, or gave the value up: an old claim of theirs may then be taken over. `never`:
   * it can need the value no more, and the claim goes at once.
   */
  readonly binds: (owner: string) => Promise<boolean | 'never'>;
}

/** Takes a unique value in the name of the command; answers the refusal when somebody else has it. */
export async function takeClaim(
  services: CommandServices,
  claim: Claim,
  { valor, dueno, taken, binds }: Wanted,
): Promise<Rejection | undefined> {
  const { state } = await services.load(claim.aggregate, valor);
  const other = state.dueno !== undefined && state.dueno !== dueno ? state.dueno : undefined;
  const bound = other === undefined || (await binds(other));
  const free = bound === 'never' || (!bound && isStale(state, services.now));
  const abandoned = free ? other : undefined;
  const outcome = await services.run(claim.aggregate, valor, 'claim', claim.take(valor, dueno, taken, abandoned));
  return isRejection(outcome) ? outcome : undefined;
}
