import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readPositions } from '@power/infra/platform/http/positions';

const WAIT_MS = 5000;

/**
 * Waits until a list knows all that was written before the request; the refusal when it is late for longer. Processes and
 * the demo, which have no origin, decide on what there is.
 */
export async function currentList(
  { db, head, origin }: Pick<CommandServices, 'db' | 'head' | 'origin'>,
  projection: string,
  titulo: string,
): Promise<Rejection | undefined> {
  if (origin === undefined) return undefined;
  const until = (await head()) ?? -1n;
  for (const end = performance.now() + WAIT_MS; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    if ((new Map(await readPositions(db)).get(projection) ?? -1n) >= until) return undefined;
    if (performance.now() >= end)
      return reject(
        'LISTAS_ATRASADAS',
        titulo,
        'Las listas aún no saben de los últimos movimientos. Vuelve a intentarlo.',
      );
  }
}
