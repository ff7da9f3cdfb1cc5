import type { EventKind } from '@power/domain/kernel/event';
import { OLVIDADO, type PersonalPart, withPersons } from '@power/domain/kernel/personal';
import type { NewEvent, RecordedEvent } from '../event-store/port.ts';
import type { Known, PersonKey, PersonKeys } from './person-keys.ts';
import { decipher, encipher } from './secret.ts';

type Part = Readonly<Record<string, unknown>>;

/** What stands in the log for a word: under which key, and what it is there. Every text field takes it. */
const TAG = 'olvidable:1:';
const ID = 36;

const sealText = ({ id, key }: PersonKey, text: string): string =>
  `${TAG}${id}:${encipher(key, id, Buffer.from(text)).toString('base64url')}`;

const isSealed = (value: unknown): value is string => typeof value === 'string' && value.startsWith(TAG);
const keyOf = (sealed: string): string => sealed.slice(TAG.length, TAG.length + ID);

function openText(sealed: string, keys: Known['keys']): string {
  const id = keyOf(sealed);
  const key = keys.get(id);
  return key ? decipher(key, id, Buffer.from(sealed.slice(TAG.length + ID + 1), 'base64url')).toString() : OLVIDADO;
}

/** The part with each of its texts that are somebody's put through `change`. */
function changed(part: Part, fields: readonly string[], change: (text: string) => string): Part {
  const own = fields.filter((field) => typeof part[field] === 'string' && part[field] !== '');
  return own.length === 0 ? part : { ...part, ...Object.fromEntries(own.map((f) => [f, change(part[f] as string)])) };
}

/** Which events name persons, decided once: all others go through untouched. */
export type PersonalTypes = ReadonlyMap<string, readonly PersonalPart[]>;
export const personalTypes = (definitions: Iterable<EventKind>): PersonalTypes =>
  new Map([...definitions].filter(({ personal }) => personal.length > 0).map(({ type, personal }) => [type, personal]));

/** Puts words of persons under their keys, and takes them out again. */
export class Sealing {
  readonly #types: PersonalTypes;
  readonly #keys: PersonKeys;
  readonly #kept: Map<string, PersonKey> | undefined;

  /** `remember`: keys once used are not asked for again, for a load during which nobody is forgotten. */
  constructor(types: PersonalTypes, keys: PersonKeys, remember = false) {
    this.#types = types;
    this.#keys = keys;
    this.#kept = remember ? new Map() : undefined;
  }

  /** The events as they are to be stored; the very list where they name nobody. */
  seal(events: readonly NewEvent[]): readonly NewEvent[] | Promise<readonly NewEvent[]> {
    return events.some(({ type }) => this.#types.has(type)) ? this.#seal(events) : events;
  }

  async #seal(events: readonly NewEvent[]): Promise<readonly NewEvent[]> {
    const who = new Set<string>();
    this.#each(events, ({ fields, who: of }, part, data) => {
      const identity = of(part, data);
      if (identity !== undefined && fields.some((field) => part[field])) who.add(identity);
      return part;
    });
    if (who.size === 0) return events;
    const keys = await this.#keysOf(who);
    return this.#each(events, ({ fields, who: of }, part, data) => {
      const key = keys.get(of(part, data) ?? '');
      return key ? changed(part, fields, (text) => (text === OLVIDADO ? text : sealText(key, text))) : part;
    });
  }

  async #keysOf(who: ReadonlySet<string>): Promise<ReadonlyMap<string, PersonKey>> {
    if (!this.#kept) return this.#keys.of(who);
    const missing = [...who].filter((one) => !this.#kept!.has(one));
    if (missing.length > 0) for (const [one, key] of await this.#keys.of(missing)) this.#kept.set(one, key);
    return this.#kept;
  }

  /** The events with the words that are still there; `stored` holds what the log has where that is another text. */
  open(events: RecordedEvent[]): RecordedEvent[] | Promise<RecordedEvent[]> {
    return events.some(({ type }) => this.#types.has(type)) ? this.#open(events) : events;
  }

  async #open(events: RecordedEvent[]): Promise<RecordedEvent[]> {
    const ids = new Set<string>();
    const plain = new Map<Part, string>();
    this.#each(events, ({ fields, who }, part, data) => {
      const sealed = fields.map((field) => part[field]).filter(isSealed);
      for (const one of sealed) ids.add(keyOf(one));
      const identity = sealed.length === 0 ? who(part, data) : undefined;
      if (identity !== undefined) plain.set(part, this.#keys.alias(identity));
      return part;
    });
    if (ids.size === 0 && plain.size === 0) return events;
    const { keys, forgotten } = await this.#keys.known([...ids], [...new Set(plain.values())]);
    return this.#each(events, ({ fields }, part, _, { position }) => {
      const alias = plain.get(part);
      if (alias === undefined) return changed(part, fields, (text) => (isSealed(text) ? openText(text, keys) : text));
      return position <= (forgotten.get(alias) ?? -1n) ? changed(part, fields, () => OLVIDADO) : part;
    });
  }

  #each<E extends NewEvent>(
    events: readonly E[],
    change: (of: PersonalPart, part: Part, data: Part, event: E) => Part,
  ): E[] {
    return events.map((event) => {
      let { data } = event;
      for (const of of this.#types.get(event.type) ?? [])
        data = withPersons(data, of, (part) => change(of, part, event.data as Part, event));
      return data === event.data ? event : { ...event, data, ...('position' in event && { stored: event.data }) };
    });
  }
}
