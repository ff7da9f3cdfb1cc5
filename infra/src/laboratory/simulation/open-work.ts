import type { CommandDefinition } from '@power/domain/kernel/command';
import { mayCall } from '@power/domain/kernel/call';
import { type Principal, SYSTEM } from '@power/domain/kernel/principal';
import type { Rng } from '../../operations/demo/random.ts';
import { kindWeight } from './recipes/pace.ts';
import { aboutOf, suitsOf } from './recipes/recipes.ts';
import { subjectOf } from './request-schema.ts';
import type { World } from './world.ts';

/** Documents of a kind that are remembered as lately changed. */
const RECENT = 20;
/** Commands that are drawn for one document before somebody gives up. */
const DRAWS = 8;

/** A command that nothing stands in the way of, about a document, by a person who may give it. */
export interface Work {
  readonly command: CommandDefinition;
  readonly subject: string;
  readonly user: Principal;
}

/** Whether nothing that is known beforehand stands in the way. */
export const isOffered = ({ name, when }: CommandDefinition, state: unknown, user: Principal): boolean =>
  when?.(state, user) === undefined && suitsOf(name)?.(state, user) !== false;

/** Documents that changed lately, and how people go on with them: commands whose `when` does not object. */
export class OpenWork {
  readonly #world: World;
  readonly #rng: Rng;
  readonly #ways: ReadonlyMap<string, readonly CommandDefinition[]>;
  readonly #recent = new Map<string, string[]>();
  #read = 0;

  constructor(world: World, rng: Rng) {
    this.#world = world;
    this.#rng = rng;
    const ways = new Map<string, CommandDefinition[]>();
    for (const command of world.product.commands.values()) {
      const { name, when } = command;
      const kind = command.aggregate.name;
      if ((when ?? suitsOf(name)) === undefined || !(subjectOf(command) !== undefined || aboutOf(name) === kind))
        continue;
      ways.set(kind, [...(ways.get(kind) ?? []), command]);
    }
    this.#ways = ways;
  }

  /** Takes in what the log holds beyond what was taken in before. */
  #follow(): void {
    const { log } = this.#world;
    for (; this.#read < log.length; this.#read += 1) {
      const { stream } = log[this.#read]!;
      const at = stream.indexOf('-');
      const [kind, id] = [stream.slice(0, at), stream.slice(at + 1)];
      if (!this.#ways.has(kind)) continue;
      const before = (this.#recent.get(kind) ?? []).filter((one) => one !== id);
      this.#recent.set(kind, [...before, id].slice(-RECENT));
    }
  }

  /** What somebody goes on with; undefined where nothing was found. `weight`: how often a command is done beside others. */
  async pick(weight: (command: CommandDefinition) => number): Promise<Work | undefined> {
    this.#follow();
    if (this.#recent.size === 0) return undefined;
    const rng = this.#rng;
    const kind = rng.weighted([...this.#recent.keys()].map((one) => [one, kindWeight(one)] as const));
    const subject = rng.pick(this.#recent.get(kind)!);
    const ways = this.#ways.get(kind)!;
    const { state } = await this.#world.cache.load(ways[0]!.aggregate, subject);
    if (state === undefined) return undefined;
    const choices = ways.map((command) => [command, weight(command)] as const);
    for (let n = 0; n < DRAWS; n += 1) {
      const command = rng.weighted(choices);
      const people = [...this.#world.people.values()].filter(
        (one) => one !== SYSTEM && mayCall(command.access, one) && isOffered(command, state, one),
      );
      if (people.length > 0) return { command, subject, user: rng.pick(people) };
    }
    return undefined;
  }
}
