import type { CommandDefinition } from '@power/domain/kernel/command';
import { masters } from '@power/domain/masters';
import type { Rng } from '../../operations/demo/random.ts';
import { inventNumber, inventText } from './invented-values.ts';
import type { Documents, KnownValues } from './known-values.ts';
import { documentKinds } from './recipes/document-kinds.ts';
import { type Json, schemaOf } from './request-schema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A hint's word that a field is left out. */
export const OMIT = Symbol('left out');

/** What a hint may look at. */
export interface Glance {
  readonly rng: Rng;
  /** Ms. */
  readonly now: number;
  readonly documents: Documents;
  /** State of the document that the command is about; undefined for one that makes its own. */
  readonly state: unknown;
  /** What that state names. */
  readonly seen: KnownValues;
  /** Rows of a list, as far as the projector has come. */
  readonly rows: (table: string) => readonly Fields[];
}

/** Value of a field by hand; undefined leaves it to chance. */
export type Hint = (glance: Glance, near: Fields) => unknown;
/** By the field's name, or by its path where names repeat. */
export type Hints = Readonly<Record<string, Hint>>;

/** Fields that tell one record from another. */
const UNIQUE = /^(codigo|codigo_sap|part_number|legalcode|email|tax_id|ean|nombre|razon_social)$/;
/** Optional fields that people mostly fill in. */
const ALWAYS = /^(motivo|texto|cliente|detalle|telefono)$/;

interface Place {
  readonly path: string;
  readonly name: string;
  /** The record that this part of the request speaks of. */
  readonly near: Fields;
  /** It is an item of a list. */
  readonly listed?: boolean | undefined;
}

/** Makes a request from a command's schema, from the document that it is about and from what was named before. */
export class RequestMaker {
  readonly #glance: Glance;
  readonly #hints: Hints;
  /** Paths that were refused by the schema: what is known does not fit there. */
  readonly #invented = new Set<string>();
  readonly #left = new Set<string>();
  #refers: NonNullable<CommandDefinition['refers']> = {};
  #makes = false;

  constructor(glance: Glance, hints: Hints) {
    this.#glance = glance;
    this.#hints = hints;
  }

  /** A request that the schema takes, with `fixed` in its place; undefined when none was found. */
  make(command: CommandDefinition, fixed: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
    this.#refers = command.refers ?? {};
    this.#makes = /^(create|register|import|invite)-/.test(command.name);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const request = this.#value(schemaOf(command), { path: '', name: '', near: {} }) as Record<string, unknown>;
      if (command.accion === undefined) delete request.accion;
      else if ('accion' in ((schemaOf(command).properties ?? {}) as object)) request.accion = command.accion;
      for (const [path, value] of Object.entries(fixed)) put(request, path, value);
      const parsed = command.request.safeParse(request);
      if (parsed.success) return request;
      for (const { path } of parsed.error.issues) {
        const name = path.filter((part) => typeof part === 'string').join('.');
        (this.#invented.has(name) ? this.#left : this.#invented).add(name);
      }
    }
    return undefined;
  }

  #value(schema: Json, place: Place): unknown {
    const { rng } = this.#glance;
    const hint = this.#hints[place.path] ?? this.#hints[place.name];
    const hinted = hint?.(this.#glance, place.near);
    if (hinted !== undefined) return hinted === OMIT ? undefined : hinted;
    const record = this.#refers[place.path];
    if (record) return this.#recordName(record);
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return this.#known(place, schema) ?? rng.pick(schema.enum as unknown[]);
    const variants = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as readonly Json[] | undefined;
    if (variants) {
      const some = variants.filter(({ type }) => type !== 'null');
      if (some.length < variants.length && rng.chance(0.25)) return null;
      return this.#value(rng.pick(some), place);
    }
    if (schema.type === 'object') return this.#object(schema, place);
    if (schema.type === 'array') return this.#array(schema, place);
    if (schema.type === 'boolean') return rng.chance(0.5);
    const own = this.#makes && !place.listed && UNIQUE.test(place.name) && rng.chance(0.9);
    const value = own || this.#invented.has(place.path) ? undefined : this.#known(place, schema);
    if (value !== undefined) return value;
    if (schema.type === 'string') return inventText(place.name, schema, rng, this.#glance.now);
    return inventNumber(place.name, schema, rng);
  }

  /** A record of a master list that is in use, by the field that requests name it by. */
  #recordName({ master: name, field }: { readonly master: string; readonly field: string }): unknown {
    const table = masters.find(({ master }) => master.name === name)?.master.row.table;
    const rows = table === undefined ? [] : this.#glance.rows(table).filter(({ activo }) => activo !== false);
    return rows.length > 0 ? this.#glance.rng.pick(rows)[field] : undefined;
  }

