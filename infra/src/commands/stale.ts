import type { Aggregate } from '@power/domain/kernel/aggregate';
import { withoutCosts } from '@power/domain/kernel/costs';
import type { Principal } from '@power/domain/kernel/principal';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';

/** Data of an event without the fields that nobody may see. */
export function visibleData(event: RecordedEvent, secret: readonly string[]): Record<string, unknown> {
  const data = (event.data ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(data).filter(([field]) => !secret.includes(field)));
}

/** Refusal for a document that moved on: what changed since the person's version, and by whom (requirements §0.1.2). */
export async function staleVersion<S>(
  store: EventStore, aggregate: Aggregate<S>, stream: string, expected: number, actual: number, user: Principal,
): Promise<Rejection> {
  const since = (await store.read(stream, { from: expected + 1, limit: 50 })).filter((event) => event.version <= actual);
  const cambios = since.map((event) => {
    const definition = aggregate.folds.get(event.type)?.event;
    return {
      version: event.version, tipo: event.type, etiqueta: definition?.label ?? event.type, at: event.metadata.at,
      usuario: event.metadata.nombre ?? event.metadata.user, perfil: event.metadata.perfil, datos: withoutCosts(visibleData(event, definition?.secret ?? []), user),
    };
  });
  const who = cambios.at(-1)?.usuario;
  return reject(
    'VERSION_OBSOLETA', 'El documento cambió',
    `${who ?? 'Otra persona'} cambió este documento mientras lo editabas. Revisa los cambios y vuelve a guardar.`,
    { version: actual, cambios },
  );
}
