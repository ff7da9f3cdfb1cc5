import type { MantineSize } from '@mantine/core';
import type { Filter, ListChange, ListState } from '../list-state.ts';
import type { FilterKind } from '../types.ts';
import { ChoiceField } from './choice-field.tsx';
import { TypedField } from './typed-field.tsx';

interface Props {
  readonly field: string;
  readonly label: string;
  readonly kind: FilterKind;
  readonly size: MantineSize;
  /** With its name above, as in a form. */
  readonly named?: boolean;
  readonly state: ListState;
  readonly onState: (change: ListChange) => void;
}

/** The filter of one column, in the row below the headings or in the sheet of a phone; it stands in the address. */
export function ColumnFilter({ field, kind, state, onState, ...look }: Props) {
  const filter = state.filterModel[field];
  const onFilter = (wanted: Filter | undefined) =>
    onState(({ filterModel: { [field]: _, ...others } }) => ({
      filterModel: wanted ? { ...others, [field]: wanted } : others,
    }));
  return typeof kind === 'string' ? (
    <TypedField kind={kind} filter={filter} onFilter={onFilter} {...look} />
  ) : (
    <ChoiceField values={kind} filter={filter} onFilter={onFilter} {...look} />
  );
}
