import type { ChangeViews } from '@power/domain/kernel/change-view';
import type { CommandDefinition as Command } from '@power/domain/kernel/command';
import { COST_FIELDS, withoutFields } from '@power/domain/kernel/costs';
import type { Principal } from '@power/domain/kernel/principal';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { EventStore } from '../event-store/port.ts';
import { stepsOf, walk } from '../history/replay.ts';
import type { StreamState } from './stream-cache.ts';

/** More steps than these nobody reads: the latest ones say who is at it and how the document stands. */
const MOST = 50;
const TITLE = 'El documento cambió';

/** A stream as a command found it, and the version that the person was looking at. */
interface Asked {
  readonly stream: string;
  readonly expected: number;
  readonly loaded: StreamState<unknown>;
}

/** True when nothing that the person could edit has changed since the version they were looking at. */
export function isCurrent({ versionOf }: Command, loaded: StreamState<unknown>, expected: number): boolean {
  return versionOf ? expected >= versionOf(loaded.state) && expected <= loaded.version : loaded.version === expected;
}

/**
 * Refusal for a document that moved on: what changed since the person's version, field by field, and by whom (requirements
 * §0.1.2). It says what the document's own history would say to this person, and nothing of events themselves: whoever may
 * not open that history hears only that there is a newer version.
 */
export async function staleVersion(
  store: EventStore,
  views: ChangeViews,
  { aggregate, versionOf }: Command,
  { stream, expected, loaded: { state, version } }: Asked,
  user: Principal,
): Promise<Rejection> {
  const actual = versionOf?.(state) ?? version;
  const visible = views(aggregate.name)?.(state, user);
  if (!visible)
    return reject(
      'VERSION_OBSOLETA',
      TITLE,
      'El documento cambió mientras lo editabas. Ábrelo de nuevo y revisa antes de seguir.',
      { version: actual, cambios: [] },
    );
  const definitions = new Map([...aggregate.folds].map(([type, { event }]) => [type, event]));
  // States keep secrets and costs under the names that events give them.
  const hidden = new Set([
    ...[...definitions.values()].flatMap(({ secret }) => secret),
    ...(user.permisos.margenes ? [] : COST_FIELDS),
  ]);
  const { eventos } = walk(
    stepsOf(aggregate, await store.read(stream), definitions),
    (one) => withoutFields(visible.shown(one), hidden),
    { currencies: visible.currencies, from: Math.max(expected + 1, actual + 1 - MOST), to: actual + 1 },
  );
  const cambios = eventos.map(({ version, tipo, etiqueta, at, usuario, perfil, cambios: campos }) => ({
    version,
    tipo,
    etiqueta,
    at,
    usuario,
    perfil,
    campos,
  }));
  const who = cambios.at(-1)?.usuario;
  return reject(
    'VERSION_OBSOLETA',
    TITLE,
    `${who ?? 'Otra persona'} cambió este documento mientras lo editabas. Revisa qué cambió.`,
    { version: actual, cambios },
  );
}
