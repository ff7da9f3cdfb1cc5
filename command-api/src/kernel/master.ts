import type { MasterCalls } from '@power/domain/kernel/master';
import type { Values } from '@power/domain/kernel/master-events';
import { type CommandHandler, type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { sql } from 'kysely';
import { readModels } from '@power/infra/platform/sql/database';
import { importRows } from './master-import.ts';
import { claimUnique } from './master-unique.ts';

/** Where a record is named by others, in the words of the refusal to delete it. */
async function usesOf({ master, aggregate }: MasterCalls, id: string, services: CommandServices) {
  const { state } = await services.load(aggregate, id);
  if (!state) return [];
  const db = readModels(services.db);
  const uses = await Promise.all(
    master.usedBy.map(async ({ table, column, by, label }) => {
      // The tables of other contexts are named by the declaration; a misspelt one fails the kit's test.
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${by === '_id' ? id : state.values[by]}`.execute(
        db,
      );
      return { label, n: rows[0]!.n };
    }),
  );
  return uses.filter(({ n }) => n > 0);
}

/** Handlers of a master's commands: number, unique fields, uses. */
export function masterHandlers(calls: MasterCalls): CommandHandler[] {
  const { master, aggregate, create, change, remove } = calls;
  const payloadOf = (request: object): Values => (request as Record<string, Values>)[master.payload]!;
  return [
    provideFacts(create, async (_, services) => ({ _id: String(await services.nextNumber(master.name)) }), {
      before: (request, services, { _id }) => claimUnique(calls, services, _id, payloadOf(request)),
    }),
    provideFacts(change, async () => undefined, {
      async before(request, services) {
        const id = request.id as string;
        const { state } = await services.load(aggregate, id);
        return state && !state.eliminado ? claimUnique(calls, services, id, payloadOf(request)) : undefined;
      },
    }),
    provideFacts(remove, async ({ id }, services) => ({ usos: await usesOf(calls, id, services) })),
    provideFacts(calls.import, ({ filas }, services) => importRows(calls, filas, services)),
  ] as CommandHandler[];
}
