import { changesOf } from '@power/domain/kernel/changes';
import { type ChangeFacts, type MasterCalls, namedElsewhere } from '@power/domain/kernel/master';
import type { MasterAlias } from '@power/domain/kernel/master-alias';
import type { Use } from '@power/domain/kernel/master-row';
import type { Values } from '@power/domain/kernel/master-events';
import { type RestoreFacts, restoredValues } from '@power/domain/kernel/master-restore';
import { type CommandHandler, type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { sql } from 'kysely';
import { readModels } from '@power/infra/platform/sql/database';
import { fileStore } from '@power/infra/adapters/files/configured';
import type { ReceivedImage } from '@power/domain/kernel/images';
import { UNNUMBERED } from './document-number.ts';
import { importRows, newId } from './master-import.ts';
import { receiveImage } from './receive-image.ts';
import { unknownReference } from './master-references.ts';
import { claimUnique } from './master-unique.ts';
import { stateAt } from './state-at.ts';

/** The condition on rows of a use that name this value. */
function namedBy({ column, list, under }: Pick<Use, 'column' | 'list' | 'under'>, value: unknown) {
  if (under !== undefined) return sql`starts_with(${sql.ref(column)}, ${`${String(value)}${under}`})`;
  return list ? sql`${sql.ref(column)} @> ${JSON.stringify([value])}::jsonb` : sql`${sql.ref(column)} = ${value}`;
}

/** Where a record is named by others, in the words of the refusal to delete it; of those uses alone that are asked for. */
async function usesOf(
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
async function renamed(
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
  const locked = usedBy.find(
    ({ locks }) =>
      locks && differs.includes(locks.campo) && [state?.values[locks.campo], wanted[locks.campo]].includes(locks.valor),
  );
  if (locked) {
    const usos = await usesOf(calls, id, services, (use) => use === locked);
    if (usos.length > 0) return { campo: locked.locks!.campo, usos };
  }
  return wanted['activo'] === false && state?.activo === true
    ? { campo: 'activo', usos: await usesOf(calls, id, services, ({ keeps }) => keeps === true) }
    : undefined;
}

/** A record as one of its versions left it, and whether it may be called so again. */
const restoring = (calls: MasterCalls, restore: NonNullable<MasterCalls['restore']>) =>
  provideFacts(
    restore,
    async ({ id, version }, services): Promise<RestoreFacts> => {
      const antes = await stateAt(calls.aggregate, id, version, services);
      const { state } = await services.load(calls.aggregate, id);
      if (!antes || !state) return { antes };
      const users = await renamed(calls, id, restoredValues(calls.master, antes), services);
      return { antes, enUso: users && namedElsewhere(calls.master, state.values, users) };
    },
    {
      before: async ({ id }, services, { antes }) => {
        const { state } = await services.load(calls.aggregate, id);
        if (!antes || !state || state.eliminado) return undefined;
        const wanted = restoredValues(calls.master, antes);
        return (
          (await unknownReference(calls, wanted, services, state.values)) ?? claimUnique(calls, services, id, wanted)
        );
      },
    },
  );

/** Of a record that is being decided on: it has no number yet. */
const WITHOUT_ID = String(UNNUMBERED);
const NOTHING: ReceivedImage = { grande: '', miniatura: '', ancho: 0, alto: 0 };

/** Handlers of a master's commands: number, unique fields, uses. */
export function masterHandlers(calls: MasterCalls): CommandHandler[] {
  const { master, aggregate, create, change, remove } = calls;
  const payloadOf = (request: object): Values => (request as Record<string, Values>)[master.payload]!;
  return [
    provideFacts(
      create,
      async (request, services) =>
        (await unknownReference(calls, payloadOf(request), services)) ?? {
          _id: master.identity.length > 0 ? await newId(calls, payloadOf(request), services) : WITHOUT_ID,
        },
      {
        numbered: {
          series: master.name,
          wanted: ({ _id }) => _id === WITHOUT_ID,
          fill: async (_facts, services, request) => ({ _id: await newId(calls, payloadOf(request), services) }),
        },
        before: (request, services, { _id }) => claimUnique(calls, services, _id, payloadOf(request)),
      },
    ),
    provideFacts(
      change,
      async (request, services) => renamed(calls, request.id as string, payloadOf(request), services),
      {
        async before(request, services) {
          const id = request.id as string;
          const { state } = await services.load(aggregate, id);
          if (!state || state.eliminado) return undefined;
          return (
            (await unknownReference(calls, payloadOf(request), services, state.values)) ??
            claimUnique(calls, services, id, payloadOf(request))
          );
        },
      },
    ),
    provideFacts(remove, async ({ id }, services) => ({
      usos: await usesOf(calls, id, services, ({ holding }) => holding === undefined),
    })),
    ...(calls.setPicture
      ? [
          provideFacts(calls.setPicture, async ({ id, nombre }, { load, body }) => {
            const { state } = await load(aggregate, id);
            // Nothing is taken in for a record that is not there; the decision says so.
            return state && !state.eliminado ? receiveImage(body, nombre, fileStore()) : NOTHING;
          }),
        ]
      : []),
    ...(calls.restore ? [restoring(calls, calls.restore)] : []),
    provideFacts(calls.import, ({ filas }, services) => importRows(calls, filas, services)),
  ] as CommandHandler[];
}

/** Records as the other system sends them, each a row of an import. */
export const aliasHandlers = ({ calls, change, payload }: MasterAlias): CommandHandler[] => [
  provideFacts(change, (request, services) => {
    const records = (request as unknown as Record<string, Values[]>)[payload]!;
    return importRows(
      calls,
      records.map((valores, n) => ({ fila: n + 1, valores })),
      services,
    );
  }) as CommandHandler,
];
