import type { DemoCommand } from './command.ts';

export interface Refusal {
  commandId: string;
  codigo: string;
  mensaje: string;
}
export interface Sent {
  commands: number;
  refused: Refusal[];
}

export interface BatchTarget {
  commandApiUrl: string;
  internalToken: string;
}

type Reply = { ok: true } | { ok: false; codigo: string; mensaje: string };

const SIZE = 250;
/** Batches that command-api has in hand at once: enough that it never waits for us. */
const AHEAD = 6;

const headers = ({ internalToken }: BatchTarget): Record<string, string> => ({
  'content-type': 'application/json',
  'x-internal-token': internalToken,
});

/** What stands at the beginning of the log. Throws a readable line when this system takes no demo. */
export async function beginningOf(target: BatchTarget): Promise<{ inicio: string | null; propio: boolean }> {
  const reply = await fetch(`${target.commandApiUrl}/internal/demo`, { headers: headers(target) });
  if (!reply.ok) throw new Error(`Este sistema no admite la demostración (respuesta ${reply.status}).`);
  return (await reply.json()) as { inicio: string | null; propio: boolean };
}

async function post(target: BatchTarget, commands: readonly DemoCommand[]): Promise<Response> {
  const reply = await fetch(`${target.commandApiUrl}/internal/batch`, {
    method: 'POST',
    headers: headers(target),
    body: JSON.stringify({ commands }),
  });
  if (!reply.ok)
    throw new Error(
      `command-api no aceptó los comandos (respuesta ${reply.status}): ${(await reply.text()).slice(0, 300)}`,
    );
  return reply;
}

/** Sends commands in their order and waits for all; `told` hears how many are done. Refusals are collected, faults throw. */
export async function sendAll(
  target: BatchTarget,
  commands: Iterable<DemoCommand>,
  told: (done: number) => void = () => undefined,
): Promise<Sent> {
  const sent: Sent = { commands: 0, refused: [] };
  const running: (() => Promise<void>)[] = [];
  const send = async (batch: DemoCommand[]): Promise<void> => {
    if (running.length >= AHEAD) await running.shift()?.();
    // The head arrives when all of the batch are queued there: only then may the next one follow.
    const reply = await post(target, batch);
    const body = reply.json() as Promise<{ respuestas: Reply[] }>;
    body.catch(() => undefined);
    running.push(async () => {
      const { respuestas } = await body;
      respuestas.forEach(
        (r, i) =>
          r.ok || sent.refused.push({ commandId: batch[i]?.commandId ?? '', codigo: r.codigo, mensaje: r.mensaje }),
      );
      told((sent.commands += batch.length));
    });
  };
  let batch: DemoCommand[] = [];
  for (const command of commands) {
    // What an order does to the stock is queued together with the step that causes it, before any process hears of it.
    if (batch.length >= SIZE && command.name !== 'settle-order-stock') {
      await send(batch);
      batch = [];
    }
    batch.push(command);
  }
  if (batch.length > 0) await send(batch);
  for (const wait of running) await wait();
  return sent;
}
