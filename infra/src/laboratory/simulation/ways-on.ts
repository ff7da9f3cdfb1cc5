import type { Aggregate } from '@power/domain/kernel/aggregate';
import { evolve } from '@power/domain/kernel/aggregate';
import { mayCall } from '@power/domain/kernel/call';
import { SYSTEM } from '@power/domain/kernel/principal';
import type { Rng } from '../../operations/demo/random.ts';
import type { RecordedEvent } from '../../platform/event-store/port.ts';
import { Prepared } from '../../platform/projection/prepared.ts';
import { Actors } from './actors.ts';
import { ASIDE, documentStates, FINAL, type Standing, stateName, waysOn } from './dead-ends.ts';
import { inFork } from './fork.ts';
import { isOffered } from './open-work.ts';
import type { Finding } from './steps.ts';
import type { World } from './world.ts';

/** Documents of a state with which somebody tries to go on, people who try each command, and requests of each. */
const TRIES = { documents: 3, people: 2, requests: 5 } as const;

/**
 * States from which people went on, and those from which nobody did: there every command that is offered is tried in a
 * copy of the company. `patience`: inspections in a row in which nothing succeeds before that is a finding.
 */
export class WaysOn {
  readonly #rng: Rng;
  readonly #patience: number;
  readonly #proven = new Set<string>();
  readonly #failed = new Map<string, number>();
  readonly #states = new Map<string, unknown>();
  #read = 0;

  constructor(rng: Rng, patience: number) {
    this.#rng = rng;
    this.#patience = patience;
  }

  /** Looks at each state that documents stand in now. */
  async check(world: World): Promise<Finding | undefined> {
    const aggregates = new Map(
      Object.keys(FINAL).flatMap((kind) => waysOn(world, kind).map(({ aggregate }) => [kind, aggregate] as const)),
    );
    for (; this.#read < world.log.length; this.#read += 1) this.#see(world.log[this.#read]!, aggregates);
    const open = new Map<string, Standing[]>();
    for (const one of await documentStates(world)) {
      const key = `${one.kind} ${one.name}`;
      if (FINAL[one.kind]!.test(one.name) || this.#proven.has(key)) continue;
      open.set(key, [...(open.get(key) ?? []), one]);
    }
    if (open.size === 0) return undefined;
    return inFork(world, async (fork) => {
      const actors = new Actors(fork, 'ways-on', this.#rng);
      for (const [key, documents] of open) {
        // oxlint-disable-next-line no-await-in-loop -- one copy of the company
        if (await this.#succeeds(fork, actors, documents.slice(-TRIES.documents))) {
          this.#proven.add(key);
          continue;
        }
        const failed = (this.#failed.get(key) ?? 0) + 1;
        this.#failed.set(key, failed);
        const detail = `nothing that is offered succeeds with ${documents.at(-1)!.stream}, which is ${documents.at(-1)!.name}`;
        if (failed >= this.#patience) return { check: 'dead end', detail };
      }
      return undefined;
    });
  }

  /** A command of a person that wrote about a document proves the state in which it was. */
  #see(event: RecordedEvent, aggregates: ReadonlyMap<string, Aggregate<unknown>>): void {
    const { stream, metadata, type } = event;
    const kind = stream.slice(0, stream.indexOf('-'));
    const aggregate = aggregates.get(kind);
    if (!aggregate) return;
    const before = this.#states.has(stream) ? this.#states.get(stream) : aggregate.initial;
    const name = stateName(before);
    if (name !== undefined && metadata.user !== SYSTEM._id && !ASIDE.test(metadata.comando ?? ''))
      this.#proven.add(`${kind} ${name}`);
    const fold = aggregate.folds.get(type);
    if (!fold) return;
    const prepared = new Prepared(event);
    const data = prepared.data(fold.event);
    this.#states.set(stream, evolve(aggregate, before, { ...event, data } as never, prepared.context));
  }

  async #succeeds(fork: World, actors: Actors, documents: readonly Standing[]): Promise<boolean> {
    for (const { stream, state, ways } of documents)
      for (const way of this.#rng.shuffle(ways)) {
        const able = [...fork.people.values()].filter(
          (one) => one !== SYSTEM && mayCall(way.access, one) && isOffered(way, state, one),
        );
        for (const user of this.#rng.shuffle(able).slice(0, TRIES.people))
          for (let n = 0; n < TRIES.requests; n += 1) {
            // oxlint-disable-next-line no-await-in-loop -- the first that succeeds
            const request = await actors.about(way, stream.slice(stream.indexOf('-') + 1), user);
            const events = fork.log.length;
            // oxlint-disable-next-line no-await-in-loop -- as above
            const outcome = request && (await fork.execute(request.step));
            if (outcome?.kind === 'accepted' && fork.log.slice(events).some((event) => event.stream === stream))
              return true;
          }
      }
    return false;
  }
}
