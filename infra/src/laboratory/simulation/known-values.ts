import type { RecordedEvent } from '../../platform/event-store/port.ts';
import type { Rng } from '../../operations/demo/random.ts';

type Leaf = string | number | boolean;
type Fields = Readonly<Record<string, unknown>>;

/** Values and records kept under one name. */
const MOST = 60;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What one record, or all that happened, names: values by the name of their field, records by the name of their list. */
export class KnownValues {
  readonly #values = new Map<string, Leaf[]>();
  readonly #records = new Map<string, Fields[]>();

  static of(value: unknown): KnownValues {
    const copy = new KnownValues();
    copy.add(value);
    return copy;
  }

  /** Takes in every field below a value; keys of a record whose fields are ids or codes count as values of its name. */
  add(value: unknown, name = ''): void {
    if (value === null || value === undefined) return;
    if (Array.isArray(value)) {
      for (const item of value) this.add(item, name);
      return;
    }
    if (!isFields(value)) {
      this.put(name, value as Leaf);
      return;
    }
    if (name) keep(this.#records, name, value);
    for (const [key, item] of Object.entries(value)) {
      if (/[A-Z0-9-]/.test(key) && name) this.put(name, key);
      this.add(item, key);
    }
  }

  put(name: string, value: Leaf): void {
    const values = this.#values.get(name);
    if (values?.includes(value)) return;
    keep(this.#values, name, value);
  }

  /** Values of a field: by its name, or by its plural (a *serie* is one of *series*). */
  values(name: string): readonly Leaf[] {
    return [name, `${name}s`, `${name}es`].flatMap((one) => this.#values.get(one) ?? []);
  }

  records(name: string): readonly Fields[] {
    return this.#records.get(name) ?? [];
  }

  /** The records that share most fields with these names; none when they share nothing. */
  like(fields: readonly string[]): readonly Fields[] {
    let best: readonly Fields[] = [];
    let most = 0;
    for (const records of this.#records.values()) {
      const shared = fields.filter((field) => records.some((record) => field in record)).length;
      if (shared > most) [best, most] = [records, shared];
    }
    return best;
  }
}

function keep<T>(all: Map<string, T[]>, name: string, value: T): void {
  const values = all.get(name) ?? [];
  values.push(value);
  if (values.length > MOST) values.shift();
  all.set(name, values);
}

/** Documents of every kind, in the order in which they began, and whatever events named. */
export class Documents {
  readonly named = new KnownValues();
  readonly #ids = new Map<string, string[]>();
  readonly #seen = new Set<string>();
  readonly #kinds: readonly string[];
  #read = 0;

  /** `kinds`: the names of all aggregates, some of which have hyphens. */
  constructor(kinds: readonly string[]) {
    this.#kinds = [...new Set(kinds)].sort((a, b) => b.length - a.length);
  }

  /** Takes in what the log holds beyond what was taken in before. */
  follow(log: readonly RecordedEvent[]): void {
    for (; this.#read < log.length; this.#read += 1) {
      const event = log[this.#read]!;
      this.named.add(event.data);
      if (this.#seen.has(event.stream)) continue;
      this.#seen.add(event.stream);
      const kind = this.#kinds.find((one) => event.stream.startsWith(`${one}-`));
      if (kind !== undefined)
        this.#ids.set(kind, [...(this.#ids.get(kind) ?? []), event.stream.slice(kind.length + 1)]);
    }
  }

  ids(kind: string): readonly string[] {
    return this.#ids.get(kind) ?? [];
  }

  /** A document of a kind, more often one of the latest; undefined when there is none. */
  pick(kind: string, rng: Rng): string | undefined {
    const ids = this.ids(kind);
    if (ids.length === 0) return undefined;
    return rng.chance(0.7) ? rng.pick(ids.slice(-25)) : rng.pick(ids);
  }
}
