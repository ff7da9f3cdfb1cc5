import { type EventContext, type EventKind, upcastData } from '@power/domain/kernel/event';
import type { RecordedEvent } from '../event-store/port.ts';

/** An event with its context, upcast at most once however many projections fold it. */
export class Prepared {
  readonly event: RecordedEvent;
  readonly context: EventContext;
  #data: unknown;
  #upcast = false;

  constructor(event: RecordedEvent) {
    const { metadata, stream, version, position, recordedAt } = event;
    this.event = event;
    this.context = {
      stream,
      version,
      position,
      at: metadata.at,
      recordedAt,
      user: metadata.user,
      nombre: metadata.nombre,
      perfil: metadata.perfil,
      commandId: metadata.commandId,
    };
  }

  /** Data in the current schema. Throws when the log holds a schema newer than this code, or an upcaster does. */
  data(definition: EventKind): unknown {
    if (!this.#upcast) {
      this.#data = upcastData(definition, this.event.schema, this.event.data);
      this.#upcast = true;
    }
    return this.#data;
  }
}
