import { actorOf } from '@power/domain/audit/actor.shared';
import { type Aggregate, evolve } from '@power/domain/kernel/aggregate';
import type { FieldCurrencies } from '@power/domain/kernel/document';
import { type EventKind, upcastData } from '@power/domain/kernel/event';
import type { FieldChange } from '@power/domain/kernel/history';
import { contextOf } from '../commands/stream-cache.ts';
import { expectedHash, GENESIS } from '../event-store/hash-chain.ts';
import { asUnreadable, EventUnreadable } from '../event-store/errors.ts';
import type { SharedServer } from '../event-store/foreign.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import { BEGINNING, plausible } from '../event-store/plausible.ts';
import { repeatedEvents } from '../event-store/repeated-ids.ts';
import type { StreamHead, StreamHeads } from '../event-store/verify.ts';
import { withCurrency } from './currency.ts';
import { diff } from './diff.ts';
import { withoutHeld } from './held-parts.ts';

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
  /** None at the first event: it brings every field, and naming them all would hide that it is the beginning. */
  readonly cambios: FieldChange[];
  /** Data of the event without its secret fields, and without the parts of lists that the document held before it. */
  readonly datos: Record<string, unknown>;
}

/** A step of a stream: an event at the current schema, what its aggregate was before it, and the state after it. */
export interface Step<S> {
  readonly event: RecordedEvent;
  readonly data: unknown;
  readonly definition: EventKind | undefined;
  readonly before: unknown;
  readonly state: S;
}

/**
 * Which steps of a walk are told (`from` ≤ version < `to`; default all), after which versions the state is wanted, and which
 * amounts of what is shown are in a currency of their own.
 */
export interface Told {
  readonly from?: number;
  readonly to?: number;
  readonly states?: readonly number[];
  readonly currencies?: FieldCurrencies | undefined;
}

export interface Walked<V> {
  readonly eventos: ReplayedEvent[];
  /** What may be seen of the state after each version that was asked for; a version that the stream does not have is absent. */
  readonly estados: ReadonlyMap<number, V>;
}

const withoutSecrets = (value: unknown, secret: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Record<string, unknown>).filter(([field]) => !secret.includes(field)),
  );

/** A whole stream with what else the log knows of it. */
export interface DocumentReading {
  readonly events: RecordedEvent[];
  /** Where the log registers heads: read first, so that an event appended meanwhile is no finding. */
  readonly head: StreamHead | undefined;
  /** What somebody did to the stream on the server of the log, in Spanish. */
  readonly fault: string | undefined;
}

/** Throws `StreamDamaged` for a stream that its server no longer shows whole. */
export async function readDocument(
  log: EventStore & Partial<StreamHeads & SharedServer>,
  stream: string,
): Promise<DocumentReading> {
  const head = await log.streamHead?.(stream);
  const events = await log.read(stream);
  const [fault] = (await log.streamFaults?.(stream)) ?? [];
  return { events, head, fault: fault?.detail };
}

/** Data of an event at the current schema. Throws `EventUnreadable`. */
export function currentData(event: RecordedEvent, catalogue: ReadonlyMap<string, EventKind>): unknown {
  const definition = catalogue.get(event.type);
  try {
    return definition ? upcastData(definition, event.schema, event.data) : event.data;
  } catch (error) {
    throw asUnreadable(event, error);
  }
}

/** Every step of a stream; `events` begin at the first one. Throws `EventUnreadable` at one that cannot be folded. */
export function* stepsOf<S>(
  aggregate: Aggregate<S>,
  events: readonly RecordedEvent[],
  catalogue: ReadonlyMap<string, EventKind>,
): Generator<Step<S>> {
  let state = aggregate.initial;
  for (const event of events) {
    const before = state;
    let data: unknown;
    try {
      data = currentData(event, catalogue);
      state = evolve(aggregate, before, { type: event.type, data }, contextOf(event));
    } catch (error) {
      throw asUnreadable(event, error);
    }
    yield { event, data, definition: catalogue.get(event.type), before, state };
  }
}

/** What a stream comes to, its events at their current schema; where it has none, the beginning of its aggregate. */
export function stateOf<S>(
  aggregate: Aggregate<S>,
  events: readonly RecordedEvent[],
  catalogue: ReadonlyMap<string, EventKind>,
): S {
  let last = aggregate.initial;
  for (const { state } of stepsOf(aggregate, events, catalogue)) last = state;
  return last;
}

/**
 * Walks a stream for people: who did what when, which fields changed (requirements §0.1.7). `shown` turns a state into what
 * may be seen of it, and is asked for what is told alone: of a long stream a page costs a fold and its own steps.
 */
