import { aggregates } from '@power/domain/aggregates';
import { documentOf } from '@power/domain/audit/documents.shared';
import type { AuditRow } from '@power/domain/audit/views/event-row';
import { eventCatalogue } from '@power/domain/events';
import { withoutCosts, withoutFields } from '@power/domain/kernel/costs';
import type { Principal } from '@power/domain/kernel/principal';
import { tellsNothing } from '@power/domain/kernel/tells-nothing';
import { EventUnreadable } from '@power/infra/platform/event-store/errors';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { diff, type FieldChange } from '@power/infra/platform/history/diff';
import { currentData, inspectStream, stepsOf, upToUnreadable, walk } from '@power/infra/platform/history/replay';
import { secretsOf } from './secrets.shared.ts';

interface Reader {
  readonly log: Pick<EventStore, 'read'>;
  readonly user: Pick<Principal, 'permisos'>;
}
type Told = ReadonlyMap<number, readonly FieldChange[]>;

/** A document of more events is not folded for a list: its events say what they set, without what was there before. */
const FOLDED = 40;
/** Streams that are read at a time: a page leaves connections of the log to everybody else. */
const AT_ONCE = 6;
/** More fields, and longer words, no cell shows; the document's history does. */
const FIELDS = 8;
const LONGEST = 120;

const cut = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;

const shortened = (changes: readonly FieldChange[]): FieldChange[] =>
  changes
    .filter(({ campo }) => !tellsNothing(campo))
    .slice(0, FIELDS)
    .map(({ campo, antes, despues }) => ({
      campo,
      ...(antes !== undefined && { antes: cut(antes) }),
      ...(despues !== undefined && { despues: cut(despues) }),
    }));

/** The changes of these versions of a short document, as its history tells them: only sound events are folded. */
async function folded(stream: string, versions: readonly number[], { log, user }: Reader): Promise<Told> {
  const aggregate = aggregates.get(documentOf(stream).categoria);
  if (!aggregate) return new Map();
  const secrets = secretsOf(aggregate);
  const events = await log.read(stream, { limit: Math.max(...versions) + 1 });
  const { eventos } = await upToUnreadable(inspectStream({ events }), ({ sound }) =>
    walk(
      stepsOf(aggregate, sound, eventCatalogue),
      (state) => withoutCosts((withoutFields(state, secrets) ?? {}) as Record<string, unknown>, user),
      { from: Math.min(...versions) },
    ),
  );
  return new Map(
    eventos.map(({ version, cambios, datos }) => {
      const changes = shortened(cambios);
      return [version, changes.length > 0 ? changes : shortened(diff(undefined, withoutCosts(datos, user)))];
    }),
  );
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What one event of a long document sets; some say what was there before. */
async function said(stream: string, version: number, { log, user }: Reader): Promise<Told> {
  const [event] = await log.read(stream, { from: version, limit: 1 });
  const definition = event && eventCatalogue.get(event.type);
  if (!definition) return new Map();
  const data = currentData(event, eventCatalogue);
  const shown = withoutCosts(withoutFields(data, new Set(definition.secret)) as Record<string, unknown>, user);
  const { antes, cambios } = shown;
  return new Map([
    [version, shortened(isObject(antes) && isObject(cambios) ? diff(antes, cambios) : diff(undefined, shown))],
  ]);
}

function ifUnreadable(error: unknown): Told {
  if (error instanceof EventUnreadable) return new Map();
  throw error;
}

/** Rows of *Auditoría* with what each event changed, as far as this person may see it. */
export async function withChanges(rows: readonly AuditRow[], reader: Reader): Promise<AuditRow[]> {
  const versionsOf = new Map<string, number[]>();
  for (const { stream, version } of rows) versionsOf.set(stream, [...(versionsOf.get(stream) ?? []), version]);
  const asked = [...versionsOf].flatMap(([stream, versions]) => {
    const short = versions.filter((version) => version < FOLDED);
    return [
      ...(short.length > 0 ? [{ stream, tell: () => folded(stream, short, reader) }] : []),
      ...versions
        .filter((version) => version >= FOLDED)
        .map((version) => ({ stream, tell: () => said(stream, version, reader) })),
    ];
  });
  const told = new Map<string, readonly FieldChange[]>();
  for (let n = 0; n < asked.length; n += AT_ONCE)
    await Promise.all(
      asked.slice(n, n + AT_ONCE).map(async ({ stream, tell }) => {
        // A document that cannot be read leaves its own rows without changes, and the others as they are.
        const changesOf = await tell().catch(ifUnreadable);
        for (const [version, changes] of changesOf) told.set(`${stream}@${version}`, changes);
      }),
    );
  return rows.map((row) => ({ ...row, cambios: [...(told.get(`${row.stream}@${row.version}`) ?? [])] }));
}
