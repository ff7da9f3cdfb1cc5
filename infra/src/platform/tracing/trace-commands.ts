import { isRejection } from '@power/domain/kernel/rejection';
import type { Dispatcher } from '../commands/dispatcher.ts';
import type { EventStore } from '../event-store/port.ts';
import { instant, type Tracer } from './tracer.ts';
import { withOwn } from './with-own.ts';

/** The dispatcher, telling each command that it runs: a span under whoever called, or under the event that a process answers. */
export function traceCommands(dispatcher: Dispatcher, tracer: Tracer | undefined): Dispatcher {
  if (!tracer) return dispatcher;
  const execute: Dispatcher['execute'] = async (definition, request, context) => {
    const start = instant();
    const { commandId, correlationId = commandId, causationId = commandId } = context;
    const follows = causationId !== commandId && causationId !== correlationId;
    const tell = (failed: boolean, resultado: string): void =>
      tracer.span({
        hop: 'command',
        id: commandId,
        name: definition.name,
        correlationId,
        ...(follows && { parent: { hop: 'event', id: causationId } }),
        start,
        end: instant(),
        failed,
        attributes: { 'power.command_id': commandId, 'power.resultado': resultado },
      });
    try {
      const reply = await dispatcher.execute(definition, request, context);
      tell(false, isRejection(reply) ? 'rechazado' : 'aceptado');
      return reply;
    } catch (error) {
      tell(true, 'falla');
      throw error;
    }
  };
  return { ...dispatcher, execute };
}

/** Lets a log tell each event that it took: a span under the command that decided it. */
export function traceAppends(store: EventStore, tracer: Tracer | undefined): EventStore {
  if (!tracer) return store;
  const append: EventStore['append'] = async (stream, events, expected) => {
    const start = instant();
    const result = await store.append(stream, events, expected);
    if (result.repeated) return result;
    const end = instant();
    for (const { id, type, metadata } of events) {
      const { correlationId, commandId } = metadata;
      const parent = { hop: 'command' as const, id: commandId };
      const attributes = { 'power.stream': stream, 'power.event_id': id };
      tracer.span({ hop: 'event', id, name: type, correlationId, parent, start, end, attributes });
    }
    return result;
  };
  return withOwn(store, { append });
}
