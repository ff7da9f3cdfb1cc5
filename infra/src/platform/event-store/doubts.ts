import { BEGINNING, type Course, plausible } from './plausible.ts';
import type { RecordedEvent } from './port.ts';
import type { Finding } from './finding.ts';

const ACCOUNT = 'user-';
/** A customer's program acts by its key, which is an integrator's stream. */
const KEY = /^clave:(?=\d+$)/;
const streamOf = (user: string): string => (KEY.test(user) ? user.replace(KEY, 'integrator-') : `${ACCOUNT}${user}`);
/** Whoever acts without an account of their own. */
const nobodys = (user: string): boolean => user === 'sistema' || user === 'anonimo' || user.startsWith('proceso:');

/**
 * What a whole log says that cannot be true although its chain is whole, as of somebody who appends by the log's own means:
 * instants that do not follow on each other or on their commit, people whom no stream knows.
 */
export class Doubts {
  readonly #courses = new Map<string, Course>();
  /** First event of each person, before it is known whether the log knows them. */
  readonly #people = new Map<string, RecordedEvent>();
  #first: Finding | undefined;

  /** Takes the next event of the log. */
  see(event: RecordedEvent): void {
    const { user: person, at } = event.metadata as Partial<RecordedEvent['metadata']>;
    if (typeof person !== 'string' || Number.isNaN(Date.parse(String(at)))) {
      this.#first ??= named(
        event,
        `El evento ${event.version} (${event.type}) del flujo ${event.stream} no dice quién ni cuándo.`,
      );
      return;
    }
    const before = this.#courses.get(event.stream) ?? BEGINNING;
    const { doubt, course } = plausible(event, before);
    this.#courses.set(event.stream, course);
    if (doubt !== undefined) this.#first ??= named(event, `Flujo ${event.stream}: ${doubt}`);
    const { user } = event.metadata;
    if (!nobodys(user) && !this.#people.has(user)) this.#people.set(user, event);
  }

  /** The first of all that was seen. A log without a single account is a tool's, and has no people to know. */
  first(): Finding | undefined {
    const streams = [...this.#courses.keys()];
    if (this.#first || !streams.some((stream) => stream.startsWith(ACCOUNT))) return this.#first;
    for (const [user, event] of this.#people)
      if (!this.#courses.has(streamOf(user)))
        return named(
          event,
          `El evento ${event.version} (${event.type}) del flujo ${event.stream} dice ser de ${user}, y ningún flujo conoce a esa persona.`,
        );
    return undefined;
  }
}

const named = ({ stream, version, position }: RecordedEvent, detail: string): Finding => ({
  kind: 'implausible',
  stream,
  version,
  position,
  detail,
});
