import type { CommandDefinition, DecideContext } from '@power/domain/kernel/command';

const ABSENT = new Error('facts are not there yet');
/** Whoever reads any of it is told by an error that is made once: one that the engine words costs more than the rest of the attempt. */
const absent: unknown = new Proxy(
  {},
  {
    get() {
      throw ABSENT;
    },
  },
);

/** The stream's id when it does not depend on facts; a repeat is then recognised before facts that could refuse it. */
export function streamBeforeFacts(
  command: CommandDefinition,
  request: unknown,
  context: Omit<DecideContext<unknown>, 'facts'>,
): string | number | undefined {
  if (!command.needsFacts) return command.stream(request, { ...context, facts: undefined });
  try {
    return command.stream(request, { ...context, facts: absent });
  } catch {
    return undefined;
  }
}
