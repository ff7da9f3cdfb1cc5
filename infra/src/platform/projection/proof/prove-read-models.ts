import type { EventStore } from '../../event-store/port.ts';
import type { Projection } from '../define.ts';
import { emptyMember, foldInto } from '../fill/history-fill.ts';
import { FilledTables } from '../fill/filled-tables.ts';
import { partOf, partSql, projectionSql } from '../key-share.ts';
import type { Member } from '../member.ts';
import { Prepared } from '../prepared.ts';
import { buildTables } from '../tables.ts';
import { messageOf } from '../working-set.ts';
import { compareTables, type Difference } from './compare-tables.ts';
import { createClient } from '../../../adapters/postgres/session.ts';

/** Projections whose rows are in memory at once; each further group reads the log again. */
const TOGETHER = 16;
const PAGE = 2000;
/** No real generation comes this far: names of tables are checked up to it. */
const PROOF = 999_999;

/** What became of one read model. */
export interface ReadModelProof {
  readonly name: string;
  /** Rows compared, of the table and of its history. */
  readonly rows: number;
  /** Rows that differ, the first of them named. */
  readonly differing: number;
  readonly differences: readonly Difference[];
  /** Why nothing could be said of it, in a Spanish sentence. */
  readonly unproven?: string;
}

const NOTHING = { rows: 0, differing: 0, differences: [] } as const;

interface Sources {
  readonly databaseUrl: string;
  readonly store: EventStore;
}

interface State {
  readonly name: string;
  readonly version: number;
  readonly generation: number;
  /** Of each of its parts, in their order; of one that is whole, its own. */
  readonly positions: readonly string[];
  readonly parked: number;
}

const STATES = `SELECT s.*, (SELECT count(DISTINCT p.position)::integer FROM ops.parked_events p
     WHERE ${projectionSql('p.projection')} = s.name) AS parked
  FROM (SELECT ${projectionSql('name')} AS name, max(version) AS version, max(generation) AS generation,
    array_agg(position::text ORDER BY coalesce(${partSql('name')}, 0)) AS positions FROM ops.projection_state GROUP BY 1) s`;

/**
 * Proves that each read model is what the log says (`audit:verify --read-models`), while the system runs:
 * what serves is looked at in one snapshot, with the position that it (each part, where it is shared by key) was read up to; the log is folded up to there by the
 * projector's rules into tables of a transaction that is never committed, and the two are compared row by row, histories
 * too. Nobody else sees or waits for anything of it. A read model that is not built, is of another version or has parked
 * events is named as unproven.
 */
export async function* proveReadModels(
  projections: readonly Projection[],
  sources: Sources,
  together = TOGETHER,
): AsyncGenerator<ReadModelProof> {
  for (let first = 0; first < projections.length; first += together)
    yield* proveGroup(projections.slice(first, first + together), sources);
}

async function* proveGroup(projections: readonly Projection[], sources: Sources): AsyncGenerator<ReadModelProof> {
  const client = createClient(sources.databaseUrl, { name: 'proof' });
  await client.connect();
  const proven: Proven[] = [];
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: shared } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const { rows: states } = await client.query<State>(STATES);
    const begin = `BEGIN ISOLATION LEVEL REPEATABLE READ; SET TRANSACTION SNAPSHOT '${shared[0]!.id}'`;
    for (const projection of projections) {
      const state = states.find(({ name }) => name === projection.name);
      const unproven = whyNot(projection, state);
      if (unproven) yield { name: projection.name, ...NOTHING, unproven };
      else proven.push(new Proven(projection, sources.databaseUrl, begin, state!));
    }
    await foldLog(proven, sources.store);
    for (const one of proven) {
      const proof = await one.compared();
      const swapped = proof.differing > 0 && (await generationNow(sources, proof.name)) !== one.generation;
      yield swapped ? { ...proof, ...NOTHING, unproven: 'se reconstruyó mientras tanto: vuelve a verificar' } : proof;
    }
  } finally {
    for (const one of proven) await one.close();
    await client.end();
  }
}

/** Names are looked up as they are now, whatever the snapshot: a table that was swapped meanwhile is another one. */
async function generationNow({ databaseUrl }: Sources, name: string): Promise<number | undefined> {
  const client = createClient(databaseUrl);
  await client.connect();
  try {
    return (await client.query<State>(`${STATES} WHERE s.name = $1`, [name])).rows[0]?.generation;
  } finally {
    await client.end();
  }
}

function whyNot({ version }: Projection, state: State | undefined): string | undefined {
  if (!state || state.generation === 0) return 'todavía no está construido';
  if (state.version !== version) return 'es de otra versión del programa: se reconstruye al iniciar';
  if (state.parked > 0) return `tiene eventos detenidos (${state.parked}): míralos en Estado del sistema`;
  return undefined;
}

async function foldLog(proven: readonly Proven[], store: EventStore): Promise<void> {
  const until = proven.reduce((last, { position }) => (position > last ? position : last), -1n);
  for (let after = -1n; after < until;) {
    const events = await store.readAll({ after, limit: PAGE });
    if (events.length === 0) return;
    const prepared = events.map((event) => new Prepared(event));
    for (const one of proven) await one.take(prepared);
    after = events.at(-1)!.position;
  }
}

/** Of several parts each has its rows up to where it stands. */
const reachedBy = (reached: readonly bigint[]): Member['takes'] =>
  reached.length > 1 ? (key, position) => position <= reached[partOf(key, reached.length)]! : undefined;

/** A read model that is being made once more. */
class Proven {
  readonly position: bigint;
  readonly generation: number;
  readonly #tables: FilledTables;
  #failed: string | undefined;

  constructor(projection: Projection, databaseUrl: string, begin: string, { positions, generation }: State) {
    const reached = positions.map(BigInt);
    this.position = reached.reduce((most, position) => (position > most ? position : most));
    this.generation = generation;
    const member = emptyMember(projection, PROOF, buildTables(projection, PROOF), reachedBy(reached));
    this.#tables = new FilledTables(member, databaseUrl, begin);
  }

  async take(events: readonly Prepared[]): Promise<void> {
    if (this.#failed !== undefined) return;
    const { rules } = this.#tables.member;
    const own = events.filter(({ event }) => event.position <= this.position && rules.has(event.type));
    try {
      if (own.length > 0) await foldInto(this.#tables, own);
    } catch (error) {
      this.#failed = messageOf(error);
    }
  }

  async compared(): Promise<ReadModelProof> {
    const { projection, tables } = this.#tables.member;
    try {
      if (this.#failed === undefined)
        return { name: projection.name, ...(await compareTables(await this.#tables.settle(), projection, tables)) };
    } catch (error) {
      this.#failed = messageOf(error);
    } finally {
      await this.close();
    }
    return { name: projection.name, ...NOTHING, unproven: `no se pudo rehacer: ${this.#failed}` };
  }

  close(): Promise<void> {
    return this.#tables.close();
  }
}
