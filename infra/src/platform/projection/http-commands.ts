import { postJson } from '../http/post-json.ts';
import { answerAll, type Waiting } from '../together.ts';
import { type Chain, CommandFault, CommandUnavailable, type IssueCommand } from './process-tools.ts';

type Reply = Awaited<ReturnType<IssueCommand>>;
interface Sent {
  readonly name: string;
  readonly request: Record<string, unknown>;
  readonly commandId: string;
}

/** Commands of one request at most. */
export const MOST_TOGETHER = 100;
/** How long a request may take, and each of its commands besides. */
const TIMEOUT_MS = 30_000;
const EACH_MS = 1000;
const AWAY = [502, 503, 504, 429];

/**
 * Commands over HTTP to command-api: `POST /internal/commands {commands: [{name, request, commandId}], causationId,
 * correlationId}`, answered in that order, within 30 s and 1 s for each. What follows from one event and is asked for in one turn
 * travels together: they share their fate then, as all that one reaction asks for does anyway.
 */
export function httpCommands(url: string, internalToken: string): IssueCommand {
  const waiting = new Map<string, Waiting<Sent, Reply>[]>();

  const depart = async (key: string, chain: Chain): Promise<void> => {
    const all = waiting.get(key)!;
    waiting.delete(key);
    const batches = Array.from({ length: Math.ceil(all.length / MOST_TOGETHER) }, (_, n) =>
      all.slice(n * MOST_TOGETHER, (n + 1) * MOST_TOGETHER),
    );
    await Promise.all(batches.map((batch) => answerAll(batch, (commands) => post(commands, chain))));
  };

  async function post(commands: readonly Sent[], chain: Chain): Promise<readonly Reply[]> {
    const timeout = TIMEOUT_MS + EACH_MS * commands.length;
    const answered = await postJson(
      url,
      '/internal/commands',
      { commands, ...chain },
      { 'x-internal-token': internalToken },
      timeout,
    ).catch((error: unknown) => {
      throw new CommandUnavailable(`command-api: ${String(error)}`);
    });
    const { status, text } = answered;
    if (AWAY.includes(status)) throw new CommandUnavailable(`command-api answered ${status}`);
    const replies = parsed(text) as readonly { ok?: unknown }[] | undefined;
    const whole = Array.isArray(replies) && replies.length === commands.length;
    if (status !== 200 || !whole || replies.some((reply) => typeof reply?.ok !== 'boolean')) {
      const names = [...new Set(commands.map(({ name }) => name))].join(', ');
      throw new CommandFault(`${names}: command-api answered ${status} ${JSON.stringify(replies)?.slice(0, 300)}`);
    }
    return replies as readonly Reply[];
  }

  return (name, request, commandId, { causationId, correlationId }) =>
    new Promise((resolve, reject) => {
      const key = `${causationId}\n${correlationId}`;
      const command = { question: { name, request, commandId }, resolve, reject };
      const others = waiting.get(key);
      if (others) return void others.push(command);
      waiting.set(key, [command]);
      setImmediate(() => void depart(key, { causationId, correlationId }));
    });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