  #object(schema: Json, { path, name, near, listed }: Place): unknown {
    const { rng, state } = this.#glance;
    const own = [near[name], (state as Fields | undefined)?.[name]].find(
      (one) => typeof one === 'object' && one !== null && !Array.isArray(one),
    ) as Fields | undefined;
    const required = (schema.required ?? []) as readonly string[];
    const record: Record<string, unknown> = {};
    for (const [field, inner] of Object.entries((schema.properties ?? {}) as Readonly<Record<string, Json>>)) {
      const at = path ? `${path}.${field}` : field;
      const often = ALWAYS.test(field) || at in this.#refers ? 0.95 : 0.4;
      const hinted = at in this.#hints || field in this.#hints;
      const isSet = required.includes(field) || hinted || (rng.chance(often) && !this.#left.has(at));
      if (!isSet || (field === 'expectedVersion' && path === '')) continue;
      const value = this.#value(inner, { path: at, name: field, near: own ?? near, listed });
      if (value !== undefined) record[field] = value;
    }
    const { additionalProperties: values } = schema as { readonly additionalProperties?: Json | boolean };
    if (typeof values === 'object' && Object.keys(record).length === 0 && rng.chance(0.6)) {
      const key = this.#known({ path, name, near }, { type: 'string' }) ?? '1';
      record[String(key)] = this.#value(values, { path: `${path}.*`, name, near });
    }
    return record;
  }

  #array(schema: Json, { path, name, near }: Place): unknown[] {
    const { rng, seen, documents } = this.#glance;
    const item = (schema.items ?? {}) as Json;
    const { minItems = 0, maxItems = 3 } = schema as { readonly minItems?: number; readonly maxItems?: number };
    const count = Math.max(
      minItems,
      Math.min(
        maxItems,
        rng.weighted([
          [1, 6],
          [2, 3],
          [3, 1],
        ]),
      ),
    );
    const fields = Object.keys((item.properties ?? {}) as object);
    const records = fields.length > 0 ? pickRecords(seen.like(fields), documents.named.records(name), fields, rng) : [];
    const items: unknown[] = [];
    for (const record of rng.shuffle(records).slice(0, count))
      items.push(this.#value(item, { path, name, near: { ...near, ...record }, listed: true }));
    for (let n = items.length; n < (records.length > 0 ? minItems : count); n += 1)
      items.push(this.#value(item, { path, name, near, listed: true }));
    const texts = new Set<string>();
    return items.filter((one) => {
      const text = JSON.stringify(one);
      return texts.has(text) ? false : texts.add(text);
    });
  }

  /** A value that somebody could have picked: of the record at hand, of the document, of anything that was named. */
  #known({ name, near }: Place, schema: Json): unknown {
    const { rng, seen, documents } = this.#glance;
    const fits = (value: unknown): unknown => fitted(value, schema);
    const own = fits(near[name]);
    if (own !== undefined && rng.chance(0.85)) return own;
    const kind = documentKinds[name];
    const sources = [
      seen.values(name),
      kind === undefined ? [] : documents.ids(kind).slice(-20),
      documents.named.values(name),
    ];
    for (const [n, source] of sources.entries()) {
      const values = source.map(fits).filter((value) => value !== undefined);
      if (values.length > 0 && (n > 0 || rng.chance(0.85))) return rng.pick(values);
    }
    return undefined;
  }
}

function pickRecords(seen: readonly Fields[], named: readonly Fields[], fields: readonly string[], rng: Rng) {
  if (seen.length > 0 && rng.chance(0.9)) return seen;
  return named.filter((record) => fields.some((field) => field in record));
}

/** A value as the schema of a field wants it; undefined when it does not fit there. */
function fitted(value: unknown, schema: Json): unknown {
  if (Array.isArray(schema.enum)) return schema.enum.includes(value) ? value : undefined;
  if (schema.type === 'string') {
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value.length >= Number(schema.minLength ?? 0) ? value : undefined;
  }
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number') return undefined;
  const {
    minimum = -Infinity,
    exclusiveMinimum = -Infinity,
    maximum = Infinity,
  } = schema as Readonly<Record<string, number>>;
  return number >= minimum && number > exclusiveMinimum && number <= maximum ? number : undefined;
}

function put(request: Record<string, unknown>, path: string, value: unknown): void {
  const [outer, inner] = path.split('.') as [string, string?];
  if (inner === undefined) request[outer] = value;
  else request[outer] = { ...(request[outer] as object), [inner]: value };
}
