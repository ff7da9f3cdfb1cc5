import { eventCatalogue } from '@power/domain/events';
import { type Attached, TIPOS_ARCHIVO } from '@power/domain/kernel/attachments';
import { streamOf } from '@power/domain/kernel/aggregate';
import { withoutCosts } from '@power/domain/kernel/costs';
import type { SheetTimes } from '@power/domain/kernel/document';
import { offer } from '@power/domain/kernel/document-actions';
import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import { HISTORY_PAGE, pageOf } from '@power/domain/kernel/history';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import type { FileStore } from '@power/infra/platform/files/file-store';
import type { EventStore, RecordedEvent } from '@power/infra/platform/event-store/port';
import {
  inspectStream,
  readDocument,
  type Step,
  stepsOf,
  toldUnsound,
  upToUnreadable,
  versionAt,
  walk,
} from '@power/infra/platform/history/replay';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';

type Declared = Pick<DocumentCalls, 'document' | 'rules'>;
/** Where streams are read. */
type Read = Pick<EventStore, 'read'>;
/** State and what only the stream knows: version, last change, and since when it is in its present state. */
interface Standing {
  readonly state: unknown;
  readonly times: SheetTimes;
}

/** The steps of a document with what only its stream knows; before it begins there is nothing. */
function* standings(
  { document, rules }: Declared,
  events: readonly RecordedEvent[],
): Generator<Step<Standing | undefined>> {
  let standing: Standing | undefined;
  for (const step of stepsOf(rules.aggregate, events, eventCatalogue)) {
    standing = step.state
      ? { state: step.state, times: timesOf(document.state, step.state, step.event, standing) }
      : undefined;
    yield { ...step, state: standing };
  }
}

const altered = (hallazgo = ''): Rejection =>
  reject(
    'REGISTRO_ALTERADO',
    'El registro fue alterado',
    `${hallazgo} Lo que dice este documento no es de fiar: avisa al Administrador.`.trim(),
  );

/** How a document stands; undefined where it had not begun. What somebody forged so that it does not fold is refused as that. */
async function standingOf(calls: Declared, log: Read, id: string | number): Promise<Standing | undefined | Rejection> {
  const events = await log.read(streamOf(calls.rules.aggregate, id));
  try {
    let last: Standing | undefined;
    for (const { state } of standings(calls, events)) last = state;
    return last;
  } catch (error) {
    const { seal } = inspectStream({ events });
    if (seal.verificado) throw error;
    return altered(seal.hallazgo);
  }
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
export interface Where {
  readonly log: Read;
  readonly today: Read;
  readonly user: Principal;
}

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
  if (standing && isRejection(standing)) return standing;
  if (now && isRejection(now)) return now;
  const visible = calls.rules.visible(now?.state, user);
  if (isRejection(visible)) return visible;
  const state = standing?.state ?? calls.rules.visible(undefined, user);
  if (isRejection(state)) return state;
  return { state, sheet: { ...calls.rules.shown(state, user), ...standing!.times } };
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
    handleQuery(history, async ({ id, version, pagina, al }, context) => {
      const { log, user } = context;
      const reading = await readDocument(log, streamOf(rules.aggregate, id));
      const { events } = reading;
      // The chain before the fold: what somebody else wrote need not be of a shape that folds.
      return upToUnreadable(inspectStream(reading), async ({ seal, sound }) => {
        // Where nothing is sound, what it says by itself must do: whoever may not see it as it stands sees nothing of it.
        const readable = sound.length === 0 ? events : sound;
        const readableLog = { read: () => Promise.resolve([...readable]) };
        const today = log === context.today || readable.length < events.length ? readableLog : context.today;
        const visible = await readSheet(calls, { user, log: readableLog, today }, id);
        if (isRejection(visible)) return visible;
        const total = events.length;
        const page = pageOf(
          total,
          pagina ?? (al === undefined ? undefined : Math.floor(Math.max(0, versionAt(events, al)) / HISTORY_PAGE)),
        );
        const lastVersion = Math.min(version ?? Infinity, total - 1);
        const { eventos, estados } = walk(
          standings(calls, sound),
          // What somebody may not see has not changed for them either.
          (standing) =>
            standing && withoutCosts({ ...rules.shown(standing.state as never, user), ...standing.times }, user),
          { ...(version === undefined ? page : { to: 0 }), states: [lastVersion], currencies: document.currencies },
        );
        const estado = estados.get(lastVersion);
        return {
          ok: true as const,
          eventos: [
            ...eventos.map((e) => ({ ...e, cambios: e.cambios.filter(({ campo }) => !NOISE.has(campo)) })),
            ...(version === undefined ? toldUnsound(events, sound, page, seal) : []),
          ],
          pagina: page.pagina,
          total,
          ...(estado && { estado }),
          ...seal,
        };
      });
    }),
  ];
}
