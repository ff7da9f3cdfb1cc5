import { tableDigest } from '../../../platform/projection/digest.ts';
import { requestAction, requestResult } from '../../../platform/projection/requests.ts';
import { rowsOf, type Scene, until } from '../scene.ts';

interface State {
  readonly name: string;
  readonly table_name: string;
  readonly status: string;
  readonly generation: number;
}

const STATES = 'SELECT name, table_name, status, generation FROM ops.projections ORDER BY name';

async function digests({ pool }: Scene, states: readonly State[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const there = new Set(
    (
      await rowsOf<{ table_name: string }>(
        pool,
        "SELECT table_name::text FROM information_schema.tables WHERE table_schema = 'read'",
      )
    ).map((row) => row.table_name),
  );
  for (const { name, table_name } of states) {
    for (const table of [table_name, `${table_name}_history`].filter((one) => there.has(one))) {
      const { rows, digest } = await tableDigest(pool, table);
      found.set(`${name}${table === table_name ? '' : ' (history)'}`, `${rows} rows ${digest}`);
    }
  }
  return found;
}

/** All are rebuilt at once, over all that a long round wrote. */
const REBUILT_MS = 900_000;

/** Every projection is rebuilt from zero by the running system and must hold the same, row for row. Returns how many tables were compared. */
export async function checkReadModels(scene: Scene, problem: (text: string) => void): Promise<number> {
  const { pool } = scene;
  const before = await rowsOf<State>(pool, STATES);
  for (const { name, status } of before) if (status !== 'live') problem(`${name} is ${status}`);
  const parked = await rowsOf<{ projection: string; stream: string; error: string }>(
    pool,
    'SELECT projection, stream, error FROM ops.parked_events',
  );
  for (const { projection, stream, error } of parked) problem(`${projection} parked ${stream}: ${error}`);
  const served = await digests(scene, before);
  const requests = await Promise.all(
    before.map(async ({ name }) => ({ name, id: await requestAction(pool, name, 'rebuild') })),
  );
  for (const { name, id } of requests) {
    const done = async (): Promise<boolean> => id === undefined || (await requestResult(pool, id)) !== undefined;
    await until(`${name} is rebuilt`, done, REBUILT_MS);
  }
  const after = await rowsOf<State>(pool, STATES);
  for (const [n, { name, generation }] of after.entries())
    if (generation === before[n]?.generation) problem(`${name} was not rebuilt`);
  const rebuilt = await digests(scene, after);
  for (const [name, digest] of served)
    if (rebuilt.get(name) !== digest) problem(`${name} had ${digest}, rebuilt it has ${rebuilt.get(name)}`);
  return served.size;
}
