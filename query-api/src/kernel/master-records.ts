import type { Master } from '@power/domain/kernel/master-row';
import type { Values } from '@power/domain/kernel/master-events';
import type { TableName } from '@power/domain/tables';
import type { Reader } from '@power/infra/platform/sql/reader';

export type MasterRecord = Values & { readonly _id: string; readonly activo: boolean };

/** Records of a master, by title. The table is known by its declaration alone, hence untyped here; it holds columns of the platform besides, which no reply declares. */
export const recordsOf = async (master: Master, rows: Reader): Promise<MasterRecord[]> =>
  (await rows
    .from(master.row.table as TableName)
    .select(Object.keys(master.row.fields) as never)
    .orderBy(master.title)
    .execute()) as MasterRecord[];
