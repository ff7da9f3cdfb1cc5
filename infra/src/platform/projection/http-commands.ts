import { postJson } from '../http/post-json.ts';
import { answerAll, type Waiting } from '../together.ts';
import { type Chain, CommandFault, CommandUnavailable, type IssueCommand } from './process-tools.ts';

type Reply = Awaited<ReturnType<IssueCommand>>;
interface Sent extends Chain {
  readonly name: string;
  readonly request: Record<string, unknown>;
  readonly commandId: string;
}
/** A command's own answer, or why there is none. */
type Outcome = Reply | { readonly falla: string; readonly ausente: boolean };

/** Commands of one request at most. */
export const MOST_TOGETHER = 100;
/** How long a request may take, and each of its commands besides. */
const TIMEOUT_MS = 30_000;
const EACH_MS = 1000;
const AWAY = [502, 503, 504, 429];

/**
 * Commands over HTTP to command-api: `POST /internal/commands {commands: [{name, request, commandId, causationId,
 * correlationId}]}`, answered in that order, within 30 s and 1 s for each. What is asked for in one turn travels together,
 * whoever asks; each command has an outcome of its own.
 */
export function httpCommands(url: string, internalToken: string): IssueCommand {
  let waiting: Waiting<Sent, Outcome>[] = [];

  const depart = (): void => {
    const all = waiting;
    waiting = [];
    for (let n = 0; n < all.length; n += MOST_TOGETHER) void answerAll(all.slice(n, n + MOST_TOGETHER), post);
  };

  async function post(commands: readonly Sent[]): Promise<readonly Outcome[]> {
    const timeout = TIMEOUT_MS + EACH_MS * commands.length;
    const answered = await postJson(
      url,
      '/internal/commands',
      { commands },
      { 'x-internal-token': internalToken },
      timeout,
    ).catch((error: unknown) => {
      throw new CommandUnavailable(`command-api: ${String(error)}`);
    });
    const { status, text } = answered;
    if (AWAY.includes(status)) throw new CommandUnavailable(`command-api answered ${status}`);
    const outcomes = parsed(text) as readonly { ok?: unknown; falla?: unknown }[] | undefined;
    const whole = Array.isArray(outcomes) && outcomes.length === commands.length;
    if (status !== 200 || !whole || !outcomes.every(told)) {
      const names = [...new Set(commands.map(({ name }) => name))].join(', ');
      throw new CommandFault(`${names}: command-api answered ${status} ${JSON.stringify(outcomes)?.slice(0, 300)}`);
    }
    return outcomes as readonly Outcome[];
  }

  return async (name, request, commandId, chain) => {
    const outcome = await new Promise<Outcome>((resolve, reject) => {
      waiting.push({ question: { name, request, commandId, ...chain }, resolve, reject });
      if (waiting.length === 1) setImmediate(depart);
    });
    if (!('falla' in outcome)) return outcome;
    const { falla, ausente } = outcome as Exclude<Outcome, Reply>;
    throw new (ausente ? CommandUnavailable : CommandFault)(`${name}: ${falla}`);
  };
}

const told = (one: { readonly ok?: unknown; readonly falla?: unknown } | null): boolean =>
  typeof one?.ok === 'boolean' || typeof one?.falla === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
