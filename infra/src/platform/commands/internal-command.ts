import { httpCommands } from '../projection/http-commands.ts';
import { settings } from '../service/settings.ts';

/** Issues a declared command as `sistema`, for jobs. The same id writes nothing twice; the id also names what it follows from. */
export const internalCommand = (
  name: string,
  request: Record<string, unknown>,
  commandId: string,
): ReturnType<ReturnType<typeof httpCommands>> =>
  httpCommands(settings.COMMAND_API_URL, settings.INTERNAL_TOKEN)(name, request, commandId, {
    causationId: commandId,
    correlationId: commandId,
  });
