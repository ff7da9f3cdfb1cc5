import { actorOf } from '@power/domain/audit/actor.shared';
import { type Aggregate, evolve } from '@power/domain/kernel/aggregate';
import { type EventDefinition, upcastData } from '@power/domain/kernel/event';
import { contextOf } from '../commands/stream-cache.ts';
import { expectedHash, GENESIS } from '../event-store/hash-chain.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import type { StreamHead, StreamHeads } from '../event-store/verify.ts';
import { diff, type FieldChange } from './diff.ts';

export interface ReplayedEvent {
  readonly version: number;
  readonly posicion: string;
  readonly tipo: string;
  readonly etiqueta: string;
  readonly at: string;
  readonly usuario_id: string;
  readonly usuario: string;
  readonly perfil: string;
  readonly comando: string | null;
  readonly cambios: FieldChange[];
  /** Data of the event without its secret fields. */
  readonly datos: Record<string, unknown>;
}

export interface Replay<S> {
  readonly eventos: ReplayedEvent[];
  /** State after each event, same order. */
  readonly estados: S[];
  readonly verificado: boolean;
  /** What is wrong with the chain, Spanish. */
  readonly hallazgo?: string;
}

const withoutSecrets = (value: unknown, secret: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Record<string, unknown>).filter(([field]) => !secret.includes(field)),
  );

/** A whole stream, and its head where the log registers heads: read first, so that an event appended meanwhile is no finding. */
export async function readDocument(
  log: EventStore & Partial<StreamHeads>,
  stream: string,
): Promise<{ events: RecordedEvent[]; head: StreamHead | undefined }> {
  const head = await log.streamHead?.(stream);
  return { events: await log.read(stream), head };
}

/**
 * Walks a stream for people: who did what when, which fields changed, the state at every step (requirements §0.1.7).
 * `events` begin at the first one; `shown` turns a state into what may be seen of it.
 */
export function walk<S, V>(
  aggregate: Aggregate<S>,
  events: readonly RecordedEvent[],
  catalogue: ReadonlyMap<string, EventDefinition>,
  shown: (state: S, event: RecordedEvent) => V,
): Pick<Replay<V>, 'eventos' | 'estados'> {
  const eventos: ReplayedEvent[] = [];
  const estados: V[] = [];
  let state = aggregate.initial;
  let before: unknown;
  for (const event of events) {
    const definition = catalogue.get(event.type);
    const data = definition ? upcastData(definition, event.schema, event.data) : event.data;
    state = evolve(aggregate, state, { type: event.type, data }, contextOf(event));
    const view = shown(state, event);
    const { metadata } = event;
    eventos.push({
      version: event.version,
      posicion: String(event.position),
      tipo: event.type,
      etiqueta: definition?.label ?? event.type,
      at: metadata.at,
      ...actorOf(contextOf(event), data),
      comando: metadata.comando ?? null,
      cambios: diff(before, view),
      datos: withoutSecrets(data, definition?.secret ?? []),
    });
    estados.push(view);
    before = view;
  }
  return { eventos, estados };
}

/** {@link walk} over a whole stream, and whether its hash chain holds up to its head (DESIGN §5). */
export const replay = <S, V>(
  aggregate: Aggregate<S>,
  { events, head }: { readonly events: readonly RecordedEvent[]; readonly head: StreamHead | undefined },
  catalogue: ReadonlyMap<string, EventDefinition>,
  shown: (state: S, event: RecordedEvent) => V,
): Replay<V> => ({ ...walk(aggregate, events, catalogue, shown), ...verifyStream(events, head) });

/** Checks one stream's chain from its first event; `events` must be the whole stream. A cut-off end shows against `head` only. */
export function verifyStream(
  events: readonly RecordedEvent[],
  head?: StreamHead,
): { verificado: boolean; hallazgo?: string } {
  let previous = GENESIS;
  for (const [index, event] of events.entries()) {
    if (event.version !== index) return { verificado: false, hallazgo: `Falta el evento ${index} de este documento.` };
    if (expectedHash(previous, event) !== event.metadata.hash)
      return { verificado: false, hallazgo: `El evento ${index} (${event.type}) fue alterado.` };
    previous = event.metadata.hash;
  }
  if (head === undefined) return { verificado: true };
  const last = events[head.version];
  if (!last)
    return { verificado: false, hallazgo: `Faltan eventos al final: debía terminar en el evento ${head.version}.` };
  return last.metadata.hash === head.hash
    ? { verificado: true }
    : {
        verificado: false,
        hallazgo: `El evento ${head.version} (${last.type}) no es el que se registró al escribirlo.`,
      };
}
