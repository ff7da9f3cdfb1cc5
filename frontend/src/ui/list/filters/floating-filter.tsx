import type { CustomFloatingFilterProps } from 'ag-grid-react';
import type { ColumnExtras } from '../types.ts';
import { useListState } from '../use-list-state.ts';
import { ColumnFilter } from './column-filter.tsx';

/** Cell of the filter row. AG Grid gives the place alone: what is filtered stands in the address. */
export function FloatingFilter({ column }: Pick<CustomFloatingFilterProps, 'column'>) {
  const [state, onState] = useListState();
  const { headerName, context } = column.getColDef();
  const extras = context as ColumnExtras | undefined;
  if (!extras) return null;
  return (
    <ColumnFilter
      field={column.getColId()}
      label={headerName ?? column.getColId()}
      kind={extras.filter}
      size="xs"
      state={state}
      onState={onState}
    />
  );
}
