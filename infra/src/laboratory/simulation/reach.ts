import type { RecordedEvent } from '../../platform/event-store/port.ts';
import type { CommandStep } from './steps.ts';
import type { Outcome } from './world.ts';

/** States of documents as events name them: `estado`, of orders `estatus`. */
const STATE_FIELDS = ['estado', 'estatus'];

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
  }

  /** Takes in a company's log: commands of processes are accepted where they wrote something. */
  finish(log: readonly RecordedEvent[], tried: ReadonlyMap<string, unknown>): void {
    this.events += log.length;
    for (const { stream, data, metadata } of log) {
      if (metadata.comando !== undefined && tried.has(metadata.comando)) this.#accepted.add(metadata.comando);
      for (const field of STATE_FIELDS) {
        const state = (data as Readonly<Record<string, unknown>>)[field];
        if (typeof state !== 'string') continue;
        const kind = stream.slice(0, stream.indexOf('-'));
        this.#states.set(kind, (this.#states.get(kind) ?? new Set()).add(state));
      }
    }
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
