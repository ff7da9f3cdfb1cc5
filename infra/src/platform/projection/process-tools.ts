import type { RecordedEvent } from '../event-store/port.ts';
import type { ProcessTools } from './process.ts';

/** By which the log tells what followed from what. */
export interface Chain {
  readonly causationId: string;
  readonly correlationId: string;
}

/** Issues one command and returns the reply's JSON. Throws {@link CommandUnavailable} or {@link CommandFault}. */
export type IssueCommand = (
  name: string,
  request: Record<string, unknown>,
  commandId: string,
  chain: Chain,
) => ReturnType<ProcessTools['command']>;

/** The command side cannot be reached or is not ready: nobody's fault, to be tried again without end. */
export class CommandUnavailable extends Error {
  override readonly name = 'CommandUnavailable';
}

/** The command side answered something that is neither acceptance nor a business refusal. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
}

/** Commands over HTTP to command-api: `POST /internal/command {name, request, commandId, causationId, correlationId}`, at most 30 s each. */
export function httpCommands(url: string, internalToken: string): IssueCommand {
  return async (name, request, commandId, chain) => {
    let response: Response;
    try {
      response = await fetch(new URL('/internal/command', url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-internal-token': internalToken },
        body: JSON.stringify({ name, request, commandId, ...chain }),
        signal: AbortSignal.timeout(30_000),
      });
    } catch (error) {
      throw new CommandUnavailable(`command-api: ${String((error as Error).cause ?? error)}`);
    }
    if ([502, 503, 504, 429].includes(response.status))
      throw new CommandUnavailable(`command-api answered ${response.status}`);
    const reply = (await response.json().catch(() => undefined)) as { ok?: unknown } | undefined;
    if (response.status !== 200 || typeof reply?.ok !== 'boolean') {
      throw new CommandFault(
        `${name}: command-api answered ${response.status} ${JSON.stringify(reply)?.slice(0, 300)}`,
      );
    }
    return reply as Awaited<ReturnType<IssueCommand>>;
  };
}

/** Tools of one reaction: its commands are numbered, so that repeating the reaction repeats their ids. */
export function toolsFor(process: string, event: RecordedEvent, issue: IssueCommand): ProcessTools {
  let n = 0;
  return {
    command: (name, request, commandId) => {
      const id = commandId ?? `process/${process}/${event.id}/${n}`;
      n += 1;
      return issue(name, request, id, { causationId: event.id, correlationId: event.metadata.correlationId });
    },
  };
}
