import type { Access } from '@power/domain/kernel/call';
import type { Call, ReplyOf, RequestOf } from './types.ts';

/** What the client needs of a declaration at run time. */
export type WireFields = Pick<Call, 'kind' | 'method' | 'path' | 'accion'> & {
  readonly access?: Access;
  readonly topic?: string;
};

/** A declared call without its schemas. */
export type Wire<C extends Call> = WireFields & { readonly declared?: C };

/**
 * Names a declared call without importing it: the calls of the first page must not bring the schema library with them
 * (DESIGN §12, first load). `wire.test.ts` holds every one against its declaration.
 */
export const wire = <C extends Call>(fields: WireFields): Wire<C> => fields;

export type AnyCall = Call | Wire<Call>;
export type RequestFor<C extends AnyCall> = C extends Call
  ? RequestOf<C>
  : C extends Wire<infer D>
    ? RequestOf<D>
    : never;
export type ReplyFor<C extends AnyCall> = C extends Call ? ReplyOf<C> : C extends Wire<infer D> ? ReplyOf<D> : never;
