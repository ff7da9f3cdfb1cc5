import type { Engine } from './engine.ts';
import { beginningOfNews } from './loaded-history.ts';
import type { Process } from './process.ts';
import type { ProcessUnit } from './process-unit.ts';

/** Makes sure that every process has a state row. One that is new begins where it says (`from`), or behind a history that was loaded. */
export async function ensureProcesses(
  { pool, store }: Pick<Engine, 'pool' | 'store'>,
  processes: Iterable<Process>,
): Promise<void> {
  const news = await beginningOfNews(pool);
  for (const { name, label, from } of processes) {
    const known = await pool.query<{ label: string }>('SELECT label FROM ops.process_state WHERE name = $1', [name]);
    if (known.rows[0] && known.rows[0].label !== label)
      await pool.query('UPDATE ops.process_state SET label = $2 WHERE name = $1', [name, label]);
    if (known.rowCount) continue;
    const position = news ?? (from === 'now' ? ((await store.head()) ?? -1n) : -1n);
    await pool.query(
      "INSERT INTO ops.process_state (name, label, position, status) VALUES ($1, $2, $3, 'catching_up') ON CONFLICT DO NOTHING",
      [name, label, String(position)],
    );
  }
}

export async function processState({ pool }: Pick<Engine, 'pool'>, name: string): Promise<{ position: bigint }> {
  const { rows } = await pool.query<{ position: bigint }>('SELECT position FROM ops.process_state WHERE name = $1', [
    name,
  ]);
  return { position: BigInt(rows[0]?.position ?? -1) };
}

/** Records how far a process is; marks the unit lost when another instance holds the lease. A database that fails is left for the next time. */
export async function moveCheckpoint(engine: Engine, unit: ProcessUnit, status: 'live' | 'catching_up'): Promise<void> {
  try {
    const done = await engine.pool.query(
      `UPDATE ops.process_state SET position = $4, status = $5, updated_at = clock_timestamp()
       WHERE name = $1 AND owner = $2 AND epoch = $3`,
      [unit.process.name, engine.owner, String(unit.epoch), String(unit.position), status],
    );
    if (done.rowCount !== 1) unit.lost = true;
  } catch (error) {
    engine.log.warn({ err: error, process: unit.process.name }, 'checkpoint of a process not written');
  }
}
