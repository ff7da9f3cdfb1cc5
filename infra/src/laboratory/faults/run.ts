import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { seededRandom } from '../../operations/demo/random.ts';
import { openEventStore } from '../../adapters/event-store/open-event-store.ts';
import { createPool } from '../../adapters/postgres/pool.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';
import { carryOut, repeat } from './break.ts';
import { Client } from './client.ts';
import { Crew } from './crew.ts';
import { freePlaces, hotGoods } from './goods.ts';
import { Ledger } from './ledger.ts';
import { Load } from './load.ts';
import { checkChain, checkCommands, readLog } from './oracle/log.ts';
import { checkReadModels } from './oracle/read-models.ts';
import { settled } from './oracle/settled.ts';
import { checkBuying } from './oracle/buying.ts';
import { checkCases } from './oracle/cases.ts';
import { checkSerialPlaces } from './oracle/serials.ts';
import { checkStock } from './oracle/stock.ts';
import { checkCauses, checkWarehouse } from './oracle/warehouse.ts';
import { checkWatchers } from './oracle/watchers.ts';
import { planFaults, sayStep, type Step } from './plan.ts';
import { recovered, type Scene } from './scene.ts';
import { Watcher } from './watcher.ts';

export interface FaultRun {
  readonly seed: number;
  readonly kills: number;
  /** Carried out instead of the seed's own plan. */
  readonly steps?: readonly Step[];
  readonly workers?: number;
  /** How many people besides move and count goods; with any, orders leave by routes as well. */
  readonly movers?: number;
  /** How many besides buy, receive and cost. */
  readonly buyers?: number;
  readonly env?: Record<string, string>;
  readonly say?: (line: string) => void;
}

export interface FaultReport {
  readonly problems: readonly string[];
  readonly figures: Record<string, number>;
}

/**
 * Starts the built system, breaks it by plan under load, lets it recover and holds it against what its clients were told.
 * Load and plan follow from the seed; how they meet in time does not.
 */
export async function runFaults({
  seed,
  kills,
  steps,
  workers = 6,
  movers = 0,
  buyers = 0,
  env,
  say = () => undefined,
}: FaultRun): Promise<FaultReport> {
  const rng = seededRandom(`faults/${seed}`);
  const plan = steps ?? planFaults(rng.fork('plan'), kills);
  const ledger = new Ledger();
  Client.over = false;
  const clockFile = path.join(await mkdtemp(path.join(os.tmpdir(), 'power-clock-')), 'ahead');
  let system: TestSystem = await startSystem({ demo: 'small', env: { CLOCK_FILE: clockFile, ...env } });
  const { dataDir } = system;
  let scene: Scene | undefined;
  let load: Load | undefined;
  const begun = Date.now();
  const sayPart = (part: string): void => say(`${part} after ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  try {
    await system.waitReady();
    const url = system.url.replace('localhost', '127.0.0.1');
    const crew = new Crew(url, ledger);
    const boss = crew.of('Administrador', 0);
    const { clientes } = await boss.ask('/clientes/listar', { accion: 'dropdown', buscar: '' });
    const work = {
      crew,
      ledger,
      seed,
      goods: await hotGoods(crew, rng.fork('goods')),
      places: await freePlaces(boss, movers),
      customers: (clientes as { _id: string }[]).map(({ _id }) => _id).sort(),
    };
    const watchers = [
      new Watcher(url, ['pedidos', 'sesiones'], boss, boss),
      new Watcher(url, ['pedidos'], undefined, boss),
    ];
    scene = {
      system,
      clockFile,
      pool: createPool(system.runtime().env.DATABASE_URL!, { max: 4, name: 'faults' }),
      work,
      rng: rng.fork('steps'),
      watchers,
    };
    sayPart('at work');
    load = new Load(work, rng.fork('load'), workers, buyers);
    for (const [n, step] of plan.entries()) {
      ledger.step = `seed ${seed} step ${n + 1}/${plan.length} ${sayStep(step)}`;
      const started = Date.now();
      const remark = await carryOut(scene, step, n);
      system = scene.system;
      say(
        `${n + 1}/${plan.length} ${sayStep(step)} ${((Date.now() - started) / 1000).toFixed(1)} s ${remark}${ledger.problems.length > 0 ? ` — ${ledger.problems.length} problems` : ''}`,
      );
    }
    ledger.step = `seed ${seed} end`;
    await load.stop();
    sayPart('load ended');
    const figures = await judge(scene, ledger);
    sayPart('judged');
    return {
      problems: ledger.problems,
      figures: {
        kills: plan.flatMap((step) => (step.fault === 'kill' ? step.victims : [])).length,
        steps: plan.length,
        orders: load.orders,
        moves: load.moves,
        bought: load.bought,
        ...figures,
      },
    };
  } catch (error) {
    ledger.problem((error as Error).stack ?? String(error));
    return { problems: ledger.problems, figures: { acknowledged: ledger.acknowledged.length } };
  } finally {
    Client.over = true;
    await load?.stop();
    for (const watcher of scene?.watchers ?? []) watcher.close();
    await scene?.pool.end().catch(() => undefined);
    await (scene?.system ?? system).remove();
    await rm(dataDir, { recursive: true, force: true });
    await rm(path.dirname(clockFile), { recursive: true, force: true });
  }
}

async function judge(scene: Scene, ledger: Ledger): Promise<Record<string, number>> {
  const problem = (text: string): void => ledger.problem(text);
  await recovered(scene);
  await repeat(scene, 60);
  const { DATABASE_URL, EVENTSTORE_URL } = scene.system.runtime().env;
  const store = await openEventStore({ databaseUrl: DATABASE_URL!, eventstoreUrl: EVENTSTORE_URL });
  try {
    await settled(scene, store);
    const events = await readLog(store, problem);
    await checkChain(store, events, problem);
    checkCommands(events, ledger, problem);
    const { orphans } = checkStock(events, problem);
    checkWarehouse(events, problem);
    checkCases(events, problem);
    const serials = checkSerialPlaces(events, problem);
    checkBuying(events, problem);
    await checkCauses(scene, problem);
    const frames = await checkWatchers(scene, problem);
    const tables = await checkReadModels(scene, problem);
    return {
      acknowledged: ledger.acknowledged.length,
      refused: ledger.refused.size,
      events: events.length,
      orphans,
      serials,
      frames,
      tables,
    };
  } finally {
    await store.close();
  }
}
