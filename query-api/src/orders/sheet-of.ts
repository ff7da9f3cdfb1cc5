import { eventCatalogue } from '@power/domain/events';
import { evolve, streamOf } from '@power/domain/kernel/aggregate';
import { upcastData } from '@power/domain/kernel/event';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { visibleOrder } from '@power/domain/orders/guards';
import { order, type OrderState } from '@power/domain/orders/order';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { contextOf } from '@power/infra/platform/commands/stream-cache';
import type { EventStore, RecordedEvent } from '@power/infra/platform/event-store/port';

/** Adds to a state what only the stream knows: version, last change, and since when it is in its present state. */
export function withTimes(
  state: NonNullable<OrderState>,
  event: RecordedEvent,
  before: OrderSheet | undefined,
): OrderSheet {
  const same = before?.estatus === state.estatus;
  // The orders that parts of it went to have sheets of their own.
  const { divisiones: _, ...shown } = state;
  return {
    ...shown,
    chat_validacion: [...state.chat_validacion],
    version: event.version,
    updatedAt: event.metadata.at,
    estatus_at: same ? before.estatus_at : event.metadata.at,
  } as OrderSheet;
}

/** An order by its number as the log has it, now or at a moment; refused alike when it does not exist or is not the viewer's to see. */
export async function sheetOf(
  log: EventStore,
  user: Principal,
  number: string | number,
  asOf?: string,
): Promise<OrderSheet | Rejection> {
  const until = asOf === undefined ? Infinity : Date.parse(asOf);
  const events = (await log.read(streamOf(order, number))).filter((e) => Date.parse(e.metadata.at) <= until);
  let state: OrderState = order.initial;
  let sheet: OrderSheet | undefined;
  for (const event of events) {
    const definition = eventCatalogue.get(event.type);
    const data = definition ? upcastData(definition, event.schema, event.data) : event.data;
    state = evolve(order, state, { type: event.type, data }, contextOf(event));
    sheet = state && withTimes(state, event, sheet);
  }
  const visible = visibleOrder(state, user);
  return isRejection(visible) ? visible : sheet!;
}
