import type { RecordedEvent } from '../event-store/port.ts';
import { type Engine, pause } from './engine.ts';
import type { LiveGroup } from './group.ts';
import { acquire, held, release } from './leases.ts';
import { Pages } from './pages.ts';
import type { Process } from './process.ts';
import { retryProcess } from './process-retry.ts';
import { BATCH, runProcess } from './process-runner.ts';
import type { ProcessUnit } from './process-unit.ts';
import { ensureProcesses } from './process-state.ts';
import type { IssueCommand } from './process-tools.ts';
import { markFinished, markStarted, type ProjectionRequest } from './requests.ts';

const TABLE = 'ops.process_state';

interface Asleep {
  readonly process: Process;
  readonly wake: () => void;
}

/** Holds the leases of this instance's share of the processes and runs each. */
export class ProcessCoordinator {
  readonly #engine: Engine;
  readonly #followed: { readonly group: LiveGroup; readonly pages: Pages };
  readonly #code: ReadonlyMap<string, Process>;
  readonly #issue: IssueCommand;
  readonly #units = new Map<string, { readonly unit: ProcessUnit; readonly task: Promise<void> }>();
  readonly #asleep = new Set<Asleep>();

  constructor(engine: Engine, group: LiveGroup, processes: readonly Process[], issue: IssueCommand) {
    this.#engine = engine;
    this.#followed = { group, pages: new Pages(engine.store, BATCH) };
    this.#code = new Map(processes.map((process) => [process.name, process]));
    this.#issue = issue;
  }

  async ensureStates(): Promise<void> {
    await ensureProcesses(this.#engine, this.#code.values());
  }

  /** There is something new in the log: whoever reacts to such events looks at it now, the others when they have slept. Without events: all. */
  wake(events?: readonly RecordedEvent[]): void {
    const types = events && new Set(events.map(({ type }) => type));
    for (const one of this.#asleep) if (!types || one.process.reactions.some(({ type }) => types.has(type))) one.wake();
  }

  /** Until something happens that the process reacts to, `ms` at most. */
  #sleep(process: Process, ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#asleep.delete(one);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      const one: Asleep = { process, wake };
      this.#asleep.add(one);
    });
  }

  async tick(instances: number): Promise<void> {
    const leases = new Map((await held(this.#engine, TABLE)).map(({ name, epoch }) => [name, epoch]));
    for (const [name, { unit }] of this.#units) {
      if (unit.lost || leases.get(name) !== unit.epoch) await this.#drop(name);
    }
    const share = Math.ceil(this.#code.size / instances);
    for (const name of [...leases.keys()].slice(share)) {
      await this.#drop(name);
      await release(this.#engine, TABLE, name);
      leases.delete(name);
    }
    for (const { name, epoch } of await acquire(this.#engine, TABLE, [...this.#code.keys()], share - leases.size))
      leases.set(name, epoch);
    for (const [name, epoch] of leases) {
      const process = this.#code.get(name);
      if (process && !this.#units.has(name)) this.#start(process, epoch);
    }
  }

  /** Carries out a retry if the process is in this instance's hands. */
  async handle(request: ProjectionRequest): Promise<void> {
    const running = this.#units.get(request.projection);
    if (!running || request.action !== 'retry') return;
    await markStarted(this.#engine.pool, request.id);
    const { done, stillParked } = await retryProcess(
      this.#engine,
      running.unit,
      this.#issue,
      request.stream ?? undefined,
    );
    await markFinished(this.#engine.pool, request.id, `${done} reprocesados, ${stillParked} siguen detenidos`);
  }

  async stop(): Promise<void> {
    this.wake();
    for (const name of [...this.#units.keys()]) {
      await this.#drop(name);
      await release(this.#engine, TABLE, name).catch(() => undefined);
    }
  }

  #start(process: Process, epoch: bigint): void {
    const unit: ProcessUnit = { process, epoch, position: -1n, lost: false, parked: new Set() };
    this.#units.set(process.name, { unit, task: this.#run(unit, (ms) => this.#sleep(process, ms)) });
  }

  async #run(unit: ProcessUnit, sleep: (ms: number) => Promise<void>): Promise<void> {
    while (!unit.lost && !this.#engine.signal.aborted) {
      try {
        await runProcess(this.#engine, this.#followed, unit, this.#issue, sleep);
      } catch (error) {
        this.#engine.log.error({ err: error, process: unit.process.name }, 'process failed, trying again');
        await pause(this.#engine, 1000);
      }
    }
  }

  async #drop(name: string): Promise<void> {
    const running = this.#units.get(name);
    if (!running) return;
    running.unit.lost = true;
    this.#units.delete(name);
    this.wake();
    await running.task;
  }
}
