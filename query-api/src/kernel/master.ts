import { changesOf } from '@power/domain/kernel/changes';
import { claimKey, type MasterCalls } from '@power/domain/kernel/master';
import type { Values } from '@power/domain/kernel/master-events';
import { readRows } from '@power/domain/kernel/master-rows';
import { handleQuery, type QueryContext, type QueryHandler } from '@power/infra/platform/queries/handler';
import { exportOf } from '@power/infra/platform/export/export-of';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { readSheet } from './read-sheet.ts';
import type { TableName } from '@power/domain/tables';

type Row = Values & { readonly _id: string; readonly activo: boolean };

/** Records of a master, by title. The table is known by its declaration alone, hence untyped here; it holds columns of the platform besides, which no reply declares. */
const recordsOf = async ({ master }: MasterCalls, { rows }: QueryContext): Promise<Row[]> =>
  (await rows
    .from(master.row.table as TableName)
    .select(Object.keys(master.row.fields) as never)
    .orderBy(master.title as never)
    .execute()) as unknown as Row[];

/** Query handlers of a master. */
export function masterQueries(calls: MasterCalls): QueryHandler[] {
  const { master, grid, dropdown, rehearse } = calls;
  const list = gridOf(master.row, { defaultSort: [{ colId: master.title as never, sort: 'asc' }] });
  return [
    handleGrid(grid, list),
    handleQuery(
      calls.export,
      exportOf(calls.export, {
        titulo: master.words.titulo,
        grid: list,
        columns: excelOf(master.row, [...Object.keys(master.fields), 'activo', 'updatedAt'] as never),
      }),
    ),
    handleQuery(calls.readFile, async ({ contenido }) => readSheet(master, Buffer.from(contenido, 'base64'))),
    handleQuery(dropdown, async (_, context) => ({
      resultadoDB: (await recordsOf(calls, context)).filter(({ activo }) => activo),
    })),
    handleQuery(rehearse, async ({ filas }, context) => {
      const { good, wrong } = readRows(master, filas, claimKey);
      const [first] = master.unique;
      const known = new Map((await recordsOf(calls, context)).map((row) => [claimKey(row[first!]), row]));
      const outcome = { nuevos: 0, modificados: 0, sin_cambio: 0 };
      for (const { values } of good) {
        const row = known.get(claimKey(values[first!]));
        const kind = row === undefined ? 'nuevos' : changesOf<Values>(row, values) ? 'modificados' : 'sin_cambio';
        outcome[kind] += 1;
      }
      return { ok: true as const, ...outcome, rechazados: [...wrong] };
    }),
  ];
}
