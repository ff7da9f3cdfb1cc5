import type { CommandDefinition, DecideContext } from '@power/domain/kernel/command';

/** The stream's id when it does not depend on facts; a repeat is then recognised before facts that could refuse it. */
export function streamBeforeFacts(
  command: CommandDefinition,
  request: unknown,
  context: DecideContext<unknown>,
): string | number | undefined {
  if (!command.needsFacts) return command.stream(request, context);
  // Most that need facts fail here, and nobody reads where: a stack trace costs more than the rest of the attempt.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return command.stream(request, context);
  } catch {
    return undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
