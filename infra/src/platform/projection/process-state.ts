import type { Engine } from './engine.ts';
import { loadedHistory } from './loaded-history.ts';
import type { Process } from './process.ts';
import type { ProcessUnit } from './process-unit.ts';

/**
 * Makes sure that every process has a state row; all new ones in one statement, so that a start that is cut short leaves none
 * behind that would later begin elsewhere. One that is new begins where it says (`from`), never within a history that was
 * loaded: that holds already what it would make of it. Where none has run, all begin with the news behind it.
 */
export async function ensureProcesses(
  { pool, store }: Pick<Engine, 'pool' | 'store'>,
  processes: Iterable<Process>,
): Promise<void> {
  const loaded = await loadedHistory(pool);
  const { rows } = await pool.query<{ name: string; label: string }>('SELECT name, label FROM ops.process_state');
  const known = new Map(rows.map(({ name, label }) => [name, label]));
  const all = [...processes];
  for (const { name, label } of all)
    if (known.has(name) && known.get(name) !== label)
      await pool.query('UPDATE ops.process_state SET label = $2 WHERE name = $1', [name, label]);
  const fresh = all.filter(({ name }) => !known.has(name));
  if (fresh.length === 0) return;
  const head = (await store.head()) ?? -1n;
  const begin = ({ from }: Process): bigint =>
    from === 'now' && (known.size > 0 || loaded === undefined) ? head : (loaded ?? -1n);
  await pool.query(
    `INSERT INTO ops.process_state (name, label, position, status)
     SELECT name, label, position, 'catching_up' FROM unnest($1::text[], $2::text[], $3::bigint[]) AS p (name, label, position)
     ON CONFLICT DO NOTHING`,
    [fresh.map(({ name }) => name), fresh.map(({ label }) => label), fresh.map((one) => String(begin(one)))],
  );
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
