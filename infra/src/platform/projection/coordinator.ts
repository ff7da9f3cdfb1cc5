import { attach, attachPart, type ProjectionUnit } from './attach.ts';
import { index, startBuild } from './build.ts';
import { catchUp } from './catch-up.ts';
import type { Projection } from './define.ts';
import { type Engine, pause } from './engine.ts';
import type { LiveGroup } from './group.ts';
import { joinShared } from './join-shared.ts';
import { ofLease, projectionSql } from './key-share.ts';
import { makeLateIndexes } from './late-indexes.ts';
import { leasePools, mayTake, type Standing } from './lease-pools.ts';
import { acquire, held, release } from './leases.ts';
import type { Member } from './member.ts';
import { partsWanted } from './parts.ts';
import { Mutex } from './mutex.ts';
import { retryParked } from './retry.ts';
import { markFinished, markStarted, type ProjectionRequest } from './requests.ts';
import { swapWhenReady } from './swap.ts';
import { messageOf } from './working-set.ts';

const TABLE = 'ops.projection_state';
/** How long a projection that failed rests before it is tried again. */
const REST_MS = 5000;

const STANDING = `SELECT name, version, parts, coalesce(owner <> $2 AND owner IN (SELECT id FROM ops.projector_instances), false) AS others
  FROM ${TABLE} WHERE ${projectionSql('name')} = ANY($1)`;

/** Holds the leases of this instance's share of the projections and their parts, and keeps each of them moving. */
export class Coordinator {
  readonly #engine: Engine;
  readonly #group: LiveGroup;
  readonly #code: ReadonlyMap<string, Projection>;
  readonly #pools: readonly (readonly string[])[];
  /** By lease. */
  readonly #units = new Map<string, ProjectionUnit>();
  readonly #rest = new Map<string, number>();
  readonly #tasks = new Set<Promise<void>>();
  /** Indexes are made one after the other: beside people who work already. */
  readonly #later = new Mutex();

  constructor(engine: Engine, group: LiveGroup, projections: readonly Projection[]) {
    this.#engine = engine;
    this.#group = group;
    this.#code = new Map(projections.map((projection) => [projection.name, projection]));
    this.#pools = leasePools([...this.#code.keys()], engine.parts ?? new Map());
  }

