import type { EventKind } from '@power/domain/kernel/event';
import type { Projection } from './define.ts';
import { ofLease } from './key-share.ts';
import type { Process } from './process.ts';
import { checkTableName } from './tables.ts';

/** Refuses at start what would go wrong later: two of the same name or table, two meanings of one event. */
export function checkDefinitions(projections: readonly Projection[], processes: readonly Process[]): void {
  unique(
    'projection',
    [...projections, ...processes].map(({ name }) => name),
  );
  unique(
    'table',
    projections.flatMap(({ table, temporal }) => (temporal ? [table, `${table}_history`] : [table])),
  );
  const known = new Map<string, EventKind>();
  const handlers = [
    ...projections.flatMap(({ rules, announcements }) => [...rules, ...(announcements ?? [])]),
    ...processes.flatMap(({ reactions }) => reactions),
  ];
  for (const { type, event } of handlers) {
    const first = known.get(type) ?? event;
    if (first !== event && first.schema !== event.schema)
      throw new Error(`event ${type} is defined twice, with schemas ${first.schema} and ${event.schema}`);
    known.set(type, first);
  }
  for (const projection of projections) {
    if (ofLease(projection.name).projection !== projection.name)
      throw new Error(`projection ${projection.name}: its name would be taken for that of a part`);
    checkTableName(projection);
    for (const column of Object.keys(projection.columns)) {
      if (['_key', '_desde', '_hasta', '_position'].includes(column))
        throw new Error(`projection ${projection.name}: column ${column} belongs to the runner`);
    }
  }
}

function unique(what: string, names: readonly string[]): void {
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) throw new Error(`two projections or processes have the ${what} ${twice}`);
}
