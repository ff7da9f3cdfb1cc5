import type { EventKind } from '@power/domain/kernel/event';
import { OLVIDADO, type PersonalPart, withPersons } from '@power/domain/kernel/personal';
import { unreadable } from '../event-store/errors.ts';
import type { NewEvent, RecordedEvent } from '../event-store/port.ts';
import type { Known, PersonKey, PersonKeys } from './person-keys.ts';
import { escapeText, openSealed, parseSealed, sealText, unescapeText } from './sealed-text.ts';

type Part = Readonly<Record<string, unknown>>;

/**
 * What a stored text says. What looks like a sealed text and cannot be opened was typed by somebody before such texts were
 * escaped, and is shown as it is. Throws when its key is there and damaged: what it says is known again once that is repaired.
 */
function openText(stored: string, { keys, destroyed, damaged }: Known): string {
  const sealed = parseSealed(stored);
  if (!sealed) return unescapeText(stored);
  if (destroyed.has(sealed.id)) return OLVIDADO;
  if (damaged.has(sealed.id)) throw new Error(`the person key ${sealed.id} is damaged`);
  const key = keys.get(sealed.id);
  return (key && openSealed(sealed, key)) ?? stored;
}

/** The part with each of its texts that are somebody's put through `change`; the same part where nothing changed. */
function changed(part: Part, fields: readonly string[], change: (text: string) => string): Part {
  const own = fields.flatMap((field) => {
    const text = part[field];
    const after = typeof text === 'string' && text !== '' ? change(text) : text;
    return after === text ? [] : [[field, after] as const];
  });
  return own.length === 0 ? part : { ...part, ...Object.fromEntries(own) };
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
    for (const event of events)
      this.#change(event, ({ fields, who: of }, part, data) => {
        const identity = of(part, data);
        if (identity !== undefined && fields.some((field) => part[field])) who.add(identity);
        return part;
      });
    const keys = who.size === 0 ? new Map<string, PersonKey>() : await this.#keysOf(who);
    const stored = events.map((event) =>
      this.#change(event, ({ fields, who: of }, part, data) => {
        const key = keys.get(of(part, data) ?? '');
        return changed(part, fields, (text) => {
          if (text === OLVIDADO) return text;
          return key ? sealText(key, text) : escapeText(text);
        });
      }),
    );
    return stored.every((event, n) => event === events[n]) ? events : stored;
  }

  async #keysOf(who: ReadonlySet<string>): Promise<ReadonlyMap<string, PersonKey>> {
    if (!this.#kept) return this.#keys.of(who);
    const missing = [...who].filter((one) => !this.#kept!.has(one));
    if (missing.length > 0) for (const [one, key] of await this.#keys.of(missing)) this.#kept.set(one, key);
    return this.#kept;
  }

  /**
   * The events with the words that are still there; `stored` holds what the log has where that is another text. One event
   * that cannot be opened is handed on as {@link unreadable}, beside the others. Throws when the keys cannot be asked for.
   */
  open(events: RecordedEvent[]): RecordedEvent[] | Promise<RecordedEvent[]> {
    return events.some(({ type }) => this.#types.has(type)) ? this.#open(events) : events;
  }

  async #open(events: RecordedEvent[]): Promise<RecordedEvent[]> {
    const ids = new Set<string>();
    const plain = new Map<Part, string>();
    const candidates = events.map((event) =>
      orUnreadable(event, () =>
        this.#change(event, ({ fields, who }, part, data) => {
          const sealed = fields.map((field) => parseSealed(part[field])).filter((one) => one !== undefined);
          for (const { id } of sealed) ids.add(id);
          const identity = sealed.length === 0 ? who(part, data) : undefined;
          if (identity !== undefined) plain.set(part, this.#keys.alias(identity));
          return part;
        }),
      ),
    );
    const state = await this.#keys.known([...ids], [...new Set(plain.values())]);
    return candidates.map((event, n) => {
      if (event !== events[n]) return event;
      return orUnreadable(event, () => {
        const opened = this.#change(event, ({ fields }, part) => {
          const alias = plain.get(part);
          const isForgotten = alias !== undefined && event.position <= (state.forgotten.get(alias) ?? -1n);
          return changed(part, fields, (text) => (isForgotten ? OLVIDADO : openText(text, state)));
        });
        return opened === event ? event : { ...opened, stored: event.data };
      });
    });
  }

  /** The event with each person that it names put through `change`; the same event where nothing changed. */
  #change<E extends NewEvent>(event: E, change: (of: PersonalPart, part: Part, data: Part) => Part): E {
    let { data } = event;
    for (const of of this.#types.get(event.type) ?? [])
      data = withPersons(data, of, (part) => change(of, part, event.data as Part));
    return data === event.data ? event : { ...event, data };
  }
}

function orUnreadable(event: RecordedEvent, read: () => RecordedEvent): RecordedEvent {
  try {
    return read();
  } catch (fault) {
    return unreadable(event, fault);
  }
}
