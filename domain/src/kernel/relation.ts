import { z } from 'zod';
import type { AnyRow, RowDefinition } from './row.ts';

/** One end of a relation: of which read model, by which of its fields, and what the documents at this end are called. */
interface End<R extends RowDefinition> {
  readonly row: R;
  readonly field: keyof R['fields'] & string;
  readonly titulo: string;
}

/** An end of any row; that its field is one of the row's was seen where the relation was declared. */
interface AnyEnd {
  readonly row: AnyRow;
  readonly field: string;
  readonly titulo: string;
}

/** Documents that belong together because a field of one says what a field of the other does. */
export interface Relation {
  readonly ends: readonly [AnyEnd, AnyEnd];
}

/** Declares a relation, to be followed from both ends; a field that a row does not have does not compile. */
export const relate = <A extends RowDefinition, B extends RowDefinition>(from: End<A>, to: End<B>): Relation => ({
  ends: [from, to],
});

/** How a document finds others: what `field` of its own row says, `at` says of theirs. */
export interface Related {
  readonly titulo: string;
  readonly field: string;
  readonly row: AnyRow;
  readonly at: string;
}

/** The relations of documents of this row, seen from them; one between two of its own is there in both directions. */
export const relatedOf = (row: AnyRow, relations: readonly Relation[]): readonly Related[] =>
  relations.flatMap(({ ends: [from, to] }) =>
    [[from, to] as const, [to, from] as const].flatMap(([own, other]) =>
      own.row === row ? [{ titulo: other.titulo, field: own.field, row: other.row, at: other.field }] : [],
    ),
  );

/** Most documents that are shown of one relation. */
export const MOST_RELATED = 20;

/** What a sheet shows of one relation; `mas`: there are more than are named. */
export const relacion = z.object({
  titulo: z.string(),
  documentos: z.array(
    z.object({
      /** What it is, as the registry of looks has it. */
      entidad: z.string(),
      /** With the id its address: `/sistema/<path>/<id>`. */
      path: z.string(),
      id: z.string(),
      titulo: z.string(),
      estado: z.string().nullable(),
    }),
  ),
  mas: z.boolean(),
});
export type Relacion = z.infer<typeof relacion>;
