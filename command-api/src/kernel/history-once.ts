import { streamOf } from '@power/domain/kernel/aggregate';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** The same services, which read the history of each stream once: for facts that look at it from several sides. */
export function historyOnce(services: CommandServices): CommandServices {
  const histories = new Map<string, ReturnType<CommandServices['history']>>();
  const history: CommandServices['history'] = (aggregate, id) => {
    const stream = streamOf(aggregate, id);
    const events = histories.get(stream) ?? services.history(aggregate, id);
    histories.set(stream, events);
    return events;
  };
  return { ...services, history };
}
