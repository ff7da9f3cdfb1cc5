import type { Aggregate } from '@power/domain/kernel/aggregate';
import { COST_FIELDS, withoutCosts, withoutFields } from '@power/domain/kernel/costs';
import type { Principal } from '@power/domain/kernel/principal';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { EventStore } from '../event-store/port.ts';
import { stepsOf, walk } from '../history/replay.ts';

/** More steps than these nobody reads: the latest ones say who is at it and how the document stands. */
const MOST = 50;

/** Refusal for a document that moved on: what changed since the person's version, field by field, and by whom (requirements §0.1.2). */
export async function staleVersion<S>(
  store: EventStore,
  aggregate: Aggregate<S>,
  stream: string,
  expected: number,
  actual: number,
  user: Principal,
): Promise<Rejection> {
  const definitions = new Map([...aggregate.folds].map(([type, { event }]) => [type, event]));
  // States keep secrets and costs under the names that events give them.
  const hidden = new Set([
    ...[...definitions.values()].flatMap(({ secret }) => secret),
    ...(user.permisos.margenes ? [] : COST_FIELDS),
  ]);
  const { eventos } = walk(
    stepsOf(aggregate, await store.read(stream), definitions),
    (state) => withoutFields(state, hidden),
    { from: Math.max(expected + 1, actual + 1 - MOST), to: actual + 1 },
  );
  const cambios = eventos.map(({ version, tipo, etiqueta, at, usuario, perfil, cambios: campos, datos }) => ({
    version,
    tipo,
    etiqueta,
    at,
    usuario,
    perfil,
    campos,
    datos: withoutCosts(datos, user),
  }));
  const who = cambios.at(-1)?.usuario;
  return reject(
    'VERSION_OBSOLETA',
    'El documento cambió',
    `${who ?? 'Otra persona'} cambió este documento mientras lo editabas. Revisa qué cambió.`,
    { version: actual, cambios },
  );
}
