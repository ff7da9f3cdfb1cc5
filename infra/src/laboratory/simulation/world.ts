import { changeViews } from '@power/domain/change-views';
import { type Principal, SYSTEM } from '@power/domain/kernel/principal';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type pg from 'pg';
import { createDispatcher, type Dispatcher } from '../../platform/commands/dispatcher.ts';
import { NumbersInMemory } from '../../platform/commands/numbers.ts';
import type { EventStore, RecordedEvent } from '../../platform/event-store/port.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { createMemoryLog } from '../testing/memory-log.ts';
import { uploadBody } from './upload-body.ts';
import { Processes } from './processes.ts';
import type { Product } from './product.ts';
import { checkReadModels } from './read-check.ts';
import { readPool } from './read-pool.ts';
import { ReadSide } from './read-side.ts';
import type { CommandStep, Finding, Step } from './steps.ts';

/** What came of a command: accepted, refused with a code, or a fault that a person would see as an error of the system. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly reply: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly codigo: string; readonly mensaje: string }
  | { readonly kind: 'fault'; readonly detail: string };

/** A company in one process: log in memory, two copies of the command side, a projector that lags, processes. */
export class World {
  readonly product: Product;
  readonly numbers = new NumbersInMemory();
  readonly people = new Map<string, Principal>([[SYSTEM._id, SYSTEM]]);
  readonly readSide: ReadSide;
  readonly processes: Processes;
  /** Numbers that were drawn, as a recording keeps them. */
  readonly drawn = new Map<string, number>();
  readonly #log: EventStore & { readonly all: readonly RecordedEvent[] };
  /** Where its lists are. */
  readonly pool: pg.Pool;
  readonly #copies: readonly [Dispatcher, Dispatcher];
  /** What happens before the n-th append from now. */
  #interruption: { left: number; readonly interrupt: () => Promise<void> } | undefined;
  now: number;

  /** `origin`: the company that this one is a copy of. */
  constructor(product: Product, pool: pg.Pool, from: number, origin?: World) {
    this.product = product;
    this.now = from;
    this.pool = pool;
    this.readSide = origin?.readSide ?? new ReadSide(product.projections);
    for (const [_id, person] of origin?.people ?? []) this.people.set(_id, person);
    for (const [key, value] of origin?.drawn ?? []) this.reserve(key, value);
    this.#log = createMemoryLog(
      (what) => this.#turn(what),
      () => new Date(this.now),
      origin?.log,
    );
    const db = readPool(pool, () => this.readSide);
    const draw = Object.assign(
      async (series: string, commandId: string, subject = commandId): Promise<number> => {
        const value = await this.numbers.draw(series, commandId, subject);
        this.drawn.set(`${series} ${subject}`, value);
        return value;
      },
      { drawn: this.numbers.draw.drawn },
    );
    const { handlers } = product;
    const copy = (): Dispatcher =>
      createDispatcher({ store: this.#log, pool: db, handlers, draw, views: changeViews, cachedStreams: 5000 });
    this.#copies = [copy(), copy()];
    this.processes = new Processes(product, this.#log, (name, request, commandId, chain) =>
      this.#issue(name, request, commandId, chain),
    );
  }

  /** Fixes a number that was drawn: `<series> <whom for>`. */
  reserve(key: string, value: number): void {
    const at = key.indexOf(' ');
    this.numbers.reserve(key.slice(0, at), key.slice(at + 1), value);
  }

  get log(): readonly RecordedEvent[] {
    return this.#log.all;
  }

  get cache(): Dispatcher['cache'] {
    return this.#copies[0].cache;
  }

  /** Carries out a step. Resolves to what came of it: of a command its outcome, of anything else what went wrong. */
  async run(step: Step): Promise<Outcome | Finding | undefined> {
    this.now = Math.max(this.now, Date.parse(step.at));
    if (step.kind === 'command') return this.execute(step);
    if (step.kind === 'project') return this.#project(step.events);
    if (step.kind === 'process') return this.processes.run(step.name, step.events);
    return this.processes.expire(this.now);
  }

  /** Holds the read models against the log. */
  async checkReadModels(): Promise<Finding | undefined> {
    const client = await this.pool.connect();
    try {
      return await checkReadModels(this.product.projections, this.readSide, this.log, client);
    } finally {
      client.release();
    }
  }

  /** Decides one command as its person; a rival is run in its midst. */
  async execute(step: CommandStep): Promise<Outcome> {
    const command = this.product.commands.get(step.name)!;
    const user = this.people.get(step.user)!;
    const { rival } = step;
    if (rival)
      this.#interruption = { left: rival.append, interrupt: async () => void (await this.execute(rival.step)) };
    try {
      const parsed = command.request.safeParse(step.request);
      if (!parsed.success)
        return { kind: 'refused', codigo: 'PETICION_INVALIDA', mensaje: parsed.error.issues[0]!.message };
      const context = { user, commandId: step.commandId, now: new Date(this.now).toISOString() };
      const body = command.upload === undefined ? {} : { body: uploadBody(command) };
      const reply = await this.#copies[step.copy].execute(command, parsed.data, { ...context, ...body });
      return isRejection(reply)
        ? { kind: 'refused', codigo: reply.codigo, mensaje: reply.mensaje }
        : { kind: 'accepted', reply };
    } catch (error) {
      if (error instanceof HttpError && error.status < 500)
        return { kind: 'refused', codigo: error.body.codigo, mensaje: error.body.mensaje };
      return { kind: 'fault', detail: `${step.name}: ${(error as Error).stack ?? String(error)}` };
    } finally {
      if (rival) this.#interruption = undefined;
    }
  }

  async #issue(
    name: string,
    request: Record<string, unknown>,
    commandId: string,
    chain: { readonly causationId: string; readonly correlationId: string },
  ): Promise<{ ok: boolean; codigo?: string }> {
    const command = this.product.commands.get(name);
    if (!command) throw new Error(`unknown command ${name}`);
    const context = { user: SYSTEM, commandId, now: new Date(this.now).toISOString(), ...chain };
    const reply = await this.#copies[1].execute(command, command.request.parse(request), context);
    return isRejection(reply) ? refusalOf(reply) : reply;
  }

  #project(events: number): Finding | undefined {
    const { position } = this.readSide;
    try {
      this.readSide.read(this.log.slice(position, position + events));
      return undefined;
    } catch (error) {
      return { check: 'projection', detail: (error as Error).message };
    }
  }

  async #turn(what: string): Promise<void> {
    const interruption = this.#interruption;
    if (!interruption || !what.startsWith('append ')) return;
    interruption.left -= 1;
    if (interruption.left > 0) return;
    this.#interruption = undefined;
    await interruption.interrupt();
  }
}

function refusalOf({ rejected: _, extra, ...refusal }: Rejection): { ok: boolean; codigo: string } {
  return { ok: false, ...refusal, ...extra };
}
