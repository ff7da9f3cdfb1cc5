import type { RecordedEvent } from '../../platform/event-store/port.ts';
import type { CommandStep } from './steps.ts';
import type { Outcome } from './world.ts';

/** States of documents that are kept beside the log, by the command that makes them. */
const BESIDE_THE_LOG: Readonly<Record<string, { readonly kind: string; readonly name: string }>> = {
  'keep-quotation-draft': { kind: 'quotation', name: 'Borrador' },
};

/** How far simulated companies came: what was accepted, by whom it was asked for, and which states documents reached. */
export class Reach {
  decisions = 0;
  accepted = 0;
  faults = 0;
  events = 0;
  readonly #accepted = new Set<string>();
  readonly #states = new Map<string, Set<string>>();
  readonly #declared: ReadonlySet<string>;

  constructor(declared: Iterable<string>) {
    this.#declared = new Set(declared);
  }

  count({ name }: CommandStep, outcome: Outcome): void {
    this.decisions += 1;
    if (outcome.kind === 'fault') this.faults += 1;
    if (outcome.kind !== 'accepted') return;
    this.accepted += 1;
    this.#accepted.add(name);
    const state = BESIDE_THE_LOG[name];
    if (state) this.see([state]);
  }

  /** Takes in a company's log: commands of processes are accepted where they wrote something. */
  finish(log: readonly RecordedEvent[], tried: ReadonlyMap<string, unknown>): void {
    this.events += log.length;
    for (const { metadata } of log)
      if (metadata.comando !== undefined && tried.has(metadata.comando)) this.#accepted.add(metadata.comando);
  }

  /** Takes in the states that documents are in. */
  see(documents: readonly { readonly kind: string; readonly name: string }[]): void {
    for (const { kind, name } of documents) this.#states.set(kind, (this.#states.get(kind) ?? new Set()).add(name));
  }

  get acceptedCommands(): readonly string[] {
    return [...this.#accepted].sort();
  }

  get missing(): readonly string[] {
    return [...this.#declared].filter((name) => !this.#accepted.has(name)).sort();
  }

  /** States by kind of document. */
  get states(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries([...this.#states].sort().map(([kind, states]) => [kind, [...states].sort()]));
  }
}
