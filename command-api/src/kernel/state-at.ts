import { type Aggregate, evolve } from '@power/domain/kernel/aggregate';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** What an aggregate was after one of its versions (0: its first event), read from the log; undefined where it has no such version. */
export async function stateAt<S>(
  aggregate: Aggregate<S>,
  id: string | number,
  version: number,
  services: CommandServices,
): Promise<S | undefined> {
  const events = await services.history(aggregate, id);
  if (version >= events.length) return undefined;
  return events
    .slice(0, version + 1)
    .reduce((state, event) => evolve(aggregate, state, event, { at: event.at } as never), aggregate.initial);
}
