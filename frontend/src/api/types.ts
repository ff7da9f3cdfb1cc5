import type { AsOf } from '@power/domain/kernel/as-of';
import type { accepted, refused } from '@power/domain/kernel/command';
import type { CallBase } from '@power/domain/kernel/call';
import type { z } from 'zod';

export type Accepted = z.output<typeof accepted>;
export type Refused = z.output<typeof refused>;

/** What the client fills in: `accion` from the declaration; the version seen may come with the options. */
type WithoutAccion<T> = T extends unknown
  ? 'expectedVersion' extends keyof T
    ? Omit<T, 'accion' | 'expectedVersion'> & { readonly expectedVersion?: number | undefined }
    : Omit<T, 'accion'>
  : never;

/** Declarations as the client takes them: any call of the contract. */
export type Call = Pick<CallBase, 'kind' | 'method' | 'path' | 'accion' | 'file'> & {
  readonly asOf?: AsOf;
  readonly request: z.ZodType;
  readonly reply: z.ZodType;
};

/** Request of a call; `accion` is filled in from the declaration. */
export type RequestOf<C extends Call> = WithoutAccion<z.input<C['request']>>;

/** Reply of a call: a query's rows, or a command's acceptance or refusal. */
export type ReplyOf<C extends Call> = C extends { kind: 'command'; answer(...args: never[]): infer A }
  ? (Accepted & A) | Refused
  : z.output<C['reply']>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Stream version that the person was looking at. */
  readonly expectedVersion?: number;
  /** Same id for a repetition of the same intent; drawn when absent. */
  readonly commandId?: string;
  /** Sent as the body, the fields in the address: for calls that take a file. */
  readonly file?: Blob;
  /** Goes on when the page that makes it is left. */
  readonly keepalive?: boolean;
  /** A session other than the browser's, to end it. */
  readonly token?: string;
  /** Leave 401 and 405 to the caller (guard, login). */
  readonly ownSessionFaults?: boolean;
}
