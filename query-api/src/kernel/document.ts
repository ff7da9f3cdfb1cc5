import { eventCatalogue } from '@power/domain/events';
import { evolve, streamOf } from '@power/domain/kernel/aggregate';
import type { SheetTimes } from '@power/domain/kernel/document';
import { offer } from '@power/domain/kernel/document-actions';
import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import { upcastData } from '@power/domain/kernel/event';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { contextOf } from '@power/infra/platform/commands/stream-cache';
import type { EventStore, RecordedEvent } from '@power/infra/platform/event-store/port';
import { readDocument, replay } from '@power/infra/platform/history/replay';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';

type Declared = Pick<DocumentCalls, 'document' | 'rules'>;
/** State and what only the stream knows: version, last change, and since when it is in its present state. */
interface Standing {
  readonly state: unknown;
  readonly times: SheetTimes;
}

/** Walks the stream of a document up to a moment; undefined where it had not begun. */
async function standingOf(
  { document, rules }: Declared,
  log: EventStore,
  id: string | number,
  asOf: string | undefined,
): Promise<Standing | undefined> {
  const until = asOf === undefined ? Infinity : Date.parse(asOf);
  let state: unknown = rules.aggregate.initial;
  let standing: Standing | undefined;
  for (const event of await log.read(streamOf(rules.aggregate, id))) {
    if (Date.parse(event.metadata.at) > until) continue;
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

/** A document as this person may see it, now or as it was; refused alike when it does not exist or is not theirs to see. */
export async function readSheet(
  calls: Declared,
  log: EventStore,
  user: Principal,
  id: string | number,
  asOf?: string,
): Promise<{ readonly state: unknown; readonly sheet: unknown } | Rejection> {
  const standing = await standingOf(calls, log, id, asOf);
  const state = calls.rules.visible(standing?.state as never, user);
  if (isRejection(state)) return state;
  return { state, sheet: { ...calls.rules.shown(state, user), ...standing!.times } };
}

/** Version and times change with every event by nature; as field changes they would only be noise. */
const NOISE: ReadonlySet<string> = new Set(['version', 'updatedAt', 'estatus_at'] satisfies (keyof SheetTimes)[]);

/** Handlers of a document's queries: sheet with what may be done, history. */
export function documentQueries(calls: DocumentCalls): QueryHandler[] {
  const { document, rules, one, history, actions } = calls;
  return [
    handleQuery(one, async ({ id, asOf }, { log, user }) => {
      const found = await readSheet(calls, log, user, id, asOf);
      if (isRejection(found)) return found;
      const { acciones, principal } = offer(document.actions, actions, found.state, user, asOf !== undefined);
      return { ok: true as const, documento: found.sheet, acciones: [...acciones], principal };
    }),
    handleQuery(history, async ({ id, version }, { log, user }) => {
      const visible = await readSheet(calls, log, user, id);
      if (isRejection(visible)) return visible;
      const read = await readDocument(log, streamOf(rules.aggregate, id));
      let standing: Standing | undefined;
      const { eventos, estados, verificado, hallazgo } = replay(
        rules.aggregate,
        read,
        eventCatalogue,
        (state, event) => {
          standing = state ? { state, times: timesOf(document.state, state, event, standing) } : undefined;
          return standing && { ...rules.shown(state as never, user), ...standing.times };
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
