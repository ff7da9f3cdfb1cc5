import type { CommandDefinition } from '@power/domain/kernel/command';
import { mayCall } from '@power/domain/kernel/call';
import { type Principal, SYSTEM } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import type { Rng } from '../../operations/demo/random.ts';
import { Documents, KnownValues } from './known-values.ts';
import { RequestMaker } from './make-request.ts';
import { isOffered, OpenWork } from './open-work.ts';
import { aboutOf, fieldsOf, hintsOf, isReady, suitsOf, weightOf } from './recipes/recipes.ts';
import { schemaOf, subjectOf } from './request-schema.ts';
import type { CommandStep } from './steps.ts';
import type { World } from './world.ts';

interface Tried {
  tried: number;
  accepted: number;
}

/** A command with the kind of document that it is about, and how often it is done and works. */
interface Choice {
  readonly command: CommandDefinition;
  readonly kind: string | undefined;
  readonly base: number;
  readonly count: Tried;
}

/** How often somebody goes on with a document instead of choosing any command. */
const GOES_ON = 0.6;
/** Commands that somebody thinks of before giving one that no screen offers. */
const THOUGHTS = 4;
/** Documents that somebody looks at before settling for one. */
const GLANCES = 8;
/** Documents that are passed over at sight: what stands in the way is written on them. */
const PASSED_OVER = 25;
/** What a screen knows of a document without asking anybody. */
const PLAIN = /PERMITE|_DE_OTRO|ANULAD|CERRAD|NO_EXISTE|INVALID/;

/** People who choose what to do next: any declared command, about what exists. */
export class Actors {
  readonly documents: Documents;
  readonly tried = new Map<string, Tried>();
  readonly #world: World;
  readonly #rng: Rng;
  readonly #seed: string;
  readonly #past: CommandStep[] = [];
  readonly #work: OpenWork;
  readonly #aggregates: ReadonlyMap<string, CommandDefinition['aggregate']>;
  readonly #choices: readonly Choice[];
  readonly #choiceOf: ReadonlyMap<string, Choice>;
  #issued = 0;

