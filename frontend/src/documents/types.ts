import type { DocumentDefinition, SheetTimes } from '@power/domain/kernel/document';
import type { ReactNode } from 'react';
import type { AnyCall, WireFields } from '../api/wire.ts';
import type { SidePanel } from './document-side.tsx';

export interface OfferedAction<A extends string = string> {
  readonly accion: A;
  readonly permitida: boolean;
  readonly motivo?: string | undefined;
}

type Line = Readonly<Record<string, unknown>> & { readonly linea: number };

/** A call that not everybody may make. */
export type PermittedCall = AnyCall & Pick<WireFields, 'access'>;

/** What a document's screen adds to its declaration; the rest of the sheet is the kit's. */
export interface DocumentScreen<V = unknown, A extends string = string> {
  readonly document: DocumentDefinition<V, A>;
  readonly calls: {
    readonly one: AnyCall;
    readonly history: PermittedCall;
    readonly related: AnyCall;
    readonly attach: PermittedCall;
    readonly detach: AnyCall;
    readonly file: AnyCall;
  };
  /** Above the title of the sheet: *Resumen Pedido N° 15010*. */
  readonly sheetTitle: (id: string, sheet?: V) => string;
  /** Its sheet over a list ends with a button *Cerrar*, as the specification asks. */
  readonly closeButton?: true;
  /** Where its page is, when that is not the address of its declaration: it then opens over its list alone. */
  readonly address?: (id: string) => string;
  /** What each action does; those that only open a view say its name. */
  readonly run: Readonly<Record<A, (sheet: V & SheetTimes, show: (view: string) => void) => void>>;
  readonly icons: Readonly<Record<A, ReactNode>>;
  /** Cells that only this document has, by field: the rest is shown by its kind. */
  readonly cells?: Readonly<Record<string, (row: Line, sheet: V) => ReactNode>>;
  /** Above the lines. */
  readonly Notice?: (props: { readonly sheet: V }) => ReactNode;
  /** In the place of lines and totals, where a document is more than its lines. */
  readonly Body?: (props: { readonly sheet: V; readonly readOnly: boolean }) => ReactNode;
  /** Its conversation. */
  readonly Conversation?: (props: { readonly sheet: V; readonly readOnly: boolean }) => ReactNode;
  /** Further panels beside the lines. */
  readonly panels?: (sheet: V, readOnly: boolean) => readonly SidePanel[];
  /** No relation is declared of it. */
  readonly alone?: true;
  /** Its lists by their screens, for the previous and the next one: the field of their rows that is its id. */
  readonly lists?: Readonly<Record<string, { readonly query: AnyCall; readonly idField: string }>>;
}
