import type { CustomFloatingFilterProps } from 'ag-grid-react';
import { type Filter, isSet } from '../list-state.ts';
import { useListState } from '../use-list-state.ts';

/** Filter of a yes/no column. AG Grid's community filters know none: it stands in the address like every other set. */
export function YesNoFilter({ column }: Pick<CustomFloatingFilterProps, 'column'>) {
  const [state, onState] = useListState();
  const field = column.getColId();
  const { [field]: filter, ...others } = state.filterModel;
  const chosen = filter && isSet(filter) && filter.values.length === 1 ? String(filter.values[0]) : '';
  const choose = (value: string) =>
    onState({
      filterModel:
        value === '' ? others : { ...others, [field]: { filterType: 'set', values: [value === 'true'] } as Filter },
    });
  return (
    <select
      className="yes-no"
      aria-label={`Filtrar ${column.getColDef().headerName ?? field}`}
      value={chosen}
      onChange={(e) => choose(e.currentTarget.value)}
    >
      <option value="">Todos</option>
      <option value="true">Sí</option>
      <option value="false">No</option>
    </select>
  );
}