  constructor(world: World, seed: string, rng: Rng) {
    this.#world = world;
    this.#seed = seed;
    this.#rng = rng;
    this.#work = new OpenWork(world, rng);
    this.#aggregates = new Map(
      [...world.product.commands.values()].map(({ aggregate }) => [aggregate.name, aggregate]),
    );
    this.documents = new Documents([...this.#aggregates.keys()]);
    for (const name of world.product.commands.keys()) this.tried.set(name, { tried: 0, accepted: 0 });
    this.#choices = [...world.product.commands.values()].map((command) => {
      const { name } = command;
      const kind = aboutOf(name) ?? (subjectOf(command) === undefined ? undefined : command.aggregate.name);
      return { command, kind, base: weightOf(name), count: this.tried.get(name)! };
    });
    this.#choiceOf = new Map(this.#choices.map((choice) => [choice.command.name, choice]));
  }

  /** The next command: valid as far as the person can see, or late, repeated, stale, by somebody else, at the same time as another. */
  async next(): Promise<CommandStep | undefined> {
    const rng = this.#rng;
    if (this.#past.length > 0 && rng.chance(0.02)) return { ...rng.pick(this.#past.slice(-50)), copy: this.#copy() };
    const choice = await this.#choose();
    if (!choice) return undefined;
    const { command, step } = choice;
    this.#past.push(step);
    if (!rng.chance(0.08)) return step;
    const rival = (await this.#rivalOf(command, step)) ?? undefined;
    return rival ? { ...step, rival: { append: rng.int(1, 2), step: rival } } : step;
  }

  /** A command that a screen would offer, mostly: of those that it would not, some are given all the same. */
  async #choose(): Promise<{ readonly command: CommandDefinition; readonly step: CommandStep } | undefined> {
    const rng = this.#rng;
    for (let n = 0; ; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the first that will do
      const work = rng.chance(GOES_ON) ? await this.#work.pick((command) => this.#weight(command)) : undefined;
      const command = work?.command ?? this.#command();
      // oxlint-disable-next-line no-await-in-loop -- as above
      const made = await this.about(command, work?.subject, work?.user);
      if (made && (made.fits || n >= THOUGHTS || rng.chance(0.15))) return { command, step: made.step };
      if (n >= THOUGHTS) return undefined;
    }
  }

  /** What came of a command, by which the people learn what works. */
  learn(name: string, accepted: boolean): void {
    const count = this.tried.get(name)!;
    count.tried += 1;
    if (accepted) count.accepted += 1;
  }

  #copy = (): 0 | 1 => (this.#rng.chance(0.5) ? 1 : 0);

  #command(): CommandDefinition {
    return this.#rng.weighted(this.#choices.map((choice) => [choice.command, this.#weightNow(choice)] as const));
  }

  #weight({ name }: CommandDefinition): number {
    return this.#weightNow(this.#choiceOf.get(name)!);
  }

  /** What often works is done often; what never did is tried now and then. */
  #weightNow({ command: { name }, kind, base, count: { tried, accepted } }: Choice): number {
    if (kind !== undefined && this.documents.ids(kind).length === 0) return 0.01;
    if (!isReady(name, (table) => this.#world.readSide.rows(table))) return 0.01;
    const works = accepted > 0 ? Math.max(0.3, accepted / tried) : 1 / (1 + tried / 12);
    return base * works;
  }

  async #rivalOf(command: CommandDefinition, step: CommandStep): Promise<CommandStep | undefined> {
    const other = this.#rng.chance(0.4) ? command : this.#command();
    const path = subjectOf(command);
    const same =
      other.aggregate.name === command.aggregate.name && path !== undefined ? at(step.request, path) : undefined;
    const rival = await this.about(other, same as string | undefined);
    return rival && { ...rival.step, copy: step.copy === 0 ? 1 : 0 };
  }

  /** A request of somebody for a command, about a document where one is named; `fits`: a screen would offer it. */
  async about(command: CommandDefinition, subject?: string, person?: Principal) {
    this.documents.follow(this.#world.log);
    let user = person ?? this.#person(command);
    let last: Record<string, unknown> | undefined;
    let fits = false;
    for (let n = 0; n < GLANCES; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the first that may be done
      const glance = await this.#request(command, user, subject);
      const { request, people } = glance;
      fits = glance.fits;
      last = request ?? last;
      if (fits) break;
      // Whoever a document is with goes on with it.
      const theirs = people.filter((one) => mayCall(command.access, one));
      if (theirs.length > 0 && this.#rng.chance(0.7)) user = this.#rng.pick(theirs);
    }
    if (!last) return undefined;
    this.#issued += 1;
    const step: CommandStep = {
      kind: 'command',
      name: command.name,
      request: last,
      user: user._id,
      commandId: `${this.#seed}-${this.#issued}`,
      copy: this.#copy(),
    };
    return { step, fits };
  }

  async #request(command: CommandDefinition, user: Principal, subject?: string) {
    const rng = this.#rng;
    const path = subjectOf(command);
    const about = aboutOf(command.name);
    const kind = about ?? (path === undefined ? undefined : command.aggregate.name);
    const aggregate = about === undefined ? command.aggregate : this.#aggregates.get(about);
    const id = kind === undefined ? undefined : (subject ?? (await this.#open(command, aggregate, kind, user)));
    const loaded = id === undefined || !aggregate ? undefined : await this.#world.cache.load(aggregate, id);
    const { now, readSide } = this.#world;
    const state = loaded?.state;
    const rows = (table: string) => [...readSide.rows(table).values()];
    const glance = { rng, now, documents: this.documents, state, seen: KnownValues.of(state), rows };
    const fixed: Record<string, unknown> = { ...fieldsOf(command.name, glance) };
    if (path !== undefined && id !== undefined && about === undefined) fixed[path] = asWanted(command, path, id);
    if (loaded && 'expectedVersion' in ((schemaOf(command).properties ?? {}) as object)) {
      const version = command.versionOf?.(state) ?? loaded.version;
      fixed.expectedVersion = rng.chance(0.03) ? Math.max(0, version - 1) : Math.max(0, version);
    }
    const request = new RequestMaker(glance, hintsOf(command.name)).make(command, fixed);
    const people = [...this.#world.people.values()].filter(({ _id }) => glance.seen.values('_id').includes(_id));
    return {
      request,
      people,
      fits:
        request !== undefined &&
        this.#offered(command, aggregate === command.aggregate ? state : undefined, request, user),
    };
  }

  /** A document of which nothing says that the command cannot be given; any when none is found. */
  async #open(
    command: CommandDefinition,
    aggregate: CommandDefinition['aggregate'] | undefined,
    kind: string,
    user: Principal,
  ): Promise<string | undefined> {
    let id = this.documents.pick(kind, this.#rng);
    const isKnown = (command.when ?? suitsOf(command.name)) !== undefined && aggregate === command.aggregate;
    for (let n = 0; n < PASSED_OVER && id !== undefined && isKnown; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the first that will do
      const { state } = await this.#world.cache.load(aggregate, id);
      if (isOffered(command, state, user)) break;
      id = this.documents.pick(kind, this.#rng);
    }
    return id;
  }

  /** Whether a screen would offer it: nothing stands in the way, and what needs no facts would be decided in its favour. */
  #offered(command: CommandDefinition, state: unknown, request: object, user: Principal): boolean {
    if (state === undefined) return true;
    try {
      if (command.when?.(state, user)) return false;
      const now = new Date(this.#world.now).toISOString();
      const context = { user, now, commandId: 'glance', facts: undefined };
      const decision = command.decide(state, command.request.parse(request), context);
      if (command.needsFacts) return !isRejection(decision) || !PLAIN.test(decision.codigo);
      return !isRejection(decision) && decision.length > 0;
    } catch {
      return true;
    }
  }

  #person({ access }: CommandDefinition): Principal {
    const rng = this.#rng;
    const people = [...this.#world.people.values()];
    const allowed = people.filter((one) => one !== SYSTEM && mayCall(access, one));
    if (rng.chance(0.02) || allowed.length === 0) return allowed.length === 0 ? SYSTEM : rng.pick(people);
    const directors = allowed.filter(({ perfil }) => perfil === 'Administrador');
    return directors.length > 0 && rng.chance(0.5) ? rng.pick(directors) : rng.pick(allowed);
  }
}

const at = (request: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], request);

/** The id as the field wants it: a number or a text. */
function asWanted(command: CommandDefinition, path: string, id: string): string | number {
  const [outer, inner] = path.split('.') as [string, string?];
  const properties = schemaOf(command).properties as Readonly<Record<string, Record<string, unknown>>>;
  const field = properties[outer]!;
  const schema = inner === undefined ? field : ((field.properties as typeof properties)[inner] ?? {});
  return schema.type === 'integer' || schema.type === 'number' ? Number(id) : id;
}
