import { keyIn, nameOf, type PivotDefinition } from '@power/domain/kernel/pivot';
import type { RowDefinition } from '@power/domain/kernel/row';
import type { Filter } from '../ui/list/list-state.ts';
import { only, onlyNamed } from '../ui/list/list-tabs.tsx';

interface Source {
  readonly row: Pick<RowDefinition, 'fields'>;
  readonly fields: Pick<PivotDefinition, 'keys'>;
}

/** What selects the lines of one value of a field of a report; whoever is named, by who they are. */
export function groupFilter({ row, fields }: Source, field: string, value: string | null): readonly [string, Filter] {
  const key = fields.keys?.[field];
  const _id = value === null ? undefined : keyIn(value);
  if (key !== undefined && _id !== undefined) return [key, onlyNamed({ _id, nombre: nameOf(value!) })];
  if (value !== null && row.fields[field]?.kind === 'day')
    return [field, { filterType: 'date', type: 'equals', dateFrom: `${value} 00:00:00` }];
  return [field, only(value)];
}
