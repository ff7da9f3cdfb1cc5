import type { EventContext, EventKind } from '@power/domain/kernel/event';
import { checkComplete } from './complete.ts';

/**
 * PostgreSQL types that read models use. A fold gets a row back in one canonical form, whether it comes from memory or from
 * the table: absent = null, `integer`, `bigint` and `numeric` = number (safe integers only), `instant` = ISO text in UTC,
 * `day` = `yyyy-MM-dd`, `json` = the value with its keys in the order of jsonb.
 */
export type ColumnType = 'text' | 'integer' | 'bigint' | 'numeric' | 'boolean' | 'instant' | 'day' | 'json';

export type Row = Readonly<Record<string, unknown>>;

/** One case of a projection: which rows an event touches and what becomes of each. Pure: no clock, network or randomness. */
export interface ProjectionRule<R extends Row> {
  readonly type: string;
  /** Definition of the event, by which the runner upcasts. */
  readonly event: EventKind;
  /** Primary keys (text) of the rows that the event touches. */
  readonly keys: (data: unknown, context: EventContext) => readonly string[];
  /** Row before (undefined when absent) → row after; undefined deletes it; returning the same reference changes nothing. */
  readonly fold: (row: R | undefined, data: unknown, context: EventContext, key: string) => R | undefined;
}

export function rule<R extends Row, T extends string, D>(
  event: EventKind<T, D>,
  keys: (data: D, context: EventContext) => readonly string[],
  fold: (row: R | undefined, data: D, context: EventContext, key: string) => R | undefined,
): ProjectionRule<R> {
  return {
    type: event.type,
    event: event,
    keys: keys as ProjectionRule<R>['keys'],
    fold: fold as ProjectionRule<R>['fold'],
  };
}

/** A named socket frame (document 1 §7, requirements §1 Socket) that an event gives rise to, written to the feed in the same transaction. */
export interface Announcement {
  readonly type: string;
  readonly event: EventKind;
  readonly frames: (data: unknown, context: EventContext) => readonly Frame[];
}

export interface Frame {
  readonly evento: string;
  readonly datos: unknown;
  /** Who receives it. `publico: true` reaches sockets without a session too (queue screens) – never personal data. */
  readonly para: {
    readonly publico?: true;
    readonly perfiles?: readonly string[];
    readonly usuarios?: readonly string[];
    readonly todos?: true;
  };
}

export function announce<T extends string, D>(
  event: EventKind<T, D>,
  frames: (data: D, context: EventContext) => readonly Frame[],
): Announcement {
  return { type: event.type, event: event, frames: frames as Announcement['frames'] };
}

/** Values of a row by which the hub decides who may hear that it changed (same meaning as RowScope of the queries). */
export interface FeedScope {
  readonly ejecutivo?: string;
  readonly cliente?: string;
  /** A document of several brands is heard by each of them. */
  readonly marca?: string | readonly string[];
  readonly usuario?: string;
  readonly propio?: string;
}

export interface Projection<R extends Row = Row> {
  readonly kind: 'projection';
  /** `context/basename`, e.g. `orders/order-list`. */
  readonly name: string;
  /** Raise it when columns or rules change: the runner rebuilds blue/green. */
  readonly version: number;
  /** Table in schema `read`; `_key` (text primary key) is added by the runner. */
  readonly table: string;
  readonly columns: Readonly<Record<keyof R & string, ColumnType>>;
  /** Each an index over these columns (`_key` is appended); `{trigram: column}` for contains-searches by `ops.plain`; `{sql}` is what follows `ON table`. */
  readonly indexes?: readonly (readonly string[] | { readonly trigram: string } | { readonly sql: string })[];
  /** Indexes over its history besides the one by time, for what is asked of a past day often: these columns, or `{sql}` as above. */
  readonly past?: readonly (readonly string[] | { readonly sql: string })[];
  /** Keeps every version of every row by event time in `<table>_history`, so that grids answer `asOf` (ARCHITECTURE, *Projections*). */
  readonly temporal?: boolean;
  /** Every event makes rows of its own, which no other event touches: none is looked up or remembered. */
  readonly appends?: boolean;
  /**
   * Rows change again and again in fields that no index holds (prices, balances): pages keep room for the next version of
   * what they hold, which then stays there, and no index is written.
   */
  readonly roomy?: boolean;
  /** Topic of the change feed; absent = silent. */
  readonly topic?: string;
  readonly scope?: (row: R) => FeedScope;
  readonly rules: readonly ProjectionRule<R>[];
  /** Events of the aggregates it follows that change nothing in it (see checkComplete). */
  readonly ignores?: readonly string[];
  readonly announcements?: readonly Announcement[];
}

/** Declares a read model: one file owns its table, version and handlers (ARCHITECTURE, *Projections*). Default export of a file in projector/src/<context>. */
export function defineProjection<R extends Row>(options: Omit<Projection<R>, 'kind'>): Projection<R> {
  checkComplete(options);
  return { ...options, kind: 'projection' };
}
