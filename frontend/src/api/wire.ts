import type { AsOf } from '@power/domain/kernel/as-of';
import type { Access } from '@power/domain/kernel/call';
import type { Scope } from '@power/domain/kernel/query';
import type { Call, ReplyOf, RequestOf } from './types.ts';

/** What the client needs of a declaration at run time. */
export type WireFields = Pick<Call, 'kind' | 'method' | 'path' | 'accion'> & {
  readonly access: Access;
  readonly topic?: string;
  readonly scope?: Scope;
  readonly asOf?: AsOf;
  /** A list that can be compared between two moments. */
  readonly compared?: true;
};

/** A declared call without its schemas, which are there as types alone. */
export type Wire<C extends Call> = WireFields & { readonly declared?: C };

/**
 * Names a declared call without importing it: neither the schema library nor anything of how the server decides comes
 * with it. `frontend/src/calls` holds one for every call of the contract, generated from it.
 */
export const wire = <C extends Call>(fields: WireFields): Wire<C> => fields;

export type AnyCall = Call | Wire<Call>;
export type RequestFor<C extends AnyCall> = C extends Call
  ? RequestOf<C>
  : C extends Wire<infer D>
    ? RequestOf<D>
    : never;
export type ReplyFor<C extends AnyCall> = C extends Call ? ReplyOf<C> : C extends Wire<infer D> ? ReplyOf<D> : never;