  /** Makes sure that every projection of this code has a state row. */
  async ensureStates(): Promise<void> {
    for (const { name, version, table } of this.#code.values()) {
      await this.#engine.pool.query(
        `INSERT INTO ${TABLE} (name, version, table_name, status) VALUES ($1, $2, $3, 'catching_up') ON CONFLICT DO NOTHING`,
        [name, version, table],
      );
    }
  }

  /** One look at the leases: drops what is lost, gives back or takes over towards a fair share, takes up what it holds. */
  async tick(instances: number): Promise<void> {
    const leases = new Map((await held(this.#engine, TABLE)).map(({ name, epoch }) => [name, epoch]));
    for (const [name, unit] of this.#units) {
      if (leases.get(name) === unit.epoch && !failed(unit)) continue;
      if (leases.get(name) === unit.epoch) this.#rest.set(name, performance.now() + REST_MS);
      await this.#drop(unit);
    }
    const current = await this.#current();
    for (const pool of this.#pools) {
      const share = Math.ceil(pool.length / instances);
      const mine = [...leases.keys()].filter((name) => pool.includes(name));
      for (const name of mine.slice(share)) await this.#giveBack(name, leases);
      const free = pool.filter((name) => current.has(name));
      for (const { name, epoch } of await acquire(this.#engine, TABLE, free, share - mine.length))
        leases.set(name, epoch);
    }
    const fresh: Member[] = [];
    try {
      for (const [name, epoch] of leases) {
        if (this.#units.has(name) || (this.#rest.get(name) ?? 0) > performance.now()) continue;
        const unit = await this.#attach(name, epoch);
        if (!unit) continue;
        this.#units.set(name, unit);
        for (const member of [unit.serving, unit.build]) if (member) fresh.push(member);
      }
    } finally {
      // One that could not be taken up is tried at the next look; those before it are taken up already and must move.
      this.#launch(fresh);
    }
  }

  /** Carries out a request if the projection is in this instance's hands and at rest; otherwise leaves it for later. */
  async handle(request: ProjectionRequest): Promise<void> {
    const unit = this.#units.get(request.projection);
    if (!unit) return;
    const { pool } = this.#engine;
    if (request.action === 'retry') {
      if (!unit.serving || !this.#group.members.has(unit.serving)) return;
      await markStarted(pool, request.id);
      const { done, stillParked } = await retryParked(
        this.#engine,
        this.#group,
        unit.serving,
        request.stream ?? undefined,
      );
      await markFinished(pool, request.id, `${done} reprocesados, ${stillParked} siguen detenidos`);
      return;
    }
    // One that is being made may have read already what the request is about (words of a person, say): the next is for it.
    if (unit.build) return;
    unit.build = await startBuild(this.#engine, unit.projection, unit.epoch, 'request');
    this.#launch([unit.build]);
  }

  /** Waits for what is under way (the engine's signal is aborted by then) and gives every lease back. */
  async stop(): Promise<void> {
    await Promise.all(this.#tasks);
    for (const { lease } of this.#units.values()) await release(this.#engine, TABLE, lease).catch(() => undefined);
    this.#units.clear();
  }

  /** Leases that this code may take: see {@link mayTake}. */
  async #current(): Promise<ReadonlySet<string>> {
    const { pool, owner } = this.#engine;
    const { rows } = await pool.query<Standing>(STANDING, [[...this.#code.keys()], owner]);
    const own = rows.filter(({ name }) => {
      const { version, name: projection } = this.#code.get(ofLease(name).projection)!;
      return mayTake(name, rows, { version, parts: partsWanted(this.#engine, projection) });
    });
    return new Set(own.map(({ name }) => name));
  }

  /** What is not shared as this code would have it is given back; a part that nobody will have is left to who shares anew. */
  async #attach(name: string, epoch: bigint): Promise<ProjectionUnit | undefined> {
    const { projection, index } = ofLease(name);
    const code = this.#code.get(projection);
    const of = partsWanted(this.#engine, projection);
    if (!code || index >= of) return undefined;
    if (index === 0) return attach(this.#engine, code, epoch);
    const unit = await attachPart(this.#engine, code, { index, of }, epoch);
    if (!unit) await release(this.#engine, TABLE, name);
    return unit;
  }

  async #giveBack(name: string, leases: Map<string, bigint>): Promise<void> {
    const unit = this.#units.get(name);
    if (unit) await this.#drop(unit);
    await release(this.#engine, TABLE, name);
    leases.delete(name);
  }

  async #drop(unit: ProjectionUnit): Promise<void> {
    this.#units.delete(unit.lease);
    for (const member of [unit.serving, unit.build]) if (member) await this.#group.leave(member);
  }

  /** Members at the same position go through the log together. */
  #launch(members: readonly Member[]): void {
    const cohorts = new Map<bigint, Member[]>();
    for (const member of members) cohorts.set(member.position, [...(cohorts.get(member.position) ?? []), member]);
    for (const cohort of cohorts.values()) {
      const task = this.#bring(cohort).finally(() => this.#tasks.delete(task));
      this.#tasks.add(task);
    }
  }

  async #bring(cohort: readonly Member[]): Promise<void> {
    try {
      await catchUp(this.#engine, cohort);
      const first = cohort.filter(({ role, silent }) => role === 'serving' && silent);
      await Promise.all(first.map((member) => index(this.#engine, member)));
      await catchUp(this.#engine, cohort);
      for (const member of cohort) {
        if (member.lost || this.#engine.signal.aborted) continue;
        if (member.role === 'serving') await this.#join(member);
        else await this.#swap(member);
      }
      this.#complete(cohort.filter(({ role }) => role === 'serving'));
    } catch (error) {
      if (this.#engine.signal.aborted) return;
      this.#engine.log.error(
        { error: messageOf(error), projections: cohort.map((member) => member.projection.name) },
        'catching up failed, trying again',
      );
      await pause(this.#engine, 500);
      this.#launch(cohort.filter((member) => !member.lost && !this.#group.members.has(member)));
    }
  }

  /** Makes what indexes the tables of served projections lack, while they serve. */
  #complete(members: readonly Member[]): void {
    const task = this.#later.run(() => makeLateIndexes(this.#engine, members)).finally(() => this.#tasks.delete(task));
    this.#tasks.add(task);
  }

  /** What was filled whole is shared as soon as it is live. */
  async #join(member: Member): Promise<void> {
    const unit = this.#units.get(member.lease);
    const parts = partsWanted(this.#engine, member.projection.name);
    if (member.share.of === parts) await this.#group.join(member);
    else if (unit?.serving === member) await joinShared(this.#engine, this.#group, unit, member, parts);
  }

  async #swap(build: Member): Promise<void> {
    const unit = this.#units.get(build.projection.name);
    if (unit?.build !== build) return;
    await swapWhenReady(this.#engine, this.#group, unit, build);
  }
}

const failed = (unit: ProjectionUnit): boolean => Boolean(unit.serving?.lost || unit.build?.lost);
