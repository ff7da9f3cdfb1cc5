import { isDeepStrictEqual } from 'node:util';
import type { Frame } from '../../../platform/projection/define.ts';
import { rowsOf, type Scene, until } from '../scene.ts';
import type { Watcher } from '../watcher.ts';

interface Row {
  readonly seq: bigint;
  readonly topic: string | null;
  readonly key: string | null;
  readonly frame: Frame | null;
}

const audience = ({ para }: Frame, known: boolean): boolean =>
  para.publico === true || (known && (para.todos === true || para.perfiles?.includes('Administrador') === true));

/** Every frame that a client was to hear, once and in order, and a screen that shows what the read model holds. */
export async function checkWatchers(scene: Scene, problem: (text: string) => void): Promise<number> {
  let frames = 0;
  for (const [n, watcher] of scene.watchers.entries()) {
    watcher.resume();
    const say = (text: string): void => problem(`socket ${n} (${watcher.temas.join(', ')}): ${text}`);
    for (const text of watcher.problems) say(text);
    if (watcher.known && watcher.refused.size > 0) say(`may not hear ${[...watcher.refused].join(', ')}`);
    if (watcher.from === undefined) {
      say('was never let in');
      continue;
    }
    const rows = await rowsOf<Row>(
      scene.pool,
      'SELECT seq, topic, key, frame FROM ops.change_feed WHERE seq > $1 ORDER BY seq',
      [String(watcher.from)],
    );
    const skipped = (seq: bigint): boolean => watcher.skipped.some(({ after, upTo }) => seq > after && seq <= upTo);
    const due = rows.filter(
      ({ seq, topic, frame }) =>
        !skipped(seq) &&
        (frame
          ? audience(frame, watcher.known)
          : topic !== null && watcher.temas.includes(topic) && !watcher.refused.has(topic)),
    );
    const last = due.at(-1)?.seq ?? 0n;
    await until('the last frame is heard', () => Promise.resolve((watcher.heard.at(-1)?.cursor ?? 0n) >= last)).catch(
      (error: Error) => say(error.message),
    );
    // Of a long round the feed keeps the newest rows alone: what was heard before them is held to its order.
    frames += compare(due, rows[0]?.seq ?? 0n, watcher, say);
    await watcher.settled();
    await compareRows(scene, watcher, say);
  }
  return frames;
}

function compare(
  due: readonly Row[],
  oldest: bigint,
  { heard, connections }: Watcher,
  say: (text: string) => void,
): number {
  const expected = new Map(due.map((row) => [row.seq, row]));
  const seen = new Set<bigint>();
  let before = 0n;
  for (const { cursor, evento, datos } of heard) {
    const row = expected.get(cursor);
    if (seen.has(cursor)) say(`heard ${cursor} twice`);
    else if (cursor < before) say(`heard ${cursor} after ${before}`);
    if (!row && cursor >= oldest) say(`heard ${evento} at ${cursor}, which was not for it`);
    else if (row && row.topic !== null && (row.topic !== datos.tema || row.key !== datos.clave))
      say(`heard ${datos.tema}/${datos.clave} at ${cursor} instead of ${row.topic}/${row.key}`);
    seen.add(cursor);
    before = cursor;
  }
  const missed = due.filter(({ seq }) => !seen.has(seq));
  if (missed.length > 0)
    say(
      `missed ${missed.length} of ${due.length} frames: ${ranges(due, seen)}, the first ${missed[0]!.frame?.evento ?? missed[0]!.topic} (${connections.join(', ')})`,
    );
  return heard.length;
}

/** `7017–7043, …`: what was missed, in runs. */
function ranges(due: readonly Row[], seen: ReadonlySet<bigint>): string {
  const runs: bigint[][] = [];
  let open = false;
  for (const { seq } of due) {
    if (seen.has(seq)) open = false;
    else if (open) runs.at(-1)!.push(seq);
    else {
      open = true;
      runs.push([seq]);
    }
  }
  return runs
    .slice(0, 5)
    .map((run) => `${run[0]}–${run.at(-1)}`)
    .join(', ');
}

async function compareRows({ work }: Scene, { rows }: Watcher, say: (text: string) => void): Promise<void> {
  const reader = work.crew.of('Administrador', 0);
  const final = new Map<string, unknown>();
  for (let at = 0; ; at += 500) {
    const page = (
      await reader.ask('/pedido_ventas/listar', {
        accion: 'grid',
        startRow: at,
        endRow: at + 500,
        sortModel: [],
        filterModel: {},
      })
    ).rows as { _id: string }[];
    for (const row of page) final.set(row._id, row);
    if (page.length < 500) break;
  }
  for (const [key, row] of rows)
    if (!isDeepStrictEqual(row, final.get(key)))
      say(`shows order ${key} as ${JSON.stringify(row)} instead of ${JSON.stringify(final.get(key))}`);
}
