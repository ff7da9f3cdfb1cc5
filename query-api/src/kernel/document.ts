import { eventCatalogue } from '@power/domain/events';
import { type Attached, TIPOS_ARCHIVO } from '@power/domain/kernel/attachments';
import { evolve, streamOf } from '@power/domain/kernel/aggregate';
import { withoutCosts } from '@power/domain/kernel/costs';
import type { SheetTimes } from '@power/domain/kernel/document';
import { offer } from '@power/domain/kernel/document-actions';
import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import { upcastData } from '@power/domain/kernel/event';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { contextOf } from '@power/infra/platform/commands/stream-cache';
import type { FileStore } from '@power/infra/platform/files/file-store';
import type { EventStore, RecordedEvent } from '@power/infra/platform/event-store/port';
import { readDocument, replay } from '@power/infra/platform/history/replay';
import { handleQuery, type QueryContext, type QueryHandler } from '@power/infra/platform/queries/handler';

type Declared = Pick<DocumentCalls, 'document' | 'rules'>;
/** State and what only the stream knows: version, last change, and since when it is in its present state. */
interface Standing {
  readonly state: unknown;
  readonly times: SheetTimes;
}

/** Walks the stream of a document; undefined where it had not begun. */
async function standingOf(
  { document, rules }: Declared,
  log: EventStore,
  id: string | number,
): Promise<Standing | undefined> {
  let state: unknown = rules.aggregate.initial;
  let standing: Standing | undefined;
  for (const event of await log.read(streamOf(rules.aggregate, id))) {
    const definition = eventCatalogue.get(event.type);
    const data = definition ? upcastData(definition, event.schema, event.data) : event.data;
    state = evolve(rules.aggregate as never, state, { type: event.type, data }, contextOf(event));
    standing = state ? { state, times: timesOf(document.state, state, event, standing) } : undefined;
  }
  return standing;
}

function timesOf(
  stateOf: (sheet: unknown) => string,
  state: unknown,
  { version, metadata: { at } }: RecordedEvent,
  before: Standing | undefined,
): SheetTimes {
  const same = before !== undefined && stateOf(before.state) === stateOf(state);
  return { version, updatedAt: at, estatus_at: same ? before.times.estatus_at : at };
}

/** Where a document is read: the log as it is shown, and that of today, which says whether this person may see it. */
export type Where = Pick<QueryContext, 'log' | 'today'> & { readonly user: Principal };

/**
 * A document as this person may see it, of the moment that is shown; refused alike when it does not exist or is not theirs
 * to see, which is a matter of today.
 */
export async function readSheet(
  calls: Declared,
  { log, today, user }: Where,
  id: string | number,
): Promise<{ readonly state: unknown; readonly sheet: unknown } | Rejection> {
  const standing = await standingOf(calls, log, id);
  const now = log === today ? standing : await standingOf(calls, today, id);
  const visible = calls.rules.visible(now?.state as never, user);
  if (isRejection(visible)) return visible;
  const state = standing?.state ?? calls.rules.visible(undefined as never, user);
  if (isRejection(state)) return state;
  return { state, sheet: { ...calls.rules.shown(state as never, user), ...standing!.times } };
}

/** Version and times change with every event by nature; as field changes they would only be noise. */
const NOISE: ReadonlySet<string> = new Set(['version', 'updatedAt', 'estatus_at'] satisfies (keyof SheetTimes)[]);

/** Handlers of a document's queries: sheet with what may be done, history, attached files. */
export function documentQueries(calls: DocumentCalls, files: () => FileStore): QueryHandler[] {
  const { document, rules, one, history, actions, file } = calls;
  return [
    handleQuery(one, async ({ id }, context) => {
      const found = await readSheet(calls, context, id);
      if (isRejection(found)) return found;
      const { acciones, principal } = offer(
        document.actions,
        actions,
        found.state,
        context.user,
        context.asOf !== undefined,
      );
      return { ok: true as const, documento: found.sheet, acciones: [...acciones], principal };
    }),
    handleQuery(file, async ({ id, adjunto }, context) => {
      const found = await readSheet(calls, context, id);
      if (isRejection(found)) return found;
      const attached = (found.sheet as Attached).adjuntos?.find(({ _id }) => _id === adjunto);
      const stream = attached && (await files().open(attached.sha256));
      if (!stream)
        return reject('ADJUNTO_NO_EXISTE', 'Archivo no encontrado', 'El archivo ya no está. Actualiza el documento.');
      return { file: { nombre: attached.nombre, tipo: TIPOS_ARCHIVO[attached.tipo], stream } };
    }),
    handleQuery(history, async ({ id, version }, context) => {
      const { log, user } = context;
      const visible = await readSheet(calls, context, id);
      if (isRejection(visible)) return visible;
      const read = await readDocument(log, streamOf(rules.aggregate, id));
      let standing: Standing | undefined;
      const { eventos, estados, verificado, hallazgo } = replay(
        rules.aggregate,
        read,
        eventCatalogue,
        (state, event) => {
          standing = state ? { state, times: timesOf(document.state, state, event, standing) } : undefined;
          // What somebody may not see has not changed for them either.
          return standing && withoutCosts({ ...rules.shown(state as never, user), ...standing.times }, user);
        },
      );
      const estado = version === undefined ? estados.at(-1) : estados[Math.min(version, estados.length - 1)];
      return {
        ok: true as const,
        eventos:
          version === undefined
            ? eventos.map((e) => ({ ...e, cambios: e.cambios.filter(({ campo }) => !NOISE.has(campo)) }))
            : [],
        ...(estado && { estado }),
        verificado,
        ...(hallazgo !== undefined && { hallazgo }),
      };
    }),
  ];
}
