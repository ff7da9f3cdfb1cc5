import { ExpectationDue, ExpectationMet, ExpectationSet } from '@power/domain/system/events';
import type { EventStore, RecordedEvent } from '../../platform/event-store/port.ts';
import { Prepared } from '../../platform/projection/prepared.ts';
import type { Process } from '../../platform/projection/process.ts';
import { type IssueCommand, toolsFor } from '../../platform/projection/process-tools.ts';
import type { Product } from './product.ts';
import type { Finding } from './steps.ts';

interface Awaited {
  readonly proceso: string;
  readonly instancia: string;
  readonly vence: string;
  readonly desde: string;
}

/** The processes of a simulated company: each at its own place in the log, moved on by as many events as a step says. */
export class Processes {
  readonly #log: EventStore & { readonly all: readonly RecordedEvent[] };
  readonly #issue: IssueCommand;
  readonly #byName: ReadonlyMap<string, Process>;
  readonly #positions = new Map<string, number>();

  constructor(product: Product, log: EventStore & { readonly all: readonly RecordedEvent[] }, issue: IssueCommand) {
    this.#log = log;
    this.#byName = new Map(product.processes.map((process) => [process.name, process]));
    // Reactions that ask for several commands at once have them decided in the order in which they asked.
    let last: Promise<unknown> = Promise.resolve();
    this.#issue = (...asked) => {
      const reply = last.then(() => issue(...asked));
      last = reply.catch(() => undefined);
      return reply;
    };
  }

  get names(): readonly string[] {
    return [...this.#byName.keys()];
  }

  /** Events that a process has not looked at. */
  behind(name: string): number {
    return this.#log.all.length - (this.#positions.get(name) ?? 0);
  }

  /** Whoever begins with news begins here. */
  beginWithNews(): void {
    for (const { name, from } of this.#byName.values())
      if (from === 'now') this.#positions.set(name, this.#log.all.length);
  }

  /** Reacts to the next events; a reaction that throws is a finding. */
  async run(name: string, events: number): Promise<Finding | undefined> {
    const process = this.#byName.get(name);
    if (!process) return undefined;
    const from = this.#positions.get(name) ?? 0;
    const due = this.#log.all.slice(from, from + events);
    for (const event of due) {
      this.#positions.set(name, (this.#positions.get(name) ?? 0) + 1);
      const reaction = process.reactions.find(({ type }) => type === event.type);
      if (!reaction) continue;
      const prepared = new Prepared(event);
      try {
        const tools = toolsFor(name, event, this.#issue, this.#log);
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as they happened
        await reaction.react(prepared.data(reaction.event), prepared.context, tools);
      } catch (error) {
        return {
          check: 'process',
          detail: `${name} on ${event.type} of ${event.stream}: ${(error as Error).stack ?? String(error)}`,
        };
      }
    }
    return undefined;
  }

  /** Says of deadlines that have passed that they have, as the clock of the processes does. */
  async expire(now: number): Promise<Finding | undefined> {
    for (const { proceso, instancia, vence, desde } of this.#awaited()) {
      if (!this.#byName.get(proceso)?.awaits || Date.parse(vence) > now) continue;
      const id = `process/${proceso}/${instancia}/due/${vence}/${desde}`;
      const chain = { causationId: id, correlationId: id };
      try {
        // oxlint-disable-next-line no-await-in-loop -- in the order of their deadlines
        await this.#issue('expire-expectation', { accion: 'vencer', proceso, instancia }, id, chain);
      } catch (error) {
        return { check: 'process', detail: `deadline of ${proceso} ${instancia}: ${String(error)}` };
      }
    }
    return undefined;
  }

  #awaited(): Awaited[] {
    const open = new Map<string, Awaited>();
    for (const event of this.#log.all) {
      const { proceso, instancia, vence } = event.data as Awaited;
      if (event.type === ExpectationSet.type)
        open.set(`${proceso} ${instancia}`, { proceso, instancia, vence, desde: event.metadata.at });
      if (event.type === ExpectationMet.type || event.type === ExpectationDue.type)
        open.delete(`${proceso} ${instancia}`);
    }
    return [...open.values()].sort((a, b) => (a.vence < b.vence ? -1 : 1));
  }
}
