import { type MasterCalls, namedElsewhere } from '@power/domain/kernel/master';
import type { MasterAlias } from '@power/domain/kernel/master-alias';
import type { Values } from '@power/domain/kernel/master-events';
import { type RestoreFacts, restoredValues } from '@power/domain/kernel/master-restore';
import { type CommandHandler, type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { fileStore } from '@power/infra/adapters/files/configured';
import type { ReceivedImage } from '@power/domain/kernel/images';
import type { Rejection } from '@power/domain/kernel/rejection';
import { UNNUMBERED } from './document-number.ts';
import { concernsContents, currentUses, renamed, reopenFilled, usesOf } from './master-uses.ts';
import { importRows, newId } from './master-import.ts';
import { receiveImage } from './receive-image.ts';
import { unknownReference } from './master-references.ts';
import { claimUnique } from './master-unique.ts';
import { stateAt } from './state-at.ts';

/** What else follows from a change of a record: refused before it is made, done after it. */
export interface MasterEffects {
  readonly before: (id: string, wanted: Values, services: CommandServices) => Promise<Rejection | undefined>;
  readonly after: (id: string, wanted: Values, services: CommandServices, motivo?: string) => Promise<void>;
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
export function masterHandlers(calls: MasterCalls, effects?: MasterEffects): CommandHandler[] {
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
      async (request, services) => {
        const wanted = payloadOf(request);
        const id = request.id as string;
        const named = await renamed(calls, id, wanted, services);
        if (named || !concernsContents(calls, wanted)) return named;
        // That nothing is in it is believed only of lists that know of everything.
        return (await currentUses(calls, services)) ?? renamed(calls, id, wanted, services);
      },
      {
        async finish(_reply, request, services) {
          const wanted = payloadOf(request);
          const id = request.id as string;
          await effects?.after(id, wanted, services, (request as { motivo?: string }).motivo);
          const mensaje = wanted['activo'] === false ? await reopenFilled(calls, id, services) : undefined;
          return mensaje === undefined ? {} : { mensaje };
        },
        async before(request, services) {
          const id = request.id as string;
          const { state } = await services.load(aggregate, id);
          if (!state || state.eliminado) return undefined;
          return (
            (await unknownReference(calls, payloadOf(request), services, state.values)) ??
            (await effects?.before(id, payloadOf(request), services)) ??
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
