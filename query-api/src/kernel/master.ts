import { CAMPOS_IMAGEN, type Imagen } from '@power/domain/kernel/images';
import { reject } from '@power/domain/kernel/rejection';
import { fileStore } from '@power/infra/adapters/files/configured';
import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import { pageOf } from '@power/domain/kernel/history';
import type { MasterCalls } from '@power/domain/kernel/master';
import { shownRecord } from '@power/domain/kernel/master-events';
import { stepsOf, walk } from '@power/infra/platform/history/replay';
import type { MasterAlias } from '@power/domain/kernel/master-alias';
import { plain } from '@power/domain/kernel/text';
import { mayCall } from '@power/domain/kernel/call';
import { masterSearch } from '@power/domain/masters';
import type { Offer } from '@power/domain/kernel/master-row';
import { handleQuery, type QueryContext, type QueryHandler } from '@power/infra/platform/queries/handler';
import { exportOf } from '@power/infra/platform/export/export-of';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { recordsOf } from './master-records.ts';
import { rehearseRows } from './rehearse-rows.ts';
import { readBeside } from '@power/infra/platform/sheet/read-beside';
import { OF_A_REQUEST } from '@power/infra/platform/sheet/read-sheet';

/** Records in use with these values. */
const offering =
  (calls: MasterCalls, offer: Offer = {}) =>
  async (_: unknown, context: QueryContext) => ({
    resultadoDB: (await recordsOf(calls.master, context.rows)).filter(
      (row) => row.activo && Object.entries(offer).every(([field, value]) => row[field] === value),
    ),
  });

const listOf = ({ master }: MasterCalls) =>
  gridOf(master.row, {
    defaultSort: [{ colId: master.title, sort: master.newestFirst ? 'desc' : 'asc' }],
  });

/** A page of what was done to a record, its pictures by their names. */
const versionsOf =
  ({ aggregate }: MasterCalls) =>
  async (
    { id, pagina: wanted }: { readonly id: string; readonly pagina?: number | undefined },
    { log }: QueryContext,
  ) => {
    const events = await log.read(streamOf(aggregate, id));
    const { pagina, from, to } = pageOf(events.length, wanted);
    const { eventos } = walk(stepsOf(aggregate, events, eventCatalogue), shownRecord, { from, to });
    return { ok: true as const, eventos, pagina, total: events.length };
  };

/** Query handlers of a master. */
export function masterQueries(calls: MasterCalls): QueryHandler[] {
  const { master, grid, dropdown, second, rehearse } = calls;
  const list = listOf(calls);
  return [
    handleGrid(grid, list),
    handleQuery(
      calls.export,
      exportOf(calls.export, {
        titulo: master.words.titulo,
        grid: list,
        columns: excelOf(master.row, [...Object.keys(master.fields), 'activo', 'updatedAt']),
      }),
    ),
    handleQuery(calls.readFile, async ({ contenido, hoja }) =>
      readBeside(master, Buffer.from(contenido, 'base64'), { ...OF_A_REQUEST, hoja }),
    ),
    handleQuery(dropdown, offering(calls, master.offers.dropdown)),
    ...(second ? [handleQuery(second, offering(calls, master.offers.second))] : []),
    ...(calls.picture
      ? [
          handleQuery(calls.picture, async ({ id, imagen, tamano }, context) => {
            const row = (await recordsOf(calls.master, context.rows)).find((one) => one._id === id);
            const all = CAMPOS_IMAGEN.map((campo) => row?.[campo] as Imagen | null | undefined);
            const kept = all.find((one) => one?._id === imagen);
            const stream = kept ? await fileStore().open(kept[tamano]) : undefined;
            if (!stream)
              return reject('IMAGEN_NO_EXISTE', 'Imagen no encontrada', 'La imagen ya no está. Actualiza el listado.');
            return {
              file: { nombre: `${String(row![master.title])}.jpg`, tipo: 'image/jpeg', stream, immutable: true },
            };
          }),
        ]
      : []),
    ...(calls.versions ? [handleQuery(calls.versions, versionsOf(calls))] : []),
    handleQuery(rehearse, async ({ filas }, { rows }) => ({
      ok: true as const,
      ...(await rehearseRows(master, filas, rows)),
    })),
  ];
}

/** The same answers under a second address. */
export const aliasQueries = ({ calls, grid, dropdown, second }: MasterAlias): QueryHandler[] => [
  handleGrid(grid, listOf(calls)),
  handleQuery(dropdown, offering(calls, calls.master.offers.dropdown)),
  ...(second ? [handleQuery(second, offering(calls, calls.master.offers.second))] : []),
];

/** Of each list, as many as Ctrl-K shows of a kind. */
const MOST = 6;

/** Records of these masters whose name holds what was typed, the same name first; of each list for whoever may read it. */
export const masterFinder = (masters: readonly MasterCalls[]): QueryHandler =>
  handleQuery(masterSearch, async ({ buscar }, context) => {
    const wanted = plain(buscar);
    const open = masters.filter(({ grid }) => mayCall(grid.access, context.user!));
    const found = await Promise.all(
      open.map(async (calls) => {
        const { title, words, screen } = calls.master;
        if (screen === undefined) return [];
        return (await recordsOf(calls.master, context.rows))
          .map((row) => ({ _id: row._id, nombre: String(row[title]), name: plain(String(row[title])) }))
          .filter(({ name }) => name.includes(wanted))
          .map(({ name, ...hit }) => ({ ...hit, listado: words.titulo, pantalla: screen, exacto: name === wanted }))
          .toSorted((a, b) => Number(b.exacto) - Number(a.exacto))
          .slice(0, MOST);
      }),
    );
    return { registros: found.flat() };
  });