export function walk<S, V>(
  steps: Iterable<Step<S>>,
  shown: (state: S) => V,
  { from = 0, to = Infinity, states = [], currencies = {} }: Told = {},
): Walked<V> {
  const eventos: ReplayedEvent[] = [];
  const estados = new Map<number, V>();
  let seen: V | undefined;
  for (const { event, data, definition, before, state } of steps) {
    const { version, metadata } = event;
    if (!(version >= from - 1 && version < to) && !states.includes(version)) continue;
    const view = shown(state);
    if (states.includes(version)) estados.set(version, view);
    if (version >= from && version < to) {
      const cambios = version === 0 ? [] : withCurrency(diff(seen, view), currencies, seen, view);
      const datos = withoutSecrets(data, definition?.secret ?? []);
      eventos.push({
        version,
        posicion: String(event.position),
        tipo: event.type,
        etiqueta: definition?.label ?? event.type,
        at: metadata.at,
        ...actorOf(contextOf(event), data),
        comando: metadata.comando ?? null,
        cambios,
        // What changes nothing is told by its event alone.
        datos: cambios.length === 0 ? datos : withoutHeld(datos, before),
      });
    }
    seen = view;
  }
  return { eventos, estados };
}

/** Last version that a stream had at an instant (ISO); −1 before its first event. */
export const versionAt = (events: readonly RecordedEvent[], at: string): number =>
  events.findLastIndex(({ metadata }) => Date.parse(metadata.at) <= Date.parse(at));

/** Whether the chain of a document is whole, and otherwise the first thing that is wrong, in Spanish. */
export interface Seal {
  readonly verificado: boolean;
  readonly hallazgo?: string;
}

/** A stream held against its chain. */
export interface Inspected {
  readonly seal: Seal;
  /** Events up to the first that is not what was written: only these may be folded. */
  readonly sound: readonly RecordedEvent[];
}

type Inspectable = Pick<DocumentReading, 'events'> & Partial<Pick<DocumentReading, 'head' | 'fault'>>;

/**
 * Checks one stream's chain from its first event, that none of them is there twice, and that their instants can be true;
 * `events` must be the whole stream. A cut-off end shows against `head` only. What somebody did on the server is told first.
 */
export function inspectStream({ events, head, fault }: Inspectable): Inspected {
  const inspected = inspectEvents(events, head);
  return fault === undefined ? inspected : { ...inspected, seal: { verificado: false, hallazgo: fault } };
}

function inspectEvents(events: readonly RecordedEvent[], head: StreamHead | undefined): Inspected {
  let previous = GENESIS;
  let before = BEGINNING;
  let doubted: string | undefined;
  const found = (hallazgo: string, sound = events): Inspected => ({ seal: { verificado: false, hallazgo }, sound });
  for (const [index, event] of events.entries()) {
    if (event.version !== index) return found(`Falta el evento ${index} de este documento.`, events.slice(0, index));
    if (expectedHash(previous, event) !== event.metadata.hash)
      return found(`El evento ${index} (${event.type}) fue alterado.`, events.slice(0, index));
    previous = event.metadata.hash;
    const { doubt, course } = plausible(event, before);
    doubted ??= doubt;
    before = course;
  }
  const last = head && events[head.version];
  if (head && !last) return found(`Faltan eventos al final: debía terminar en el evento ${head.version}.`);
  if (last && last.metadata.hash !== head.hash)
    return found(`El evento ${head.version} (${last.type}) no es el que se registró al escribirlo.`);
  const [repeated] = repeatedEvents(events);
  if (repeated) return found(`El evento ${repeated[0].version} está repetido: es el evento ${repeated[1].version}.`);
  return doubted === undefined ? { seal: { verificado: true }, sound: events } : found(doubted);
}

/**
 * What `tell` makes of a stream; where it meets an event that cannot be read, what it makes of the events before that one,
 * with a seal that says so.
 */
export async function upToUnreadable<T>(whole: Inspected, tell: (part: Inspected) => T | Promise<T>): Promise<T> {
  try {
    return await tell(whole);
  } catch (error) {
    if (!(error instanceof EventUnreadable)) throw error;
    const hallazgo = `El evento ${error.version} de este documento no se puede leer. Avisa al Administrador.`;
    return tell({ seal: { hallazgo, ...whole.seal }, sound: whole.sound.slice(0, error.version) });
  }
}

/** Events of a stretch (`from` ≤ index < `to`) that are not sound, as far as they may be told: their data are nobody's word. */
export const toldUnsound = (
  events: readonly RecordedEvent[],
  sound: readonly RecordedEvent[],
  { from, to }: { readonly from: number; readonly to: number },
  { verificado }: Seal,
): ReplayedEvent[] =>
  events
    .slice(Math.max(sound.length, from), to)
    .map((event) => unsoundEvent(event, verificado ? 'no se puede leer' : 'alterado'));

const unsoundEvent = (event: RecordedEvent, why: string): ReplayedEvent => ({
  version: event.version,
  posicion: String(event.position),
  tipo: event.type,
  etiqueta: `${event.type} (${why})`,
  at: event.metadata.at,
  ...actorOf(contextOf(event), {}),
  comando: event.metadata.comando ?? null,
  cambios: [],
  datos: {},
});
