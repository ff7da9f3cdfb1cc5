import { type Aggregate, streamOf } from '@power/domain/kernel/aggregate';
import type { DomainEvent, EventKind } from '@power/domain/kernel/event';
import type { Principal } from '@power/domain/kernel/principal';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { AppendTooLarge } from '../event-store/errors.ts';
import {
  type AppendResult,
  type EventMetadata,
  type EventStore,
  type NewEvent,
  WrongExpectedVersion,
} from '../event-store/port.ts';
import { eventId } from './ids.ts';
import type { StreamState } from './stream-cache.ts';

/** On whose behalf and as part of what an append happens. */
export interface WriteContext {
  readonly user: Principal;
  readonly now: string;
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** Name of the declared command. */
  readonly comando: string;
}

/** How often a race that another process won is decided again before the person is asked to come again. */
export const MAX_ATTEMPTS = 25;

const metadataKnown = new WeakMap<WriteContext, EventMetadata>();

/** The same object for all that a command writes: whoever puts it into text does so once. */
function metadataOf(context: WriteContext): EventMetadata {
  let known = metadataKnown.get(context);
  if (!known) metadataKnown.set(context, (known = newMetadata(context)));
  return known;
}

function newMetadata(context: WriteContext): EventMetadata {
  const { user, now, commandId, correlationId, causationId, comando } = context;
  return {
    at: now,
    user: user._id,
    nombre: user.nombre,
    perfil: user.perfil,
    commandId,
    comando,
    correlationId,
    causationId,
  };
}

/** Checks decided events against their schemas and gives them ids and metadata. An event that does not fit is a fault of ours. */
export function toNewEvents<S>(
  aggregate: Aggregate<S>,
  stream: string,
  events: readonly DomainEvent[],
  part: string,
  context: WriteContext,
): NewEvent[] {
  const metadata = metadataOf(context);
  return events.map((event, index) => {
    const definition = aggregate.folds.get(event.type)?.event as EventKind | undefined;
    if (!definition)
      throw new Error(
        `${aggregate.name} does not fold ${event.type}: every event of a stream must be known to its aggregate`,
      );
    const id = eventId(stream, `${context.commandId}${part}`, index);
    return { id, type: event.type, schema: definition.schema, data: definition.data.parse(event.data), metadata };
  });
}

export type Attempt =
  | { readonly lost: true }
  | { readonly lost: false; readonly result: AppendResult; readonly refusal?: undefined }
  | { readonly lost: false; readonly refusal: Rejection };

/** What nobody meets who edits by hand: lists from files, texts pasted by the megabyte. */
const TOO_LARGE = reject(
  'DOCUMENTO_MUY_GRANDE',
  'Documento demasiado grande',
  'Son demasiados datos para guardarlos de una vez. Acorta los textos o divide el documento en varios.',
);

/** One optimistic append; a lost race and more than the log takes are values, anything else throws. */
export async function tryAppend<S>(
  store: EventStore,
  aggregate: Aggregate<S>,
  id: string | number,
  loaded: StreamState<S>,
  events: readonly NewEvent[],
): Promise<Attempt> {
  try {
    const expected = loaded.version < 0 ? 'no-stream' : loaded.version;
    return { lost: false, result: await store.append(streamOf(aggregate, id), events, expected) };
  } catch (error) {
    if (error instanceof WrongExpectedVersion) return { lost: true };
    if (error instanceof AppendTooLarge) return { lost: false, refusal: TOO_LARGE };
    throw error;
  }
}

/** Short random pause that grows with the attempts, so that racers do not meet again. */
export const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(50, 2 ** attempt));
  });
