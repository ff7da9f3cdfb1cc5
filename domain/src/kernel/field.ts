import { z } from 'zod';
import type { Looks } from './look.ts';

/**
 * What a value is. From its kind follow the column of the table, how a grid filters and sorts it, how Excel formats it,
 * how a screen shows it and what *Historia* calls it (CONTRIBUTING).
 *
 * `number` identifies (a document's number); `count` and `quantity` count things, the first whole; `pesos` are whole,
 * `dollars` and `euros` have cents; `percentage` is 0–100; `rate` is any factor; `day` is `yyyy-MM-dd`, `instant` ISO in
 * UTC; `state` is one of its choices; `flag` is yes or no; `list` holds texts, `numbers` whole numbers; `json` is shown by nobody by itself.
 */
export type FieldKind =
  | 'text'
  | 'code'
  | 'rut'
  | 'number'
  | 'count'
  | 'quantity'
  | 'pesos'
  | 'dollars'
  | 'euros'
  | 'percentage'
  | 'rate'
  | 'day'
  | 'instant'
  | 'state'
  | 'flag'
  | 'list'
  | 'numbers'
  | 'json';

export interface Field<T = unknown, K extends FieldKind = FieldKind> {
  readonly kind: K;
  /** Heading of its column and name in forms and histories, Spanish. */
  readonly label: string;
  readonly schema: z.ZodType<T>;
  readonly nullable: boolean;
  /** The quick filter and the palette look here. */
  readonly search: boolean;
  /** What something costs the company: leaves every reply of whoever lacks `margenes` (requirements §0.1.3). */
  readonly cost: boolean;
  /** For the machinery (keys, versions, scope): never offered as a column, nor exported. */
  readonly internal: boolean;
  /** Not in the table: the grid says how it is found. */
  readonly computed: boolean;
  /** Name of a person: lists shorten a long one on the screen. */
  readonly person: boolean;
  /** Of whole numbers: may pass 2³¹, as numbers that somebody else assigns do. */
  readonly wide: boolean;
  /** Of a `state`: every value that it can have. */
  readonly choices?: readonly string[];
  /** Of a `state` that an entity passes through: how each is shown. Without it the values are plain words. */
  readonly looks?: Looks<string>;
  /** Of an `instant` since when something waits: the states that nothing waits in. An age is neither shown nor found in them. */
  readonly settled?: Settled;
}

/** Field of the row that holds its state, and the states at issue. */
export interface Settled {
  readonly field: string;
  readonly states: readonly string[];
}

interface Options {
  readonly nullable?: boolean;
  readonly search?: boolean;
  readonly cost?: boolean;
  readonly internal?: boolean;
  readonly computed?: boolean;
  readonly person?: boolean;
  readonly wide?: boolean;
}

type Value<T, O> = O extends { readonly nullable: true } ? T | null : T;

function field<T, K extends FieldKind, O extends Options>(
  kind: K,
  label: string,
  schema: z.ZodType<T>,
  options: O,
  more: Partial<Field> = {},
): Field<Value<T, O>, K> {
  return {
    kind,
    label,
    schema: (options.nullable ? schema.nullable() : schema) as z.ZodType<Value<T, O>>,
    nullable: options.nullable ?? false,
    search: options.search ?? false,
    cost: options.cost ?? false,
    internal: options.internal ?? false,
    computed: options.computed ?? false,
    person: options.person ?? false,
    wide: options.wide ?? false,
    ...(more.choices && { choices: more.choices }),
    ...(more.looks && { looks: more.looks }),
    ...(more.settled && { settled: more.settled }),
  };
}

const of =
  <T, K extends FieldKind>(kind: K, schema: () => z.ZodType<T>) =>
  <const O extends Options = Record<never, never>>(label: string, options?: O): Field<Value<T, O>, K> =>
    field(kind, label, schema(), (options ?? {}) as O);

export const text = of('text', () => z.string());
/** An identifier: compared to the letter, never translated. */
export const code = of('code', () => z.string());
/** Chilean tax id, found with or without its dots and hyphen. */
export const rut = of('rut', () => z.string());
export const number = of('number', () => z.number().int());
export const count = of('count', () => z.number().int());
export const quantity = of('quantity', () => z.number());
export const pesos = of('pesos', () => z.number());
export const dollars = of('dollars', () => z.number());
export const euros = of('euros', () => z.number());
export const percentage = of('percentage', () => z.number());
export const rate = of('rate', () => z.number());
export const day = of('day', () => z.string());
export const instant = of('instant', () => z.string());
/** Since when something is in its present state: filtered and shown as an age, while it still waits for something. */
export const age = (label: string, settled: Settled): Field<string, 'instant'> =>
  field('instant', label, z.string(), {}, { settled });
export const flag = of('flag', () => z.boolean());
export const list = of('list', () => z.array(z.string()));
export const numbers = of('numbers', () => z.array(z.number().int()));
/** Any of these values. */
export const listOf = <const V extends readonly [string, ...string[]], const O extends Options = Record<never, never>>(
  label: string,
  values: V,
  options?: O,
): Field<Value<V[number][], O>, 'list'> =>
  field('list', label, z.array(z.enum(values)) as z.ZodType<V[number][]>, (options ?? {}) as O);

/** One of these values; a column, a filter or a look for any other does not compile. */
export const state = <const V extends readonly [string, ...string[]], const O extends Options = Record<never, never>>(
  label: string,
  choices: V,
  options?: O & { readonly looks?: Looks<V[number]> },
): Field<Value<V[number], O>, 'state'> =>
  field('state', label, z.enum(choices) as z.ZodType<V[number]>, (options ?? {}) as O, {
    choices,
    ...(options?.looks && { looks: options.looks }),
  });

/** A value of any shape, kept as JSON. */
export const json = <T, const O extends Options = Record<never, never>>(
  label: string,
  schema: z.ZodType<T>,
  options?: O,
): Field<Value<T, O>, 'json'> => field('json', label, schema, (options ?? {}) as O);

/** A text for the machinery: an id, a key. */
export const key = (label = ''): Field<string, 'code'> => field('code', label, z.string(), { internal: true });

/** An id that may be missing. */
export const optionalKey = (label = ''): Field<string | null, 'code'> =>
  field('code', label, z.string(), { internal: true, nullable: true });
