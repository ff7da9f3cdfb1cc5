import { aggregates } from '@power/domain/aggregates';
import { samples } from '@power/domain/event-samples.testing';
import { eventCatalogue } from '@power/domain/events';
import type { DomainEvent, EventContext } from '@power/domain/kernel/event';
import { testEvent } from '@power/infra/laboratory/testing/memory-event-store';
import type { NewEvent } from '@power/infra/platform/event-store/port';
import type { Projection } from '@power/infra/platform/projection/define';

const atOf = (aggregate: number, event: number): string =>
  new Date(Date.UTC(2026, 0, 5, 12, aggregate, event)).toISOString();
const contextOf = (stream: string, version: number): EventContext =>
  ({ stream, version, at: atOf(0, version), recordedAt: atOf(0, version), metadata: {} }) as unknown as EventContext;

/** Keys of the rows that a projection touches with an event, where it follows it. */
function keysOf({ rules }: Projection, { type, data }: DomainEvent, context: EventContext): readonly string[] {
  return rules.filter((rule) => rule.type === type).flatMap(({ keys }) => keys(data as never, context));
}

/** The same data about another document: each id that is `from` is `to`, as text or as number. */
function renamed(data: unknown, from: string, to: string): unknown {
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).map(([name, value]) => [name, renamed(value, from, to)] as const);
    return Array.isArray(data) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }
  if (data === from) return to;
  return typeof data === 'number' && String(data) === from && /^\d+$/.test(to) ? Number(to) : data;
}

/**
 * The life of a document: each of its events in the order of its declaration, and its beginning after each, for it may have
 * been deleted. Samples are of as many documents as the
 * log held; by the keys of the projections each is made to speak of the one that the first began.
 */
function lifeOf(projections: readonly Projection[], stream: string, types: readonly string[]): readonly DomainEvent[] {
  const [first, ...later] = types.map((type): DomainEvent => ({
    type,
    data: samples[type]![eventCatalogue.get(type)!.schema] as never,
  }));
  return [
    first!,
    ...later.map((event, n) =>
      projections.reduce((told, projection) => {
        const [own] = keysOf(projection, first!, contextOf(stream, 0));
        const [its] = keysOf(projection, told, contextOf(stream, n + 1));
        if (own === undefined || its === undefined || own === its) return told;
        return { ...told, data: renamed(told.data, its, own) as never };
      }, event),
    ),
  ];
}

/** A life of each aggregate, made of the samples of its events; `told` may change what an event says. */
export function everyLife(
  projections: readonly Projection[],
  told: (event: DomainEvent) => DomainEvent = (event) => event,
): { readonly stream: string; readonly events: readonly NewEvent[] }[] {
  return [...aggregates.values()].flatMap(({ name, folds }, n) => {
    const types = [...folds.keys()];
    const { _id = 'uno' } = samples[types[0]!]![eventCatalogue.get(types[0]!)!.schema]!;
    const stream = `${name}-${String(_id)}`;
    const life = lifeOf(
      projections,
      stream,
      types.flatMap((type) => [type, types[0]!]),
    );
    return [{ stream, events: life.map((event, version) => testEvent(told(event), { at: atOf(n, version) })) }];
  });
}
