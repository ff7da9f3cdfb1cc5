import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type pg from 'pg';
import type { EventStore } from '../event-store/port.ts';
import type { Logger } from '../log.ts';
import { listen, type Listener } from '../../adapters/postgres/listen.ts';
import { checkDefinitions } from './check.ts';
import { Coordinator } from './coordinator.ts';
import type { Projection } from './define.ts';
import { type Engine, pause } from './engine.ts';
import { trimFeed } from './feed.ts';
import { LiveGroup } from './group.ts';
import { Heartbeat, signOff } from './leases.ts';
import { keepWitness, migrateBinding } from './log-binding.ts';
import { createRuntimeMetrics, type RuntimeMetrics } from './metrics.ts';
import type { Process } from './process.ts';
import { ProcessCoordinator } from './process-coordinator.ts';
import type { IssueCommand } from './process-tools.ts';
import { openRequests } from './requests.ts';
import { migrateOps } from './schema.ts';
import { checkParts, type Parts } from './parts-setting.ts';
import { messageOf } from './working-set.ts';

export interface RuntimeOptions {
  /** Connections for reading and writing; at least 4. */
  readonly pool: pg.Pool;
  /** Address for the LISTEN connection. */
  readonly databaseUrl: string;
  readonly store: EventStore;
  readonly log: Logger;
  readonly projections: readonly Projection[];
  readonly processes?: readonly Process[];
  /** How processes issue commands; needed when there are any. */
  readonly issue?: IssueCommand;
  readonly metrics?: RuntimeMetrics;
  /** How long a lease outlives its holder's last sign of life, ms. Default 3500, so that a takeover takes less than 5 s. */
  readonly leaseMs?: number;
  /** How often leases are looked at, ms. Default 1000. */
  readonly tickMs?: number;
  /** In how many parts projections are shared by key among projectors; absent: each whole. */
  readonly parts?: Parts | undefined;
  readonly batchSize?: number;
  readonly cacheRows?: number;
  readonly feedHours?: number;
  /** The time of day by which deadlines of processes pass, for tests. Default: the machine's. */
  readonly now?: () => Date;
  /** For fault tests. */
  readonly inject?: Engine['inject'];
}

export interface ProjectionRuntime {
  readonly owner: string;
  readonly metrics: RuntimeMetrics;
  /** Ends the batch under way and gives all leases back. */
  stop(): Promise<void>;
}

/** How often an event that was seen is kept, to know the log by. */
const WITNESS_MS = 5000;
const TRIM_MS = 60_000;

/** Runs projections and processes of one instance (ARCHITECTURE, *Projections*), sharing them with every other instance on the same database. */
export async function startProjections(options: RuntimeOptions): Promise<ProjectionRuntime> {
  checkDefinitions(options.projections, options.processes ?? []);
  checkParts(
    options.parts ?? new Map(),
    options.projections.map(({ name }) => name),
  );
  const { pool, store, log } = options;
  await migrateOps(pool);
  await migrateBinding(pool);
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal);
  const engine: Engine = {
    pool,
    store,
    log,
    inject: options.inject,
    parts: options.parts,
    now: options.now,
    owner: randomUUID(),
    signal: stopping.signal,
    metrics: options.metrics ?? createRuntimeMetrics(),
    batchSize: options.batchSize ?? 2000,
    cacheRows: options.cacheRows ?? 5000,
  };
  const noCommands: IssueCommand = () => Promise.reject(new Error('no command side was given'));
  const group = new LiveGroup(engine, (await store.head()) ?? -1n, (events) => processes.wake(events));
  const projections = new Coordinator(engine, group, options.projections);
  const processes = new ProcessCoordinator(engine, group, options.processes ?? [], options.issue ?? noCommands);
  await projections.ensureStates();
  await processes.ensureStates();
  await group.start();

  // Apart from the turns: a long one (a retry, many new tables) must not cost the leases.
  const tickMs = options.tickMs ?? 1000;
  const heart = new Heartbeat(engine, options.leaseMs ?? 3500, 2 * tickMs);
  let { instances } = await heart.beat();
  let beating = false;
  const beat = setInterval(() => {
    if (beating) return;
    beating = true;
    const done = heart.beat().finally(() => (beating = false));
    done.then(
      (alive) => {
        instances = alive.instances;
      },
      (error: unknown) => log.warn({ error: messageOf(error) }, 'no heartbeat'),
    );
  }, tickMs);
  const turn = async (): Promise<void> => {
    await projections.tick(instances);
    await processes.tick(instances);
    for (const request of await openRequests(pool)) {
      await projections.handle(request);
      await processes.handle(request);
    }
  };
  let kick = (): void => undefined;
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await turn().catch((error: unknown) =>
        log.warn({ error: messageOf(error) }, 'leases not looked at, trying again'),
      );
      await Promise.race([
        pause(engine, tickMs),
        new Promise<void>((resolve) => {
          kick = resolve;
        }),
      ]);
    }
  })();
  const listener: Listener = listen({
    url: options.databaseUrl,
    channels: ['projector'],
    onNotification: () => kick(),
  });
  const witness = setInterval(() => {
    const { last } = group.tail;
    if (last) void keepWitness(pool, last).catch(() => undefined);
  }, WITNESS_MS);
  const trim = setInterval(() => void trimFeed(pool, { hours: options.feedHours }).catch(() => undefined), TRIM_MS);

  return {
    owner: engine.owner,
    metrics: engine.metrics,
    async stop() {
      stopping.abort();
      clearInterval(trim);
      clearInterval(witness);
      clearInterval(beat);
      await listener.close();
      await loop;
      await group.stop();
      await processes.stop();
      await projections.stop();
      await signOff(pool, engine.owner).catch(() => undefined);
      await pool.query("SELECT pg_notify('projector', '')").catch(() => undefined);
    },
  };
}
