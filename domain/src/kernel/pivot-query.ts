import type { z } from 'zod';
import type { Perfil } from './perfiles.ts';
import { type PivotDefinition, pivotReply, pivotRequest } from './pivot.ts';
import { defineQuery, type QueryDefinition } from './query.ts';
import type { RowDefinition } from './row.ts';

interface Options {
  /** Call of the lines that it groups. */
  readonly path: string;
  readonly row: RowDefinition;
  readonly fields: PivotDefinition;
  readonly perfiles: readonly Perfil[];
  /** Projections that its fields are found in besides that of the row. */
  readonly reads?: readonly string[];
}
type Named = { readonly name: string; readonly summary: string };
type PivotQuery = QueryDefinition<z.ZodType<z.output<ReturnType<typeof pivotRequest>>>, typeof pivotReply>;

/** The two calls of a report: its groups and subtotals, and the same as a sheet, which needs the flag `exportar`. */
export function definePivotQueries(
  { path, row, fields, perfiles, reads = [] }: Options,
  calls: readonly [Named, Named],
) {
  const of = ({ name, summary }: Named, accion: string, more: object): PivotQuery =>
    defineQuery({
      context: 'reports',
      path,
      reads: [row.projection, ...reads],
      scope: row.scope,
      name,
      summary,
      accion,
      access: { perfiles },
      request: pivotRequest(accion, fields),
      reply: pivotReply,
      ...more,
    }) as PivotQuery;
  const [shown, file] = calls;
  return [
    of(shown, 'pivote', { ...(row.topic !== undefined && { topic: row.topic }) }),
    of(file, 'pivoteexcel', { access: { perfiles, permiso: 'exportar' }, file: 'xlsx' }),
  ] as const;
}
