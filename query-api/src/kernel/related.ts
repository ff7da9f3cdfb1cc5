import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import type { Principal } from '@power/domain/kernel/principal';
import { MOST_RELATED, type Relacion, type Related } from '@power/domain/kernel/relation';
import type { AnyRow } from '@power/domain/kernel/row';
import type { TableName } from '@power/domain/tables';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { type Expression, type SqlBool, sql } from 'kysely';

type Found = Readonly<Record<string, unknown>>;

/** Rows of a declared read model that the person may see, those that came last first. */
const rowsWhere = (rows: Reader, row: AnyRow, where: Expression<SqlBool>, most: number): Promise<Found[]> =>
  rows
    .from(row.table as TableName)
    .selectAll()
    .where(() => where)
    .orderBy(sql.ref('createdAt'), 'desc')
    .orderBy('_key')
    .limit(most)
    .execute() as Promise<Found[]>;

const isValue = (field: string, value: unknown) => sql<boolean>`${sql.ref(field)} = ${value}`;

/** A document as one line of another's sheet. */
const shown = ({ document }: DocumentCalls, row: Found): Relacion['documentos'][number] => {
  const state = Object.entries(document.row.fields).find(([, { looks }]) => looks === document.looks)?.[0];
  const id = String(row['_id']);
  return {
    entidad: document.words.uno,
    path: document.path,
    id,
    titulo: document.called === undefined ? document.title(id) : String(row[document.called]),
    estado: state === undefined ? null : String(row[state]),
  };
};

/**
 * What belongs together with a document, found by the declared relations: of each kind for whoever may open it, and of
 * these the ones in the person's scope. Asked as of an instant, as it was then.
 */
export function relatedQuery(calls: DocumentCalls, documents: readonly DocumentCalls[]): QueryHandler {
  const { document, related } = calls;
  const homeOf = (row: AnyRow) => documents.find((one) => one.document.row === row)!;
  const follow = async (relation: Related, own: Found, rows: Reader, user: Principal): Promise<Relacion[]> => {
    const home = homeOf(relation.row);
    const value = own[relation.field] ?? null;
    if (value === null || !home.rules.read.includes(user.perfil)) return [];
    const found = await rowsWhere(rows, relation.row, isValue(relation.at, value), MOST_RELATED + 1);
    return found.length === 0
      ? []
      : [
          {
            titulo: relation.titulo,
            documentos: found.slice(0, MOST_RELATED).map((row) => shown(home, row)),
            mas: found.length > MOST_RELATED,
          },
        ];
  };
  return handleQuery(related, async ({ id }, { rows, user }) => {
    const [own] = await rowsWhere(rows, document.row, isValue('_id', String(id)), 1);
    // What is not there, or not this person's to see, is the sheet's to say.
    if (!own) return { ok: true as const, relaciones: [] };
    const relaciones = await Promise.all(calls.rules.related.map((relation) => follow(relation, own, rows, user)));
    return { ok: true as const, relaciones: relaciones.flat() };
  });
}
