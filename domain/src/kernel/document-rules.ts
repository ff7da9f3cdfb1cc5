import type { z } from 'zod';
import type { Aggregate } from './aggregate.ts';
import type { CallBase } from './call.ts';
import type { GridQuery } from './grid-query.ts';
import type { Perfil } from './perfiles.ts';
import type { Principal } from './principal.ts';
import type { QueryDefinition } from './query.ts';
import type { Rejection } from './rejection.ts';
import type { Related } from './relation.ts';
import type { RowDefinition } from './row.ts';

/** The list of a document whose row follows from its state: projection, grid and Excel are made from it. */
export interface DocumentList<D> {
  /** As it is kept, with the document itself (`documento`). */
  readonly row: RowDefinition;
  /** What it shows of a state; the document, its version and when it changed are added. */
  rowOf(state: D): object;
  /** Raised when `rowOf` or the row changes. */
  readonly version: number;
  readonly indexes?: readonly (readonly string[])[];
  readonly grid: GridQuery;
  readonly export: QueryDefinition;
  /** Of the Excel, and its columns: fields of the row, with a width where it is not the usual one. */
  readonly titulo: string;
  readonly excel: readonly (string | { readonly field: string; readonly ancho: number })[];
}

/** What the server knows of a document besides its declaration. */
export interface DocumentRules<S, V extends z.ZodType, A extends string> {
  readonly aggregate: Aggregate<S>;
  /** How requests name one: also the id of its stream. */
  readonly id: z.ZodType<string | number>;
  readonly sheet: V;
  readonly read: readonly Perfil[];
  /** Who reads its history, with what was said on the way. */
  readonly historia: readonly Perfil[];
  /** Who attaches files to one that they see. */
  readonly attach: readonly Perfil[];
  /** Most files of one; otherwise {@link MAX_ADJUNTOS}. */
  readonly mostFiles?: number;
  /** The row scope on its state; the same answer for one that does not exist. */
  visible(state: S, user: Principal): NonNullable<S> | Rejection;
  /** What of it this person is shown, as `sheet` has it but for its times. */
  shown(state: NonNullable<S>, user: Principal): object;
  /** The call behind every action, or the kit's own. A command carries its rule (`when`) itself. */
  readonly actions: Readonly<Record<A, CallBase | 'history'>>;
  /** Other documents that it belongs together with. */
  readonly related: readonly Related[];
  /** Actions whose command asks nothing of the document's state. */
  readonly anytime: readonly NoInfer<A>[];
  /** Its list, where the kit makes it. */
  readonly list?: DocumentList<NonNullable<S>>;
  /** Calls of its own that no contract of a context lists. */
  readonly calls?: readonly CallBase[];
}
