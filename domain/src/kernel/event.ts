import type { z } from 'zod';
import type { PersonalPart } from './personal.ts';

/** An event before it has an id, a stream and metadata: what deciders return. */
export interface DomainEvent<T extends string = string, D = unknown> {
  readonly type: T;
  readonly data: D;
}

/** What folds see besides the data: who, when, where in the log. */
export interface EventContext {
  readonly stream: string;
  readonly version: number;
  /** Global log position. */
  readonly position: bigint;
  /** Instant of the decision, ISO 8601 UTC. */
  readonly at: string;
  /** Instant at which the log took it in, by the log's own clock, ISO 8601 UTC: `at` may be any day that was told. */
  readonly recordedAt: string;
  readonly user: string;
  readonly nombre?: string;
  readonly perfil: string;
  readonly commandId: string;
  /** Name of the declared command, where one is known. */
  readonly comando?: string;
}

/** What an event is, for whoever only reads it: one of any data is one of unknown data. */
export interface EventKind<T extends string = string, D = unknown> {
  readonly type: T;
  /** How *Historia* names it, Spanish. */
  readonly label: string;
  /** Current schema version of `data`; older ones are upcast once, on read. */
  readonly schema: number;
  readonly data: z.ZodType<D>;
  /** `upcast[n]` turns data of schema n into schema n + 1. */
  readonly upcast: Readonly<Record<number, (old: never) => unknown>>;
  /** Fields that no reply, history or export may show (password hashes, tokens). */
  readonly secret: readonly string[];
  /** Persons whom its data name, and who may be forgotten; most events have none. */
  readonly personal: readonly PersonalPart[];
}

/** An event that can be built: called with its data. */
export interface EventDefinition<T extends string = string, D = unknown> extends EventKind<T, D> {
  (data: D): DomainEvent<T, D>;
}

interface EventOptions<D> {
  readonly label: string;
  readonly data: z.ZodType<D>;
  readonly schema?: number;
  readonly upcast?: Readonly<Record<number, (old: never) => unknown>>;
  readonly secret?: readonly (keyof D & string)[];
  readonly personal?: readonly PersonalPart[];
}

/**
 * Declares an event of the log (ADR 1). Its name is permanent: a changed meaning is a new event, a changed shape a
 * new `schema` with an `upcast` from the one before. Calling the definition builds the event.
 */
export function defineEvent<T extends string, D>(type: T, options: EventOptions<D>): EventDefinition<T, D> {
  const schema = options.schema ?? 1;
  const upcast = options.upcast ?? {};
  for (let n = 1; n < schema; n += 1) {
    if (!upcast[n]) throw new Error(`${type}: no upcast from schema ${n}`);
  }
  const build = (data: D): DomainEvent<T, D> => ({ type, data });
  return Object.assign(build, {
    type,
    label: options.label,
    schema,
    data: options.data,
    upcast,
    secret: options.secret ?? [],
    personal: options.personal ?? [],
  });
}

/** Brings recorded data of an older schema to the current one. Throws when the log holds a schema newer than this code. */
export function upcastData<D>(definition: EventKind<string, D>, schema: number, data: unknown): D {
  if (schema > definition.schema)
    throw new Error(`${definition.type}: schema ${schema} is newer than ${definition.schema}`);
  let current = data;
  for (let n = schema; n < definition.schema; n += 1) current = definition.upcast[n]!(current as never);
  return current as D;
}
