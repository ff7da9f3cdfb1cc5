import { changesOf } from '@power/domain/kernel/changes';
import { type ChangeFacts, filledSentence, type MasterCalls, reactivation } from '@power/domain/kernel/master';
import type { Values } from '@power/domain/kernel/master-events';
import type { Use } from '@power/domain/kernel/master-row';
import { masterWords } from '@power/domain/kernel/master-words';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { tables } from '@power/domain/tables';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { currentList } from './current-list.ts';

/** The condition on rows of a use that name this value. */
function namedBy({ column, list, under }: Pick<Use, 'column' | 'list' | 'under'>, value: unknown) {
  if (under !== undefined) return sql`starts_with(${sql.ref(column)}, ${`${String(value)}${under}`})`;
  return list ? sql`${sql.ref(column)} @> ${JSON.stringify([value])}::jsonb` : sql`${sql.ref(column)} = ${value}`;
}

/** Where a record is named by others, in the words of the refusal to delete it; of those uses alone that are asked for. */
export async function usesOf(
  { master, aggregate }: MasterCalls,
  id: string,
  services: CommandServices,
  only: (use: Use) => boolean = () => true,
) {
  const { state } = await services.load(aggregate, id);
  if (!state) return [];
  const db = readModels(services.db);
  const uses = master.usedBy.filter(
    (use) => only(use) && Object.entries(use.when ?? {}).every(([name, value]) => state.values[name] === value),
  );
  const counted = await Promise.all(
    uses.map(async ({ label, one, ...use }) => {
      const { table, by, holding } = use;
      const users = namedBy(use, by === '_id' ? id : state.values[by]);
      const some = holding === undefined ? sql`` : sql` and ${sql.ref(holding)} > 0`;
      // The tables of other contexts are named by the declaration; a misspelt one fails the kit's test.
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(table)} where ${users}${some}`.execute(db);
      const n = rows[0]?.n ?? 0;
      return { label: n === 1 ? one : label, n };
    }),
  );
  return counted.filter(({ n }) => n > 0);
}

/** What stands in the way of a change: where others name the record by what it makes different, or what is kept in one that it deactivates. */
export async function renamed(
  calls: MasterCalls,
  id: string,
  wanted: Values,
  services: CommandServices,
): Promise<ChangeFacts | undefined> {
  const { state } = await services.load(calls.aggregate, id);
  const { fields, usedBy } = calls.master;
  const differs = Object.keys((state && changesOf<Values>(state.values, wanted)?.cambios) ?? {});
  const campo = differs.find((name) => !fields[name]?.asked.fixed && usedBy.some(({ by }) => by === name));
  if (campo !== undefined)
    return {
      campo,
      usos: await usesOf(calls, id, services, ({ by, holding }) => by === campo && holding === undefined),
    };
  if (wanted['activo'] === false && state?.activo === true) {
    const usos = await usesOf(calls, id, services, ({ keeps }) => keeps === true);
    if (usos.length > 0) return { campo: 'activo', usos };
  }
  const locked = usedBy.find(
    ({ locks }) =>
      locks && differs.includes(locks.campo) && [state?.values[locks.campo], wanted[locks.campo]].includes(locks.valor),
  );
  const usos = locked ? await usesOf(calls, id, services, (use) => use === locked) : [];
  return locked && usos.length > 0 ? { campo: locked.locks!.campo, usos } : undefined;
}

/** Waits until the lists of what is kept in records of this master know all that was written before. */
export async function currentUses({ master }: MasterCalls, services: CommandServices): Promise<Rejection | undefined> {
  for (const { keeps, table } of master.usedBy) {
    if (!keeps) continue;
    // oxlint-disable-next-line no-await-in-loop -- two at most
    const late = await currentList(
      services,
      tables[table as keyof typeof tables].projection,
      masterWords(master).notSaved,
    );
    if (late) return late;
  }
  return undefined;
}

/** Whether a change puts a record out of use, or changes what something in it locks. */
export const concernsContents = ({ master }: MasterCalls, wanted: Values): boolean =>
  wanted['activo'] === false || master.usedBy.some(({ locks }) => locks !== undefined && locks.campo in wanted);

/** Puts a record into use again that something came into while it was put out of use; the sentence that says so. */
export async function reopenFilled(
  calls: MasterCalls,
  id: string,
  services: CommandServices,
): Promise<string | undefined> {
  await currentUses(calls, services);
  const usos = await usesOf(calls, id, services, ({ keeps }) => keeps === true);
  if (usos.length === 0) return undefined;
  const outcome = await services.run(calls.aggregate, id, 'reactivar', reactivation(calls));
  if (isRejection(outcome) || outcome.events.length === 0) return undefined;
  const { state } = await services.load(calls.aggregate, id);
  return filledSentence(calls.master, state!.values, usos);
}
